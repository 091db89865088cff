import { submissions } from '#widgets/kit/backend/pending.ts'

// The device may be offline, or the backend down or busy: either way it is tried again.
const SENT = 'will be sent automatically as soon as it gets through.'

/** What has become of something that waits to be sent. */
export const waitsToBeSent = (onlyHere?: boolean): string =>
  onlyHere
    ? `cannot be saved by this browser: keep this page open, and it ${SENT}`
    : `is saved on this device and ${SENT}`

/** The same for what could not be sent. Asked anew each time it is shown: storage may have filled up since. */
export function notSent(what: string): string {
  const onlyHere = submissions().some(one => one.onlyHere)
  const until = onlyHere ? '' : ' We try for up to 24 hours, while one of our pages is open.'
  return `This could not be sent just now. ${what} ${waitsToBeSent(onlyHere)}${until}`
}
