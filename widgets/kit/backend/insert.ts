import { BACKEND, type Backend, PATIENCE_MS } from './config.ts'

/** How one insert ended. */
export type InsertOutcome =
  | { outcome: 'inserted' }
  /** The backend read the row and said no. `code` is PostgreSQL's, such as 23505; `message` names the constraint. */
  | { outcome: 'refused'; status: number; code?: string; message?: string }
  /** No answer, or one that settles nothing (405, 408, 429, 5xx, no code). The row may still have arrived. */
  | { outcome: 'unavailable'; status?: number; code?: string; message?: string; retryAfterMs?: number }

export interface InsertOptions {
  /** Lets the request outlive the page. */
  keepalive?: boolean
  timeoutMs?: number
  /** Makes the row belong to the person signed in with it. */
  token?: string | undefined
  backend?: Backend
}

/**
 * One insert of one row, anonymous unless a token says whose, by a bare fetch: supabase-js would be 55 KB in every embed.
 * It never throws, never retries and asks for nothing back, because the tables are insert-only.
 */
export async function insert(
  table: string,
  row: Record<string, unknown>,
  { keepalive = false, timeoutMs = PATIENCE_MS, token, backend = BACKEND }: InsertOptions = {},
): Promise<InsertOutcome> {
  try {
    const response = await fetch(`${backend.url}/rest/v1/${table}`, {
      method: 'POST',
      headers: {
        apikey: backend.key,
        'content-type': 'application/json',
        prefer: 'return=minimal',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(row),
      credentials: 'omit',
      keepalive,
      signal: AbortSignal.timeout(timeoutMs),
    })
    // Nothing else: a gateway's own page comes with a 200, and the row would be forgotten here.
    if (response.status === 201) return { outcome: 'inserted' }

    const { status } = response
    const said = { status, ...(await errorIn(response)) }
    // Only a database that has read the row gives a code; a firewall's page and half an answer give none. A database
    // that is read-only for now, because its disk is full, says 405.
    if (said.code && status < 500 && ![405, 408, 429].includes(status)) return { outcome: 'refused', ...said }
    return { outcome: 'unavailable', ...said, ...retryAfter(response) }
  } catch {
    return { outcome: 'unavailable' }
  }
}

/** A gateway answers with HTML and a broken connection with half an object: neither carries a code. */
async function errorIn(response: Response): Promise<{ code?: string; message?: string }> {
  const body: unknown = await response.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null) return {}
  const { code, message } = body as { code?: unknown; message?: unknown }
  return {
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof message === 'string' ? { message } : {}),
  }
}

/** `Retry-After` is in seconds or a date. Other origins see it only if the server exposes it. */
function retryAfter(response: Response): { retryAfterMs?: number } {
  const value = response.headers.get('retry-after')
  if (!value) return {}
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isNaN(wait) ? {} : { retryAfterMs: Math.max(0, wait) }
}
