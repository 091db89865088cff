import { writeFile } from 'node:fs/promises'
import { type RequestOptions, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptyFolder } from '#ci/empty-folder.ts'
import { endNow } from '#ci/free-port.ts'
import { type StaticSite, serveStatic } from './static.ts'

test('a page that is rebuilt while it is served with hot reload is sent whole', async () => {
  const { folder, port } = await served({ changes: true })

  await writeFile(join(folder, 'index.html'), 'Longer than before')

  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('Longer than before')
})

test('an invalid address, method or range is refused or ignored, and the next request is answered', async () => {
  const { ask } = await served()

  expect(await ask('//')).toMatchObject({ status: 400 })
  // Static hosts accept no posts: a form sent to a page would work here and nowhere else.
  expect(await ask('/', { method: 'POST' })).toMatchObject({ status: 405 })
  expect(await ask('/', { headers: { range: 'bytes=3-1' } })).toMatchObject({ status: 200 })
  expect(await ask('/', { method: 'HEAD' })).toMatchObject({ status: 200 })
})

test('an address with a slash or a file ending redirects to the one without, and never to another host', async () => {
  const { ask } = await served()

  expect(await ask('/guides/?from=a')).toEqual({ status: 301, location: '/guides?from=a' })
  expect(await ask('/guides.html?from=a')).toEqual({ status: 301, location: '/guides?from=a' })
  expect(await ask('/index.html')).toEqual({ status: 301, location: '/' })
  expect(await ask('/index')).toEqual({ status: 301, location: '/' })
  expect(await ask('/.//other.example/')).toEqual({ status: 301, location: '/other.example' })
})

test('an old address leads to the new one in one step, with a slash or a file ending too', async () => {
  const { ask } = await served({ redirects: { '/old': '/new' } })

  for (const path of ['/old', '/old/', '/old.html'])
    expect(await ask(`${path}?from=a`)).toEqual({ status: 301, location: '/new?from=a' })
})

test('a well-known address leads on for now, so that no browser keeps where it led', async () => {
  const { ask } = await served({ redirects: { '/.well-known/change-password': '/auth' } })

  expect(await ask('/.well-known/change-password')).toEqual({ status: 302, location: '/auth' })
})

test('a page that the browser holds already is not sent a second time', async () => {
  const { folder, port } = await served({ changes: true })
  const ask = (held = '') => fetch(`http://127.0.0.1:${port}/`, { headers: { 'if-none-match': held } })
  const held = (await ask()).headers.get('etag')!

  expect((await ask(held)).status).toBe(304)
  await writeFile(join(folder, 'index.html'), 'Longer than before')
  expect((await ask(held)).status).toBe(200)
})

test.each([
  ['README.md', 'text/markdown; charset=utf-8'],
  ['favicon.ico', 'image/vnd.microsoft.icon'],
])('%s is sent as %s', async (name, type) => {
  const { folder, port } = await served({ changes: true })
  await writeFile(join(folder, name), 'Cover for …')

  expect((await fetch(`http://127.0.0.1:${port}/${name}`)).headers.get('content-type')).toBe(type)
})

test('that a page is missing is asked again each time: tomorrow it may be there', async () => {
  const { port } = await served()
  const answer = await fetch(`http://127.0.0.1:${port}/not-yet`)

  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-cache'])
})

/** A folder with a home page, served. `ask` says what a request is answered: `fetch` would normalise the address. */
async function served(options: Partial<StaticSite> = {}) {
  const folder = emptyFolder()
  await writeFile(join(folder, 'index.html'), 'Home')
  const server = await serveStatic({ folder, port: 0, headers: {}, ...options })
  onTestFinished(() => endNow(server))
  const { port } = server.address() as AddressInfo
  const ask = (path: string, asked: RequestOptions = {}) =>
    new Promise((answer, failed) =>
      request({ host: '127.0.0.1', port, path, agent: false, ...asked }, ({ statusCode, headers }) =>
        answer({ status: statusCode, location: headers.location }),
      )
        .on('error', failed)
        .end(),
    )
  return { folder, port, ask }
}
