import { isUnanswered } from '#widgets/kit/backend/client.ts'
import { notify } from '#widgets/kit/notify/notify.tsx'
import { type AuthRefusal, providersOwn } from './providers-own.ts'
import { takeLinkError } from './sign-in-link.ts'

/** What the provider is known to say about a link. Any other words may come from somebody who made the link up. */
const PROVIDERS_OWN = ['Email link is invalid or has expired', 'Token has expired or is invalid', 'User is banned']

export const SIGN_IN_FAILED = 'Failed to sign in'

/** Says why the link in the address, if there is one, no longer works. */
export function tellLinkError(): void {
  const said = takeLinkError()
  if (said) notify.error(PROVIDERS_OWN.includes(said) ? said : 'This link no longer works. Ask for a new one.')
}

/** Says that a link’s tokens were refused, or could not be checked; without an error, the client was not loaded. */
export function tellLinkFailed(error?: AuthRefusal): void {
  const mayStillWork = !error || isUnanswered(error)
  // The provider repeats parts of tokens that it cannot read, after a comma: whoever made the link wrote those.
  const [said] = (error && providersOwn(error))?.split(',') ?? []
  notify.error(
    said ?? SIGN_IN_FAILED,
    mayStillWork ? 'We could not be reached just now. Reload this page to try again.' : 'Ask for a new link.',
  )
}
