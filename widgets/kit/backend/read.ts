import { BACKEND, type Backend, PATIENCE_MS } from './config.ts'

/** Rows that anybody may see, or that there was no usable answer. */
export type Read<Row> = { ok: true; rows: Row[] } | { ok: false }

interface ReadOptions {
  signal?: AbortSignal
  backend?: Backend
}

/**
 * Reads rows by a bare fetch: `query` is PostgREST's, such as `select=id&order=id`. Never throws. It asks without the
 * session: one that has expired cannot cost the answer, and an administrator sees what visitors see.
 */
export function readRows<Row>(table: string, query: string, options: ReadOptions = {}): Promise<Read<Row>> {
  return request<Row>(`${table}?${query}`, {}, options)
}

/** Calls a function that returns rows. */
export function callFunction<Row>(name: string, args: object, options: ReadOptions = {}): Promise<Read<Row>> {
  const body = { method: 'POST', body: JSON.stringify(args) }
  return request<Row>(`rpc/${name}`, body, options)
}

async function request<Row>(
  path: string,
  init: RequestInit,
  { signal, backend = BACKEND }: ReadOptions,
): Promise<Read<Row>> {
  try {
    const response = await fetch(`${backend.url}/rest/v1/${path}`, {
      ...init,
      headers: { apikey: backend.key, 'content-type': 'application/json' },
      credentials: 'omit',
      signal: AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ...(signal ? [signal] : [])]),
    })
    const rows: unknown = response.ok ? await response.json() : undefined
    return Array.isArray(rows) ? { ok: true, rows: rows as Row[] } : { ok: false }
  } catch {
    return { ok: false }
  }
}
