import { execFile } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { expect, inject, onTestFinished, test } from 'vitest'
import { serveStatic } from '#site/serve/static.ts'

/** What `npm run check:deployment` says of a site. */
const check = (site: string) =>
  new Promise<{ code: number; said: string }>(done => {
    execFile('node', ['.ci/check-deployment.ts', site], (error, said) => done({ code: error ? 1 : 0, said }))
  })

test('the deployment check finds nothing wrong with the site as we serve it', async () => {
  const { code, said } = await check(inject('siteUrl'))

  expect(said).toContain('All of them hold.')
  expect(code).toBe(0)
})

test('the deployment check names what a careless host forgets', async () => {
  const careless = await serveStatic({ folder: 'dist/site', port: 0, headers: {} })
  onTestFinished(() => void careless.close())

  const { code, said } = await check(`http://127.0.0.1:${(careless.address() as AddressInfo).port}`)

  expect(code).toBe(1)
  expect(said).toContain('✖ every security header is sent as the build wrote it: content-security-policy')
  expect(said).toContain('✖ the shorter guide addresses lead on: /guides/choosing-right-cover')
})
