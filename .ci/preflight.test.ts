import { spawn } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { ending } from './ending.ts'
import { serveOnFreePort, urlOf } from './free-port.ts'

/** Runs a few lines in a process of their own, because how the process ends is what is tested. */
const run = (lines: string, env: Record<string, string> = {}) =>
  ending(spawn('node', ['--input-type=module', '-e', lines], { env: { ...process.env, ...env } }))

test('a port that is in use ends the start with one sentence that names the variable to change', async () => {
  const taken = await serveOnFreePort(() => {})
  onTestFinished(() => void taken.close())
  const { port } = new URL(urlOf(taken))

  const { code, said } = await run(
    `import { portsAreFree } from './.ci/preflight.ts'; await portsAreFree({ partner: ${port} })`,
  )

  expect(code).toBe(1)
  expect(said).toContain(`Port ${port} (partner) is in use`)
  expect(said).toContain('HIC_PARTNER_PORT')
})

test('a port that we may not listen on is not said to be in use', async () => {
  // The system answers this for port 80 to everybody but its administrator, whom these tests may run as.
  const { code, said } = await run(`
    import { Server } from 'node:net'
    import { portsAreFree } from './.ci/preflight.ts'
    Server.prototype.listen = function () {
      queueMicrotask(() => this.emit('error', Object.assign(new Error(), { code: 'EACCES' })))
    }
    await portsAreFree({ site: 80 })`)

  expect(code).toBe(1)
  expect(said.trim()).toBe('✖ Port 80 (site) cannot be used (EACCES); set HIC_SITE_PORT to another port.')
})

test('a folder that cannot be written to ends the start with one sentence', async () => {
  const { code, said } = await run(
    "import { folderIsWritable } from './.ci/preflight.ts'; await folderIsWritable('package.json/inside')",
  )

  expect(code).toBe(1)
  expect(said).toContain('The folder package.json/inside cannot be written to')
})

test.each(['http', '0', '65536', '80.5'])('HIC_SITE_PORT=%s is refused with a sentence', async given => {
  const { code, said } = await run("await import('./.ci/addresses.ts')", { HIC_SITE_PORT: given })

  expect(code).toBe(1)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(said).toContain(`HIC_SITE_PORT="${given}" is not a port; give a whole number from 1 to 65535`)
})

test('the same port given twice ends the start with one sentence', async () => {
  const { code, said } = await run("await import('./.ci/addresses.ts')", {
    HIC_SITE_PORT: '25199',
    HIC_PARTNER_PORT: '25199',
  })

  expect(code).toBe(1)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(said).toContain('Port 25199 is set twice (site, partner); set HIC_PARTNER_PORT to another port')
})
