import { onTestFinished, vi } from 'vitest'
import { changeSession, NOBODY } from '#site/session/store.ts'

type Kept = Record<string, unknown>

/** A backend that keeps these rows by id or slug, and changes one only if its version is named. */
export function backendWith(...rows: Kept[]) {
  const keyOf = (row: Kept) => row.id ?? row.slug
  let line = async () => {}

  function answer({ pathname, searchParams }: URL, { method = 'GET', body }: RequestInit) {
    if (pathname.endsWith('/admin_ledger')) return Response.json(rows)
    if (pathname.endsWith('/is_admin')) return Response.json(true)
    if (pathname.endsWith('/admin_changes')) return Response.json([{ id: 1, at: '2026-11-20T22:30:00Z' }])
    const sent = body ? JSON.parse(`${body}`) : {}
    if (method === 'POST') {
      if (rows.some(row => keyOf(row) === keyOf(sent)))
        return Response.json({ code: '23505', message: 'duplicate key value' }, { status: 409 })
      rows.push({ version: 1, updated_at: '', ...sent })
      return Response.json(rows.slice(-1))
    }
    const named = [...searchParams].filter(([, value]) => value.startsWith('eq.'))
    const found = rows.filter(row => named.every(([column, value]) => value === `eq.${row[column]}`))
    if (method === 'PATCH') for (const row of found) Object.assign(row, sent, { version: Number(row.version) + 1 })
    return Response.json(found)
  }
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async (input, init = {}) => {
    const way = line
    line = async () => {}
    const answered = answer(new URL(`${input}`), init)
    await way()
    return answered
  })
  changeSession({ isAdmin: true })
  onTestFinished(() => {
    fetched.mockRestore()
    changeSession(NOBODY)
  })
  return {
    rows,
    /** How often an entry has been read by itself. */
    readsOf: (id: string) =>
      fetched.mock.calls.filter(([input, init]) => `${input}`.includes(`id=eq.${id}`) && init?.method === 'GET').length,
    /** Holds the next answer until it is let go, or until the page has waited for long enough. */
    holdNext() {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      promise.catch(() => {})
      line = () => promise
      return { letGo: () => resolve(), lose: () => reject(new DOMException('Nobody answered', 'TimeoutError')) }
    },
  }
}
