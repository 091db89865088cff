import { PATIENCE_MS } from './config.ts'

/** fetch as supabase-js uses it here: it ends in time, and what it answers can be relied on. */
export async function fetchForClient(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const signals = [AbortSignal.timeout(PATIENCE_MS), ...(init.signal ? [init.signal] : [])]
  // What somebody who signs in may see is not kept in the browser's cache, where it would outlast their signing out.
  const response = await fetch(input, { ...init, cache: 'no-store', signal: AbortSignal.any(signals) })
  const address = addressOf(input)
  if (!address.includes('/auth/v1/')) return response
  return response.ok ? onDeviceClock(response) : refusal(response, address.includes('grant_type=refresh_token'))
}

export const addressOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : String(input))

/**
 * A token's expiry is by the server's clock and is compared with the device's: if that is a day off, the session
 * would be refreshed at every call or never. Counted from now, both agree.
 */
async function onDeviceClock(response: Response): Promise<Response> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('expires_in' in body)) return response
  const expires_at = Math.floor(Date.now() / 1000) + Number(body.expires_in)
  return Response.json({ ...body, expires_at }, { status: response.status, headers: { 'x-clock': 'device' } })
}

/**
 * What the auth service itself refuses. A gateway's page says nothing about this person, nor does a limit or an unknown
 * key when a token is renewed: taken for a refusal, it would end a session whose token is over, have a link called used
 * up, and count as signed out where nobody heard of it.
 * @throws where the service did not say so itself: supabase-js then takes it for unreachable
 */
async function refusal(response: Response, isRenewal: boolean): Promise<Response> {
  const { status } = response
  const said: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  const isJson = typeof said === 'object' && said !== null
  if (!isJson || (isRenewal && (status === 429 || status >= 500 || !hasCode(said as Coded))))
    throw new Error(`The auth service could not answer: ${status}`)
  return response
}

interface Coded {
  code?: unknown
  error_code?: unknown
}

/** Only the service itself gives one; where it is depends on the version that is asked for. */
const hasCode = ({ code, error_code }: Coded) => typeof code === 'string' || typeof error_code === 'string'
