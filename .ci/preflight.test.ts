import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'

/** Runs a few lines as a process of their own, because what is tested is how the process ends. */
function run(lines: string, env: Record<string, string> = {}): Promise<{ code: number | null; said: string }> {
  const child = spawn('node', ['--input-type=module', '-e', lines], { env: { ...process.env, ...env } })
  let said = ''
  child.stderr.on('data', chunk => {
    said += chunk
  })
  return new Promise(done => child.on('close', code => done({ code, said })))
}

test('a port that is in use ends the start with one sentence that names the variable to change', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await new Promise(listening => taken.once('listening', listening))
  const { port } = taken.address() as AddressInfo

  const { code, said } = await run(
    `import { portsAreFree } from './.ci/preflight.ts'; await portsAreFree({ partner: ${port} })`,
  )

  expect(code).toBe(1)
  expect(said).toContain(`Port ${port} (partner) is in use`)
  expect(said).toContain('HIC_PARTNER_PORT')
})

test('a port that may not be listened on is not said to be in use', async () => {
  // As the system answers for port 80 to all but its administrator, whom these tests may run as.
  const { code, said } = await run(`
    import { Server } from 'node:net'
    import { portsAreFree } from './.ci/preflight.ts'
    Server.prototype.listen = function () {
      queueMicrotask(() => this.emit('error', Object.assign(new Error(), { code: 'EACCES' })))
    }
    await portsAreFree({ site: 80 })`)

  expect(code).toBe(1)
  expect(said.trim()).toBe('✖ Port 80 (site) cannot be listened on (EACCES); set HIC_SITE_PORT to another port.')
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
  expect(said).toContain(`HIC_SITE_PORT="${given}" is no port; give a whole number from 1 to 65535`)
})

test('one port for two ends the start with one sentence', async () => {
  const { code, said } = await run("await import('./.ci/addresses.ts')", {
    HIC_SITE_PORT: '25199',
    HIC_PARTNER_PORT: '25199',
  })

  expect(code).toBe(1)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(said).toContain('Port 25199 is given to two (site, partner); set HIC_PARTNER_PORT to another')
})

test('two addresses for one site end the build with one sentence', async () => {
  const { code, said } = await run(
    "import { withOneAddress } from './.ci/site-address.ts'; withOneAddress(process.env)",
    { VITE_SITE_URL: 'https://www.one.example', VITE_BRAND: '{"siteUrl":"https://www.other.example"}' },
  )

  expect(code).toBe(1)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(said).toContain('https://www.one.example, but siteUrl in VITE_BRAND is https://www.other.example')
})

test.each([
  'https://www.your-site.example/health',
  'https://www.your-site.example?partner=demo',
  'https://me@www.your-site.example',
  'localhost:4173',
  'www.your-site.example',
])('the site’s address is its origin, for the widgets put their paths behind it: %s', async address => {
  const { code, said } = await run(
    "import { withOneAddress } from './.ci/site-address.ts'; withOneAddress(process.env)",
    { VITE_SITE_URL: address },
  )

  expect(code).toBe(1)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(said).toContain(`"${address}" is no site's address; give it as https://www.your-site.example`)
})

test.each([
  ['{"phne":"+61312345678"}', 'VITE_BRAND has "phne", which it does not take; it takes name, verb, siteUrl, phone,'],
  ['{"hours":{"zone":"ACST"}}', 'hours in VITE_BRAND lacks days, opens, closes; give all of days, opens, closes, zone'],
  ['{"phone":61312345678}', 'phone in VITE_BRAND is of type number; it takes string'],
  ['["Coverly"]', 'VITE_BRAND is no JSON object: ["Coverly"]'],
])('what the pages would print wrongly ends the build with one sentence: %s', async (given, sentence) => {
  const { code, said } = await run(
    "import { withOneAddress } from './.ci/site-address.ts'; withOneAddress(process.env)",
    { VITE_BRAND: given },
  )

  expect(code).toBe(1)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(said).toContain(sentence)
})
