import { PATIENCE_MS } from './config.ts'

/** fetch as supabase-js uses it here: it ends in time, and what it answers can be relied on. */
export async function fetchForClient(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const signals = [AbortSignal.timeout(PATIENCE_MS), ...(init.signal ? [init.signal] : [])]
  // What somebody who signs in may see is not kept in the browser's cache, where it would outlast their signing out.
  const response = await fetch(input, { ...init, cache: 'no-store', signal: AbortSignal.any(signals) })
  if (!addressOf(input).includes('/auth/v1/')) return response
  return response.ok ? onDeviceClock(response) : withoutHtml(response)
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

/** A gateway's HTML page is not a message from the provider; without a message, our own words are shown. */
function withoutHtml(response: Response): Response {
  if (response.headers.get('content-type')?.includes('json')) return response
  return Response.json({}, { status: response.status })
}
