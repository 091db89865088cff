import { spawn } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { ending } from '#ci/ending.ts'
import { serveOnFreePort, urlOf } from '#ci/free-port.ts'

test('while the site’s port is in use the bench ends with one sentence before it measures anything', async () => {
  const taken = await serveOnFreePort(() => {})
  onTestFinished(() => void taken.close())
  const { port } = new URL(urlOf(taken))
  const bench = spawn('node', ['site/catalogue/bench/bench.ts', '--quick'], {
    env: { ...process.env, HIC_SITE_PORT: port },
  })
  let measured = ''
  bench.stdout.on('data', chunk => {
    measured += chunk
  })

  const { code, said } = await ending(bench)

  expect(code).toBe(1)
  expect(said.trim()).toMatch(/^✖ Port \d+ \(site\) is in use; .+ HIC_SITE_PORT to a free port\.$/)
  expect(measured).toBe('')
})
