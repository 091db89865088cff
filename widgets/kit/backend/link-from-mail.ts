/**
 * Whether this address is a link from a mail of ours: its tokens stand behind the #, and nothing of theirs before it.
 * supabase-js by itself takes them from the query too, and rather: so a link could sign somebody in unannounced.
 */
export function bringsTokens({ search, hash }: Pick<URL, 'search' | 'hash'>): boolean {
  const brought = new URLSearchParams(hash.slice(1))
  const asked = new URLSearchParams(search)
  return brought.has('access_token') && !TAKEN.some(name => asked.has(name))
}

const TAKEN = ['access_token', 'refresh_token', 'expires_at', 'expires_in', 'token_type', 'type', 'error', 'error_code']
