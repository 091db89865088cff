import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serveStatic } from './static.ts'

test('a page that is built anew while it is served with hot reload is answered whole', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hic-static-'))
  await writeFile(join(folder, 'index.html'), 'Short')
  const server = await serveStatic({ folder, port: 0, headers: {}, changes: true })
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true })
  })
  const { port } = server.address() as AddressInfo

  await writeFile(join(folder, 'index.html'), 'Longer than before')

  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('Longer than before')
})

test('an address that is none is refused, and the next one answered', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hic-static-'))
  await writeFile(join(folder, 'index.html'), 'Home')
  const server = await serveStatic({ folder, port: 0, headers: {} })
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true })
  })
  const { port } = server.address() as AddressInfo
  const statusOf = (path: string) =>
    new Promise((answer, failed) =>
      get({ host: '127.0.0.1', port, path, agent: false }, response => answer(response.statusCode)).on('error', failed),
    )

  expect(await statusOf('//')).toBe(400)
  expect(await statusOf('/')).toBe(200)
})
