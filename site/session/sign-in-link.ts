import { bringsTokens, dropHash } from '#widgets/kit/backend/link-from-mail.ts'

/** Whether an email link led here: its tokens, why there are none, or what a button exchanges for them, are behind the #. */
export const isLinkFromMail = (): boolean =>
  bringsTokens(location) || /[#&]error_description=/.test(location.hash) || signInLink(location.hash) !== undefined

/** What a link in an email of ours brings to `/auth`. */
export interface SignInLink {
  tokenHash: string
  type: 'signup' | 'recovery'
}

/** What an address brings, if it is of such a link. Mail programs and trackers leave a full stop, a bracket or a parameter after it. */
export function signInLink(hash: string): SignInLink | undefined {
  const [, tokenHash, type] = /^#token_hash=([\w-]+)&type=(signup|recovery)(?![\w-])/.exec(hash) ?? []
  return tokenHash ? { tokenHash, type: type as SignInLink['type'] } : undefined
}

/** The event that the auth service will emit once it has taken the email link in this tab's own address. */
export function linkBrings(): 'SIGNED_IN' | 'PASSWORD_RECOVERY' | undefined {
  if (!bringsTokens(location)) return undefined
  // As the client reads it: otherwise another event would come, and nothing would say who has been signed in.
  const type = new URLSearchParams(location.hash.slice(1)).getAll('type').pop()
  return type === 'recovery' ? 'PASSWORD_RECOVERY' : 'SIGNED_IN'
}

/** Why an email link no longer works, in words chosen by whoever made the link; removed from the address. */
export function takeLinkError(): string | null {
  const said = new URLSearchParams(location.hash.slice(1)).get('error_description')
  if (said) dropHash()
  return said
}
