import { expect, onTestFinished, test } from 'vitest'
import { serveOnFreePort, urlOf } from '#ci/free-port.ts'
import { callFunction, readRows } from './read.ts'
import { setSignedIn } from './signed-in.ts'

test('public rows are read without the session: an expired one costs no answer, and an administrator sees no draft', async () => {
  const server = await serveOnFreePort(({ headers }, response) => {
    response.writeHead(headers.authorization ? 401 : 200).end('[]')
  })
  onTestFinished(() => void server.close())
  setSignedIn(() => ({ id: 'somebody' }))
  onTestFinished(() => setSignedIn(() => null))
  const backend = { url: urlOf(server), key: 'a-key' }

  expect(await readRows('offers', 'select=id', { backend })).toEqual({ ok: true, rows: [] })
  expect(await callFunction('booking_by_token', {}, { backend })).toEqual({ ok: true, rows: [] })
})
