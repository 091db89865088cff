import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { ending } from './ending.ts'
import { withOneAddress } from './site-address.ts'

const ADDRESS = 'https://www.operator.example'

test.each([
  { VITE_SITE_URL: ADDRESS },
  { VITE_SITE_URL: `${ADDRESS}/` },
  { VITE_SITE_URL: 'https://www.Operator.example:443' },
  { VITE_BRAND: JSON.stringify({ siteUrl: ADDRESS }) },
  { VITE_SITE_URL: ADDRESS, VITE_BRAND: JSON.stringify({ siteUrl: `${ADDRESS}/` }) },
])('the site’s address is given once: %o', given => {
  const { VITE_SITE_URL, VITE_BRAND } = withOneAddress(given)

  expect(VITE_SITE_URL).toBe(ADDRESS)
  expect(JSON.parse(VITE_BRAND!)).toEqual({ siteUrl: ADDRESS })
})

const READ = "import { withOneAddress } from './.ci/site-address.ts'; withOneAddress(process.env)"

/** In a process of its own, because how the process ends is what is tested. */
const readFrom = (given: Record<string, string>) =>
  ending(spawn('node', ['--input-type=module', '-e', READ], { env: { ...process.env, ...given } }))

test('two addresses for one site end the build with one sentence', async () => {
  const { code, said } = await readFrom({
    VITE_SITE_URL: 'https://www.one.example',
    VITE_BRAND: '{"siteUrl":"https://www.other.example"}',
  })

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
  const { code, said } = await readFrom({ VITE_SITE_URL: address })

  expect(code).toBe(1)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(said).toContain(`"${address}" is not a site's address; write it as https://www.your-site.example`)
})

test.each([
  ['{"phne":"+61312345678"}', 'VITE_BRAND has an unknown field "phne"; it takes name, verb, siteUrl, phone,'],
  ['["Coverly"]', 'VITE_BRAND is not a JSON object: ["Coverly"]'],
])('a value that the pages would print wrongly ends the build with one sentence: %s', async (given, sentence) => {
  const { code, said } = await readFrom({ VITE_BRAND: given })

  expect(code).toBe(1)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(said).toContain(sentence)
})
