import { addMonths } from './day.ts'
import { NEWSLETTER_WORDINGS } from './newsletter-wordings.ts'
import type { Day } from './period.ts'

/**
 * What people agree to. The version is stored with the time, so that the words can be found again; not the newsletter's,
 * of which there is one.
 */
export const CONSENT_KINDS = ['call', 'email', 'health'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

export interface Wording {
  kind: ConsentKind
  /** The day it was first shown. Changed words get a new version; old ones are kept. */
  version: Day
  text: string
  /** How long the consent stands, in months, where the words say it; see `consentMonths`. */
  months?: number
}

/** Of each kind the oldest first. */
export const WORDINGS: readonly Wording[] = [
  {
    kind: 'call',
    version: '2026-11-21',
    text: 'Call me about this request on the number above. My agreement ends after three months, or when I say so.',
    months: 3,
  },
  ...NEWSLETTER_WORDINGS,
  {
    kind: 'health',
    version: '2026-11-21',
    text: 'Also send the treatments and services I ticked. I know that they say something about my health.',
  },
]

/** Under the Do Not Call Register Act, consent to be called lapses after so long unless a period is stated. */
export const CALL_CONSENT_MONTHS = 3

/** The words to show today. */
export const currentWording = (kind: ConsentKind): Wording => WORDINGS.findLast(wording => wording.kind === kind)!

export const wordingOf = (kind: ConsentKind, version: string): Wording | undefined =>
  WORDINGS.find(wording => wording.kind === kind && wording.version === version)

/** How many months a consent stands; undefined where it has no end. */
export const consentMonths = ({ kind, months }: Wording): number | undefined =>
  months ?? (kind === 'call' ? CALL_CONSENT_MONTHS : undefined)

/** The first day on which a consent no longer stands; undefined where it has no end. */
export function consentLapses(wording: Wording, given: Day): Day | undefined {
  const months = consentMonths(wording)
  return months === undefined ? undefined : addMonths(given, months)
}

/** Whether somebody may still be called on the strength of it. */
export function consentStands(wording: Wording, given: Day, on: Day): boolean {
  const lapses = consentLapses(wording, given)
  return given <= on && (lapses === undefined || on < lapses)
}
