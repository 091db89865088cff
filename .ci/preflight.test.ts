import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { BRAND } from '#widgets/domain/brand.ts'
import { demoLeft, wrongIn } from './brand.ts'

const HOURS = BRAND.hours

/** Runs a few lines in a process of their own, because how the process ends is what is tested. */
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
])('the site’s address is its origin, because the widgets append their paths to it: %s', async address => {
  const { code, said } = await run(
    "import { withOneAddress } from './.ci/site-address.ts'; withOneAddress(process.env)",
    { VITE_SITE_URL: address },
  )

  expect(code).toBe(1)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(said).toContain(`"${address}" is not a site's address; write it as https://www.your-site.example`)
})

test.each([
  ['{"phne":"+61312345678"}', 'VITE_BRAND has an unknown field "phne"; it takes name, verb, siteUrl, phone,'],
  ['["Coverly"]', 'VITE_BRAND is not a JSON object: ["Coverly"]'],
])('a value that the pages would print wrongly ends the build with one sentence: %s', async (given, sentence) => {
  const { code, said } = await run(
    "import { withOneAddress } from './.ci/site-address.ts'; withOneAddress(process.env)",
    { VITE_BRAND: given },
  )

  expect(code).toBe(1)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(said).toContain(sentence)
})

test.each<[string, Record<string, unknown>, string]>([
  ['one part alone', { hours: { zone: 'ACST' } }, 'lacks days, opens, closes; give all of days, opens, closes, zone'],
  ['a number', { phone: 61312345678 }, 'phone in VITE_BRAND is of type number; it takes string'],
  ['an empty name', { name: ' ' }, 'name in VITE_BRAND is " "; it takes text'],
  ['an empty number', { phone: '' }, 'phone in VITE_BRAND is ""; it takes a number as it is dialled'],
  ['a number as it is read', { phone: '(03) 9123 4567' }, 'it takes a number as it is dialled, such as +61312345678'],
  ['an entry without an address', { social: [{ name: 'X', url: '' }] }, 'not {"name":"X","url":""}'],
  ['an entry without a name', { social: [{ url: 'https://x.example/us' }] }, 'not {"url":"https://x.example/us"}'],
  ['a reviews link that is not an address', { reviewsUrl: 'our reviews' }, 'reviewsUrl in VITE_BRAND is "our reviews"'],
  ['a zone that no clock knows', { officeZone: 'Sydney' }, 'officeZone in VITE_BRAND is "Sydney"'],
  ['an offset, which has no summer', { officeZone: '+10:00' }, 'officeZone in VITE_BRAND is "+10:00"'],
  ['an empty part', { hours: { ...HOURS, days: '' } }, 'hours.days in VITE_BRAND is ""'],
  ['a name for half the year', { officeZone: 'Australia/Sydney', hours: HOURS }, 'write "Sydney time"'],
  ['another zone with the usual hours', { officeZone: 'Australia/Perth' }, 'write "Perth time"'],
])('%s would be shown wrongly or misread, and ends the build', (_, brand, sentence) => {
  expect(wrongIn(brand)).toContain(sentence)
})

test.each(['noon', '17:30', '5:30 PM', '8.30am', '13pm', 9])(
  'a time is written as the pages have it, not %o',
  opens => {
    expect(wrongIn({ hours: { ...HOURS, opens } })).toContain(`hours.opens in VITE_BRAND is ${JSON.stringify(opens)}`)
  },
)

test.each([
  {},
  { social: [], reviewsUrl: '' },
  { hours: { ...HOURS, opens: '9am', closes: '12:00pm' } },
  { officeZone: 'Australia/Sydney', hours: { ...HOURS, zone: 'Sydney time' } },
  { officeZone: 'Australia/Perth', hours: { ...HOURS, zone: 'AWST' } },
])('values that can be shown are accepted: %o', brand => {
  expect(wrongIn(brand)).toBeUndefined()
})

test('a build for visitors names the details of the demo’s operator that it shows', () => {
  const { siteUrl, phone, email, ...told } = BRAND

  expect(demoLeft(JSON.stringify(told))).toContain('VITE_BRAND lacks phone, email, so these pages show the demo’s')
  expect(demoLeft(undefined)).toContain('VITE_BRAND lacks name, verb, phone, phoneLabel, email, address, ')
  expect(demoLeft(JSON.stringify({ ...told, phone, email }))).toBeUndefined()
})
