import type { Browser } from 'playwright'
import { inject } from 'vitest'
import { BACKEND_URL } from './addresses.ts'
import { sharedBrowser } from './shared-browser.ts'

/** The backend that this test file has to itself while it runs; files before it have left their rows there. */
export function ownBackend(): { url: string; databaseUrl: string } {
  const backends = inject('backends')
  return backends[(Number(process.env.VITEST_POOL_ID) - 1) % backends.length]!
}

/** Runs SQL as the database's owner, past row level security. */
export async function query<Row = Record<string, unknown>>(sql: string, ...params: unknown[]): Promise<Row[]> {
  const response = await fetch(ownBackend().databaseUrl, { method: 'POST', body: JSON.stringify({ sql, params }) })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return JSON.parse(text)
}

/** Where a page's request really goes: a request that a test forwards itself does not follow the browser's rule below. */
export const reallyAt = (url: string): string => url.replace(BACKEND_URL, ownBackend().url)

/**
 * The worker's browser in which the backend's one address, built into the pages, leads to this file's own backend or to
 * what stands in front of it.
 */
export function browserAt(backendUrl = ownBackend().url): Promise<Browser> {
  return sharedBrowser(`--host-resolver-rules=MAP ${new URL(BACKEND_URL).host} ${new URL(backendUrl).host}`)
}
