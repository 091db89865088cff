import { onDevice } from '#widgets/kit/backend/kept.ts'
import { bringsTokens, dropHash } from '#widgets/kit/backend/link-from-mail.ts'
import { SESSION_KEY } from '#widgets/kit/backend/session-key.ts'

/** Whether somebody may be signed in here. Looks, and fetches nothing: content pages stay light for everybody else. */
export function somebodyMayBeSignedIn(): boolean {
  return hasLinkFromMail() || onDevice.read(SESSION_KEY) !== null
}

/** A link from an email carries its tokens, the reason why there are none, or what a button exchanges for them, behind the #. */
const hasLinkFromMail = () =>
  bringsTokens(location) || /[#&]error_description=/.test(location.hash) || signInLink(location.hash) !== undefined

/** What a link in an email of ours brings to `/auth`. */
export interface SignInLink {
  tokenHash: string
  type: 'signup' | 'recovery'
}

/** Mail programs and trackers leave a full stop, a bracket or a parameter after it. */
export function signInLink(hash: string): SignInLink | undefined {
  const [, tokenHash, type] = /^#token_hash=([\w-]+)&type=(signup|recovery)(?![\w-])/.exec(hash) ?? []
  return tokenHash ? { tokenHash, type: type as SignInLink['type'] } : undefined
}

/** The event that the auth service will emit once it has taken the email link in this tab's own address. */
export function linkBrings(): 'SIGNED_IN' | 'PASSWORD_RECOVERY' | undefined {
  if (!bringsTokens(location)) return undefined
  return /[#&]type=recovery/.test(location.hash) ? 'PASSWORD_RECOVERY' : 'SIGNED_IN'
}

/** Why an email link no longer works, in words chosen by whoever made the link; removed from the address. */
export function takeLinkError(): string | null {
  const said = new URLSearchParams(location.hash.slice(1)).get('error_description')
  if (said) dropHash()
  return said
}

/** For the first script, as soon as it runs: `until-known.ts` uses it to show each visitor what is theirs. */
export function tellWhoMayBeHere(): void {
  document.documentElement.toggleAttribute('data-somebody', somebodyMayBeSignedIn())
  document.documentElement.toggleAttribute('data-known', true)
}
