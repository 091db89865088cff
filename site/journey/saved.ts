import { submissions } from '#widgets/kit/backend/pending.ts'

/** Ends the sentence about what could not be sent yet. */
export const SAVED =
  'is saved on this device for up to 24 hours and will be sent automatically once the connection is back and one of our pages is open.'

const NOT_SAVED =
  'cannot be saved by this browser: keep this page open, and it will be sent automatically once the connection is back.'

/** The sentence as it is true here: storage may be full or blocked. */
export const asSaved = (sentence: string): string =>
  submissions().some(({ onlyHere }) => onlyHere) ? sentence.replace(SAVED, NOT_SAVED) : sentence
