/**
 * Whether anybody may read it: Supabase's new keys tell by their prefix, the old ones by the role in their token. Anything
 * else is refused, as a secret key is with a quotation mark or a space copied along, or a password in the wrong variable.
 */
export const isPublishableKey = (key: string): boolean => /^sb_publishable_[\w-]+$/.test(key) || roleIn(key) === 'anon'

function roleIn(key: string): unknown {
  if (!/^[\w-]+(\.[\w-]+){2}$/.test(key)) return undefined
  try {
    return JSON.parse(Buffer.from(key.split('.')[1]!, 'base64url').toString()).role
  } catch {
    return undefined
  }
}

/** What is said to whoever gives another. */
export const ONLY_PUBLISHABLE_KEY =
  'VITE_SUPABASE_PUBLISHABLE_KEY takes the publishable key (sb_publishable_…), with nothing around it: a secret one opens every table to anyone who reads the site.'
