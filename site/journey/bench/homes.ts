import { as } from '#supabase/catalogue/people.ts'
import { insert } from '#supabase/catalogue/samples.ts'
import { openPostgres } from '#supabase/engines/postgres.ts'
import { startBackend } from '#supabase/local/backend.ts'

/** Where requests go after the bad line. */
export interface Home extends AsyncDisposable {
  name: string
  receive: (url: URL, init: RequestInit) => Promise<Response>
  query<Row>(sql: string): Promise<Row[]>
}

const straight = globalThis.fetch

/** What `npm start` runs: one request at a time. */
export async function embedded(): Promise<Home> {
  const backend = await startBackend({ port: 0, siteUrl: 'http://127.0.0.1' })
  return {
    name: 'embedded backend',
    receive: ({ pathname, search }, init) => straight(backend.url + pathname + search, init),
    query: backend.query,
    [Symbol.asyncDispose]: backend.close,
  }
}

const CONNECTIONS = 25

/** A durable PostgreSQL server with the same migrations; each request is a transaction as an anonymous visitor. */
export async function postgres(): Promise<Home> {
  const engine = await openPostgres({ connections: CONNECTIONS, durable: true })
  return {
    name: `PostgreSQL, ${CONNECTIONS} connections, no HTTP`,
    receive: ({ pathname }, { body }) =>
      engine.withSession(async session => {
        const table = pathname.split('/').at(-1)!
        const row = Object.entries(JSON.parse(String(body))).map(([name, value]) => [name, asParameter(value)])
        try {
          await as(session, 'anonymous', () => insert(session, table, Object.fromEntries(row)), { keep: true })
          return new Response(null, { status: 201 })
        } catch (error) {
          const { code, message } = error as { code: string; message: string }
          return Response.json({ code, message }, { status: statusOf(code) })
        }
      }),
    query: async sql => (await engine.query(sql)).rows as never[],
    [Symbol.asyncDispose]: engine.close,
  }
}

const asParameter = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value)

/** As PostgREST answers. */
function statusOf(code: string): number {
  if (/^PT\d{3}$/.test(code)) return Number(code.slice(2))
  return code === '23505' ? 409 : 400
}
