import { submissions } from '#widgets/kit/backend/pending.ts'

const SAVED =
  'is saved on this device for up to 24 hours and will be sent automatically once the connection is back and one of our pages is open.'

const ONLY_HERE =
  'cannot be saved by this browser: keep this page open, and it will be sent automatically once the connection is back.'

/** What has become of what could not be sent, as it is true now: storage may be full or blocked. */
export function notSent(what: string): string {
  const where = submissions().some(({ onlyHere }) => onlyHere) ? ONLY_HERE : SAVED
  return `This could not be sent just now. ${what} ${where}`
}
