import type { HonoContext } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'

// Everything we use of @supabase/lite 0.10.0 that is not its public API.
// supabase/tests/lite-contract.test.ts names each; the version is pinned exactly.

export type AuthService = HonoContext['Variables']['authService']
type StoredUser = ReturnType<AuthService['repo']['parseUserJson']>
type Identities = Awaited<ReturnType<AuthService['repo']['findIdentitiesByUserId']>>

/** What a sign-in answers with. */
interface Session {
  access_token: string
  refresh_token: string
  user: { id: string; phone_confirmed_at?: string; [field: string]: unknown }
  [field: string]: unknown
}

/** Lite keeps it private because only its own email flows need it. */
export function openSession(service: AuthService, user: StoredUser, identities: Identities): Promise<Session> {
  const { createSessionForUser } = service as unknown as {
    createSessionForUser(
      user: StoredUser,
      identities: Identities,
      method: string,
      traits: { provider: string },
    ): Promise<Session>
  }
  return createSessionForUser.call(service, user, identities, 'verify', { provider: 'phone' })
}

/**
 * With its first request under row level security, lite would grant the API roles everything in the schemas concerned.
 * The roles and our grants already exist, so it is told that this has been done.
 */
export function keepOurGrants(connection: PgliteConnection) {
  ;(connection as unknown as { rlsState: string }).rlsState = 'active'
}

/** The route that lite writes into its emails, with the site's origin. */
export const VERIFY_ROUTE = '/auth/v1/verify'
