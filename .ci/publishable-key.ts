/** Whether it opens every table, whatever the policies say: Supabase's new keys tell by their prefix, the old ones by the role in their token. */
export function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true
  try {
    return JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()).role === 'service_role'
  } catch {
    return false
  }
}

/** What is said to whoever gives one. */
export const SECRET_KEY_REFUSED =
  'VITE_SUPABASE_PUBLISHABLE_KEY takes the publishable key (sb_publishable_…): a secret one opens every table to anyone who reads the site.'
