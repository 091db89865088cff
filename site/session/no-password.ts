import type { User } from '#widgets/kit/backend/client.ts'

/**
 * Whether Auth has removed this account's password (the trigger `forget_password`): it does so if an email was requested
 * again before the address was confirmed, because the password may have been a stranger's.
 */
export function hasNoPassword(user: User | null): boolean {
  const [created, confirmationSent, recoverySent, confirmed] = [
    user?.created_at,
    user?.confirmation_sent_at,
    user?.recovery_sent_at,
    user?.email_confirmed_at,
  ].map(time => Date.parse(time ?? ''))
  // The first confirmation email goes out at once, another one a minute later at the earliest.
  return confirmationSent! - created! > 30_000 || recoverySent! < confirmed!
}
