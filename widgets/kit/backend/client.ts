import type { SupabaseClient } from '@supabase/supabase-js'
import { BACKEND } from './config.ts'
import type { Database } from './database.types.ts'
import { addressOf, fetchForClient } from './fetch-for-client.ts'
import { onDevice } from './kept.ts'
import { bringsTokens, tokenAccepted } from './link-from-mail.ts'
import { SESSION_KEY } from './session-key.ts'

export type { AuthChangeEvent, Session, User } from '@supabase/supabase-js'
export type Client = SupabaseClient<Database>

let made: Promise<Client> | undefined

/**
 * The signed-in side of the backend: accounts, the team's screens. supabase-js comes with the first use,
 * and only on our own origin: embeds insert by a bare fetch and keep no session.
 */
export function backendClient(): Promise<Client> {
  made ??= make().catch(error => {
    made = undefined
    throw error
  })
  return made
}

async function make(): Promise<Client> {
  const { createClient } = await import('@supabase/supabase-js')
  // Reading the code and starting the client in one go would keep a slow phone from answering a touch.
  await globalThis.scheduler?.yield?.()
  // Declared before it is made: meanwhile it already fetches, to check the tokens in a link from an email.
  let client: Client | undefined
  client = createClient<Database>(BACKEND.url, BACKEND.key, {
    // It would ask three more times before it told anybody: 7 seconds if the backend is down, 47 if it is silent. Whatever
    // asks says at once that it could not, with a button that tries again.
    db: { retry: false },
    auth: { storageKey: SESSION_KEY, flowType: 'implicit', detectSessionInUrl: bringsTokens },
    global: { fetch: (input, init) => fetchOnceMore(() => client, input, init) },
  })
  return client
}

/** Whether the auth service could not be asked, or could not answer. */
export const isUnanswered = (error: { name: string }): boolean => error.name === 'AuthRetryableFetchError'

/**
 * A token that the server considers expired, whatever the device's clock says, is refreshed once.
 * @throws if the session's token is over and could not be renewed just now. Sent all the same, the old token would be
 * refused, and so would a request as nobody, as supabase-js asks for a minute after it gave up: both would look as if this
 * person were not allowed.
 */
async function fetchOnceMore(
  client: () => Client | undefined,
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers)
  const isSigned = headers.get('authorization') !== `Bearer ${BACKEND.key}`
  const isForData = addressOf(input).includes('/rest/v1/')
  if (isForData && !isSigned && onDevice.read(SESSION_KEY) !== null) throw new Error('The token could not be renewed')
  const response = await fetchForClient(input, init)
  if (response.ok && addressOf(input).endsWith('/auth/v1/user')) tokenAccepted(headers.get('authorization'))
  if (response.status !== 401 || !isSigned || !isForData) return response

  const refreshed = await client()?.auth.refreshSession()
  if (refreshed?.error && isUnanswered(refreshed.error)) throw refreshed.error
  if (!refreshed?.data.session) return response
  headers.set('authorization', `Bearer ${refreshed.data.session.access_token}`)
  return fetchForClient(input, { ...init, headers })
}
