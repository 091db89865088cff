import { type ConsentKind, wordingOf } from '#widgets/domain/consent.ts'
import { dayLabel } from '#widgets/domain/day.ts'

/** The day of the words that somebody agreed to; of words that we do not know, whatever the browser sent. */
export const wordingDay = (kind: ConsentKind, version: string): string =>
  wordingOf(kind, version) ? dayLabel(version) : version
