import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type RequestOptions, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serveStatic } from './static.ts'

test('a page that is built anew while it is served with hot reload is answered whole', async () => {
  const { folder, port } = await served({ changes: true })

  await writeFile(join(folder, 'index.html'), 'Longer than before')

  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('Longer than before')
})

test('an address, a method or a range that is none is refused or overlooked, and the next request answered', async () => {
  const { ask } = await served()

  expect(await ask('//')).toMatchObject({ status: 400 })
  // Hosts of plain files take nothing in: a form that were sent to a page would be green here only.
  expect(await ask('/', { method: 'POST' })).toMatchObject({ status: 405 })
  expect(await ask('/', { headers: { range: 'bytes=3-1' } })).toMatchObject({ status: 200 })
  expect(await ask('/', { method: 'HEAD' })).toMatchObject({ status: 200 })
})

test('a slash or a file’s ending leads to the address without it, and never to another host', async () => {
  const { ask } = await served()

  expect(await ask('/guides/?from=a')).toEqual({ status: 301, location: '/guides?from=a' })
  expect(await ask('/guides.html?from=a')).toEqual({ status: 301, location: '/guides?from=a' })
  expect(await ask('/index.html')).toEqual({ status: 301, location: '/' })
  expect(await ask('/.//other.example/')).toEqual({ status: 301, location: '/other.example' })
})

/** A folder with a home page, served. `ask` says what a request is answered: `fetch` would tidy up the address. */
async function served({ changes = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'hic-static-'))
  await writeFile(join(folder, 'index.html'), 'Home')
  const server = await serveStatic({ folder, port: 0, headers: {}, changes })
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true })
  })
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
