import { expect, onTestFinished, test } from 'vitest'
import { serveOnFreePort, urlOf } from '#ci/free-port.ts'
import { subscribe } from './subscribe.ts'

const DUPLICATE = { status: 409, body: { code: '23505', message: 'duplicate key value' } }

/** A backend that gives these answers in turn; 'silence' is a connection that breaks after the row arrived. */
async function backendThatSays(...answers: ('silence' | { status: number; body?: object })[]) {
  const sent: { path: string | undefined; row: unknown }[] = []
  const server = await serveOnFreePort((request, response) => {
    let body = ''
    request.on('data', chunk => {
      body += chunk
    })
    request.on('end', () => {
      sent.push({ path: request.url, row: JSON.parse(body) })
      const answer = answers.shift() ?? 'silence'
      if (answer === 'silence') return response.destroy()
      response.writeHead(answer.status).end(JSON.stringify(answer.body ?? {}))
    })
  })
  onTestFinished(() => void server.close())
  return { backend: { url: urlOf(server), key: 'a-key' }, sent }
}

test('a new address is subscribed', async () => {
  const options = await backendThatSays({ status: 201 })

  expect(await subscribe('new@example.com', options)).toBe('subscribed')
})

test('the address and the browser’s name are sent, and nothing else', async () => {
  const { backend, sent } = await backendThatSays({ status: 201 })

  await subscribe('new@example.com', { backend })

  expect(sent).toEqual([
    { path: '/rest/v1/newsletter_subscriptions', row: { email: 'new@example.com', user_agent: navigator.userAgent } },
  ])
})

test('an address on the list already is told apart by the backend’s code', async () => {
  const options = await backendThatSays(DUPLICATE)

  expect(await subscribe('known@example.com', options)).toBe('already-subscribed')
})

test('any other answer is a refusal', async () => {
  const options = await backendThatSays({ status: 400, body: { code: '22001' } }, { status: 429 }, { status: 503 })

  expect(await subscribe('a@example.com', options)).toBe('refused')
  expect(await subscribe('b@example.com', options)).toBe('refused')
  expect(await subscribe('c@example.com', options)).toBe('refused')
})

test('a duplicate after a lost reply means that the first try arrived', async () => {
  const options = await backendThatSays('silence', DUPLICATE, DUPLICATE)

  expect(await subscribe('lost@example.com', options)).toBe('broke')
  expect(await subscribe('Lost@example.com', options)).toBe('subscribed')
  expect(await subscribe('lost@example.com', options)).toBe('already-subscribed')
})

test('a duplicate after too many requests is a plain duplicate', async () => {
  const options = await backendThatSays({ status: 429 }, DUPLICATE)

  expect(await subscribe('busy@example.com', options)).toBe('refused')
  expect(await subscribe('busy@example.com', options)).toBe('already-subscribed')
})
