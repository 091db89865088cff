import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { endNow, serveOnFreePort, urlOf } from '#ci/free-port.ts'
import { ask, type Refusal } from './ask.ts'
import { BACKEND } from './config.ts'

let answer: (request: IncomingMessage, response: ServerResponse) => void
let backend: Server

beforeAll(async () => {
  backend = await serveOnFreePort((request, response) => answer(request, response))
  BACKEND.url = urlOf(backend)
})
afterAll(() => {
  vi.restoreAllMocks()
  return endNow(backend)
})

const list = () => ask(client => client.from('quote_requests').select('id'))

test.each<[name: string, status: number, code: string, message: string, Refusal]>([
  ['a limit', 429, 'PT429', 'too_many_requests', 'too-many'],
  ['a gateway’s limit', 429, '', '<html>Too many requests</html>', 'too-many'],
  ['a place that is taken', 409, 'PT409', 'slot_unavailable', 'slot-taken'],
  ['a table that is shut', 403, '42501', 'permission denied', 'not-allowed'],
  ['a session that has ended', 401, 'PGRST301', 'JWT expired', 'not-allowed'],
  ['a firewall’s page', 403, '', '<html>Forbidden</html>', 'unreachable'],
  ['a gateway that lets nobody in', 401, '', '{"message":"Unauthorized"}', 'unreachable'],
  ['a broken rule', 400, '23514', 'violates check constraint', 'invalid'],
  ['a database that may only be read', 405, '25006', 'cannot execute in a read-only transaction', 'unreachable'],
  ['a question that takes too long', 500, '57014', 'canceling statement due to statement timeout', 'took-too-long'],
  ['a gateway without a backend', 502, '', '<html>Bad gateway</html>', 'unreachable'],
  ['a proxy that gave up waiting', 408, '', '<html>Request timeout</html>', 'unreachable'],
  ['a database behind one that did, with a code', 408, '57000', 'took too long', 'unreachable'],
  ['a gateway that does not know the address', 404, '', '<html>Not found</html>', 'unreachable'],
  ['a gateway that finds the question too long', 413, '', '<html>Too large</html>', 'unreachable'],
  ['a host that does not know the address', 404, '', '{"message":"Not found"}', 'unreachable'],
  ['a table that is not there', 404, 'PGRST205', 'Could not find the table', 'invalid'],
])('%s is told by its own word', async (_, status, code, message, refusal) => {
  answer = (_, response) => response.writeHead(status).end(code ? JSON.stringify({ code, message }) : message)

  expect(await list()).toMatchObject({ ok: false, refusal })
})

test('one timeout is waited out, not four', async () => {
  let patience = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    patience = new AbortController()
    return patience.signal
  })
  let asked = 0
  answer = () => {
    asked += 1
    patience.abort(new DOMException('It took too long', 'TimeoutError'))
  }

  expect(await list()).toMatchObject({ ok: false, refusal: 'unreachable' })
  expect(asked).toBe(1)
  expect(AbortSignal.timeout).toHaveBeenLastCalledWith(10_000)
})

test('that the backend is down is told at once, not after three more tries', async () => {
  let asked = 0
  answer = request => {
    asked += 1
    request.socket.destroy()
  }

  expect(await list()).toMatchObject({ ok: false, refusal: 'unreachable' })
  expect(asked).toBe(1)
})
