import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { makeAdministrator } from './administrator.ts'
import { openApp } from './app.ts'
import { crossOrigin } from './cross-origin.ts'
import { dataCanBeKept } from './data-folder.ts'
import { withLiteralFilters } from './filters.ts'
import { hold } from './lock.ts'
import { allMessages, Outbox } from './outbox.ts'
import { outboxPage } from './outbox-page.ts'
import { withoutRefusals } from './quiet.ts'
import { secretFor } from './secret.ts'
import { takeTurns } from './turns.ts'

export interface BackendOptions {
  /** 0 takes any free port. */
  port: number
  /** A plain folder that keeps the data between starts; without it everything is in memory. */
  dataDir?: string
  /** Origin of the site: confirmation and reset links lead back to it. */
  siteUrl: string
  /** Opens everything, as a hosted project's secret key does. `npm start` has none: nothing there acts as the server. */
  secretKey?: string
}

export interface LocalBackend extends AsyncDisposable {
  /** Origin, without a trailing slash. */
  url: string
  /** Runs as the database's owner, past row level security. */
  query<Row = Record<string, unknown>>(sql: string, params?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

/** The embedded Supabase: lite over PGlite in this process, on loopback only. */
export async function startBackend({ port, dataDir, siteUrl, secretKey }: BackendOptions): Promise<LocalBackend> {
  // Requests that come while the database opens wait for it; without a listener they would never be answered.
  const ready = Promise.withResolvers<(request: Request) => Promise<Response>>()
  const server = createServer(getRequestListener(async request => (await ready.promise)(request)))
  // Clients close idle connections: if the server did, it might do so just as a busy client asks again.
  server.keepAliveTimeout = 0
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', listening)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let release = () => {}

  try {
    if (dataDir) {
      mkdirSync(dirname(dataDir), { recursive: true })
      dataCanBeKept(dataDir)
      release = await hold(dataDir, url)
    }
    const outbox = new Outbox()
    const secret = secretFor(dataDir)
    const { app, connection } = await openApp({ url, siteUrl, dataDir, secret, secretKey, outbox })
    const inTurn = takeTurns()
    const backend: LocalBackend = {
      url,
      query: (sql, params) => inTurn(async () => (await connection.driver.query(sql, params)).rows as never[]),
      async close() {
        server.closeAllConnections()
        await new Promise(closed => server.close(closed))
        await inTurn(() => connection.close())
        release()
      },
      [Symbol.asyncDispose]: () => backend.close(),
    }

    ready.resolve(async request => {
      const { pathname, hostname } = new URL(request.url)
      // If another site's name pointed here, that site's pages would be same-origin with the outbox.
      if (!['127.0.0.1', 'localhost'].includes(hostname)) return new Response('Not here', { status: 421 })
      if (pathname === '/outbox.json') return Response.json(await allMessages(outbox, backend))
      if (pathname === '/outbox') return page(outboxPage(await allMessages(outbox, backend)))
      if (pathname === '/administrators' && request.method === 'POST') return administrators(request, backend, secret)
      return crossOrigin(request, async () => {
        const whole = await readWhole(request)
        if (!whole) return tooLarge()
        return inTurn(() => withoutRefusals(async () => app.fetch(whole, { peerAddress: null })))
      })
    })
    return backend
  } catch (error) {
    server.close()
    server.closeAllConnections()
    release()
    throw error
  }
}

/** Hundreds of times what any page sends; 100 MB took all memory and five seconds from everybody else. */
const MOST_BYTES = 2 ** 20

/** Without the header, a page of another origin would take this for a connection that failed, and try again. */
const tooLarge = () =>
  Response.json(
    { code: 'PT413', details: null, hint: null, message: 'A request may have a body of 1 MB at most.' },
    { status: 413, headers: { 'access-control-allow-origin': '*' } },
  )

/**
 * Before its turn comes: a visitor whose connection stalls in the middle of a body would hold up everybody else.
 * @returns undefined if the body is too large. It is read to its end all the same, or nobody would read the answer.
 */
async function readWhole(request: Request): Promise<Request | undefined> {
  const { method, headers } = request
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.length
    if (size <= MOST_BYTES) parts.push(part)
  }
  if (size > MOST_BYTES) return undefined
  return new Request(withLiteralFilters(request.url), { method, headers, body: request.body && Buffer.concat(parts) })
}

const page = (html: string) => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })

/** For `npm run admin` while the backend runs. Only somebody who can read the secret's file gets past the first line. */
async function administrators(request: Request, backend: LocalBackend, secret: string): Promise<Response> {
  if (request.headers.get('authorization') !== `Bearer ${secret}`)
    return Response.json({ message: 'the secret does not match' }, { status: 401 })
  try {
    const { email } = await request.json()
    return Response.json({ password: await makeAdministrator(backend, email) })
  } catch (error) {
    return Response.json({ message: (error as Error).message }, { status: 400 })
  }
}
