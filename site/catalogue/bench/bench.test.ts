import { spawn } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ending } from '#ci/ending.ts'

test('while the site’s port is in use the bench ends with one sentence before it measures anything', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await new Promise(listening => taken.once('listening', listening))
  const { port } = taken.address() as AddressInfo
  const bench = spawn('node', ['site/catalogue/bench/bench.ts', '--quick'], {
    env: { ...process.env, HIC_SITE_PORT: `${port}` },
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
