/**
 * Whether this address is a link from an email of ours: its tokens come after the #, and none of them before it.
 * supabase-js would also take them from the query, and prefer those: a link could then sign somebody in unnoticed.
 */
export function bringsTokens({ search, hash }: Pick<URL, 'search' | 'hash'>): boolean {
  const brought = new URLSearchParams(hash.slice(1))
  const asked = new URLSearchParams(search)
  return brought.has('access_token') && !TAKEN.some(name => asked.has(name))
}

const TAKEN = ['access_token', 'refresh_token', 'expires_at', 'expires_in', 'token_type', 'type', 'error', 'error_code']
