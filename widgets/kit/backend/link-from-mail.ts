/**
 * Whether this address is a link from an email of ours: its tokens come after the #, and none of them before it.
 * supabase-js would also take them from the query, and prefer those: a link could then sign somebody in unnoticed.
 */
export function bringsTokens({ search, hash }: Pick<URL, 'search' | 'hash'>): boolean {
  const brought = new URLSearchParams(hash.slice(1))
  const asked = new URLSearchParams(search)
  return brought.has('access_token') && !TAKEN.some(name => asked.has(name))
}

const TAKEN = [
  'access_token',
  'refresh_token',
  'expires_at',
  'expires_in',
  'token_type',
  'type',
  'error',
  'error_code',
  'error_description',
]

/**
 * For when the auth service has accepted what a request was authorised by: a token from this address leaves it now.
 * supabase-js is about to remove it too, but by a new entry in the tab's history: Back would lead to the token, and the
 * page, which has moved, would begin at its top again.
 */
export function tokenAccepted(authorization: string | null): void {
  if (!bringsTokens(location)) return
  if (authorization !== `Bearer ${new URLSearchParams(location.hash.slice(1)).get('access_token')}`) return
  dropHash()
}

/** Takes what is behind the # out of the address, and out of the tab's history. */
export const dropHash = (): void => history.replaceState(history.state, '', location.href.split('#')[0])
