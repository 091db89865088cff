import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ownBackend, query } from '#ci/own-backend.ts'
import { serveSite } from '#site/serve/site.ts'
import { serveStatic } from '#site/serve/static.ts'
import { VERSION } from '#widgets/library/version.ts'

/** What `npm run check:deployment` says of a site that talks to this file's backend. */
function check(site: Server, given: Record<string, string> = {}) {
  onTestFinished(() => void site.close())
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const env = { ...process.env, VITE_SUPABASE_URL: ownBackend().url, ...given }
  return new Promise<{ code: number; said: string }>(done => {
    execFile('node', ['.ci/check-deployment.ts', address], { env }, (error, said) =>
      done({ code: error ? 1 : 0, said }),
    )
  })
}

test('the deployment check finds nothing wrong with the site as we serve it', async () => {
  // A Sunday to come: those of the demo's office end in May 2027.
  await query(
    "insert into public_holidays (day, name) values (date_trunc('week', now())::date + 13, 'Of this test') on conflict do nothing",
  )
  const site = await serveSite({ folder: 'dist/site', port: 0, backendUrl: ownBackend().url })

  const { code, said } = await check(site)

  expect(said).toContain('All of them hold.')
  expect(code).toBe(0)
})

test('the deployment check names what a careless host forgets, and an office in two zones', async () => {
  const site = await serveStatic({ folder: 'dist/site', port: 0, headers: {} })

  const { code, said } = await check(site, { VITE_BRAND: '{"officeZone":"Australia/Perth"}' })

  expect(code).toBe(1)
  expect(said).toContain('✖ every security header is sent as the build wrote it: content-security-policy')
  expect(said).toContain('✖ any page may load the widgets: /widgets/v1/hic.js answers 404')
  expect(said).toContain(`asked for anew: /widgets/v${VERSION}/hic.js is not sent with`)
  expect(said).toContain('✖ the shorter guide addresses lead on: /guides/choosing-right-cover')
  expect(said).toContain('✖ the pages and the database keep the office’s hours in the same zone: the pages say Austra')
})

test('the deployment check names a table that anybody reads, and accounts that nobody has to confirm', async () => {
  const careless = createServer(({ url }, response) => {
    const settings = { external: { phone: true, email: true }, disable_signup: false, mailer_autoconfirm: true }
    // Entered once, and never again.
    const holidays = url?.includes('gt.') ? [] : [{ day: '2025-12-25' }]
    const answer = url?.includes('/public_holidays') ? holidays : []
    response.end(JSON.stringify(url === '/auth/v1/settings' ? settings : answer))
  })
  await new Promise<void>(listening => careless.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void careless.close())
  const site = await serveStatic({ folder: 'dist/site', port: 0, headers: {} })

  const { said } = await check(site, {
    VITE_SUPABASE_URL: `http://127.0.0.1:${(careless.address() as AddressInfo).port}`,
  })

  expect(said).toContain('✖ nobody reads a request, a booking or a subscriber without signing in: quote_requests')
  expect(said).toContain('confirm an address first: no verification link is sent')
  expect(said).toContain('✖ there are times to book in the next days: none')
  expect(said).toContain('✖ the days on which the office is closed are entered: none')
})
