import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Browser, BrowserContext } from 'playwright'
import { inject } from 'vitest'
import { serveOnFreePort, urlOf } from '#ci/free-port.ts'
import { browserAt, ownBackend } from '#ci/own-backend.ts'
import { leave, newVisitor } from '#ci/visitors.ts'

/** What can happen to a request on its way. */
export type Fault =
  | 'refused connection'
  | 'silence'
  | 'reply lost after commit'
  | 'no reply after commit'
  | 'reply cut off after commit'
  | { status: number; html?: true; retryAfter?: number }

/** Decides for each insert; undefined lets it through. `attempt` counts from 1. */
type Plan = (attempt: number, request: { path: string }) => Fault | undefined

/** A visitor whose connection to the backend goes through a proxy that misbehaves as the test says. */
export interface FaultyLine extends AsyncDisposable {
  context: BrowserContext
  /** From now on. */
  plan(plan: Plan): void
  /** Inserts that the browser has tried. */
  attempts(): number
}

const ALL_WELL: Plan = () => undefined
let plan = ALL_WELL
let attempts = 0
let line: Promise<Browser> | undefined

/** One at a time: a worker has one proxy. */
export async function faultyLine(first = ALL_WELL): Promise<FaultyLine> {
  line ??= layLine()
  const context = await newVisitor(await line, { baseURL: inject('siteUrl') })
  const start = (next: Plan) => {
    plan = next
    attempts = 0
  }
  start(first)
  return { context, plan: start, attempts: () => attempts, [Symbol.asyncDispose]: () => leave(context) }
}

async function layLine(): Promise<Browser> {
  const backend = new URL(ownBackend().url)
  const proxy = await serveOnFreePort((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    const isInsert = incoming.method === 'POST' && !path.includes('/rpc/')
    if (isInsert) attempts += 1
    const fault = isInsert ? plan(attempts, { path }) : undefined
    if (fault === undefined) return forward(backend, incoming, outgoing, reply => pass(reply, outgoing))
    misbehave(fault, backend, incoming, outgoing)
  })
  return browserAt(urlOf(proxy))
}

function misbehave(fault: Fault, backend: URL, incoming: IncomingMessage, outgoing: ServerResponse) {
  if (fault === 'silence') return incoming.resume()
  if (fault === 'refused connection') return outgoing.destroy()
  if (fault === 'reply lost after commit') return forward(backend, incoming, outgoing, () => outgoing.destroy())
  if (fault === 'no reply after commit') return forward(backend, incoming, outgoing, reply => reply.resume())
  if (fault === 'reply cut off after commit')
    return forward(backend, incoming, outgoing, ({ statusCode = 201 }) => {
      outgoing.writeHead(statusCode, { ...CORS, 'content-length': 500 })
      outgoing.write('{"id":')
      setImmediate(() => outgoing.destroy())
    })
  const { status, html, retryAfter } = fault
  incoming.resume()
  outgoing.writeHead(status, {
    ...CORS,
    'content-type': html ? 'text/html' : 'application/json',
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
  })
  outgoing.end(html ? '<h1>Gateway timeout</h1>' : '{}')
}

const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' }

function forward(
  backend: URL,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answered: (reply: IncomingMessage) => void,
) {
  const { method, url, headers } = incoming
  const { hostname, port } = backend
  // Without an agent: a connection that breaks off is nobody else's.
  const onward = request({ hostname, port, method, path: url, headers, agent: false }, answered)
  onward.on('error', () => outgoing.destroy())
  incoming.pipe(onward)
}

function pass(reply: IncomingMessage, outgoing: ServerResponse) {
  outgoing.writeHead(reply.statusCode ?? 500, reply.headers)
  reply.pipe(outgoing)
}
