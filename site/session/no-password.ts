import type { User } from '#widgets/kit/backend/client.ts'

/**
 * If a letter was requested again before the address was confirmed, Auth no longer holds a password: it may have been a
 * stranger's (the trigger `forget_password`).
 */
export function hasNoPassword(user: User | null): boolean {
  const [made, letter, recovery, confirmed] = [
    user?.created_at,
    user?.confirmation_sent_at,
    user?.recovery_sent_at,
    user?.email_confirmed_at,
  ].map(time => Date.parse(time ?? ''))
  // The first letter goes out at once, another one a minute later at the earliest.
  return letter! - made! > 30_000 || recovery! < confirmed!
}
