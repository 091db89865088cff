import type { User } from '#widgets/kit/backend/client.ts'

/**
 * Where a letter was asked for again before the address was confirmed, Auth has no password any more: it may have been a
 * stranger's (the trigger `forget_password`).
 */
export function hasNoPassword(user: User | null): boolean {
  const [made, letter, recovery, confirmed] = [
    user?.created_at,
    user?.confirmation_sent_at,
    user?.recovery_sent_at,
    user?.email_confirmed_at,
  ].map(time => Date.parse(time ?? ''))
  // The only letter goes out at once, another one a minute later at the earliest.
  return letter! - made! > 30_000 || recovery! < confirmed!
}
