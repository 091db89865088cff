import { onDevice } from '#widgets/kit/backend/kept.ts'
import { SESSION_KEY } from '#widgets/kit/backend/session-key.ts'
import { isLinkFromMail } from './sign-in-link.ts'

/** Whether somebody may be signed in here. Looks, and fetches nothing: content pages stay light for everybody else. */
export function somebodyMayBeSignedIn(): boolean {
  return isLinkFromMail() || onDevice.read(SESSION_KEY) !== null
}

/** For the first script, as soon as it runs: `until-known.ts` uses it to show each visitor what is theirs. */
export function tellWhoMayBeHere(): void {
  document.documentElement.toggleAttribute('data-somebody', somebodyMayBeSignedIn())
  document.documentElement.toggleAttribute('data-known', true)
}
