import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '#ci/empty-folder.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import { hostedHeaders } from '#widgets/library/headers.ts'
import { VERSION } from '#widgets/library/version.ts'
import { cacheControl, securityHeaders, WIDGET_HEADERS } from './headers.ts'
import { writeHostFiles } from './host-files.ts'

const backendUrl = 'https://project.supabase.example'
const ofTheSite = securityHeaders({ backendUrl })

async function written(brand = BRAND): Promise<(file: string) => Promise<string>> {
  const folder = emptyFolder()
  await writeHostFiles(folder, { brand, backendUrl, besides: hostedHeaders('/widgets', ofTheSite) })
  return file => readFile(join(folder, file), 'utf8')
}

/** The headers that a host sends with a file if it reads `_headers` at its root. */
async function sent(path: string): Promise<Headers> {
  const read = await written()
  const headers = new Headers()
  const rules = new Map<string, string[]>()
  for (const line of (await read('_headers')).split('\n'))
    if (line.startsWith('/')) rules.set(line, [])
    else if (line) [...rules.values()].at(-1)!.push(line.trim())
  // A later rule for the same file adds to what an earlier one has set.
  for (const [pattern, lines] of rules)
    if (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern)
      for (const line of lines.toSorted((a, b) => Number(b.startsWith('!')) - Number(a.startsWith('!'))))
        if (line.startsWith('! ')) headers.delete(line.slice(2))
        else headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2))
  return headers
}

// Spelled out again here, so that a weaker policy is not compared with itself.
test('pages run only their own scripts, cannot be framed, and talk only to the backend', async () => {
  const headers = await sent('/quote')

  expect(headers.get('content-security-policy')!.split('; ').sort()).toEqual([
    "base-uri 'none'",
    "connect-src 'self' https://project.supabase.example",
    "default-src 'none'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' data:",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    "script-src 'self'",
    "style-src 'self'",
  ])
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('permissions-policy')).toBe('camera=(), geolocation=(), microphone=(), payment=(), usb=()')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('access-control-allow-origin')).toBeNull()
})

test('widgets may be loaded from any origin, with their own type, and are not indexed by search engines', async () => {
  const headers = await sent('/widgets/v1/hic.js')

  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('timing-allow-origin')).toBe('*')
  expect(headers.get('x-robots-tag')).toBe('noindex')
})

test('the partners’ README says how it is encoded', async () => {
  expect((await sent('/widgets/README.md')).get('content-type')).toBe('text/markdown; charset=utf-8')
})

test('any page may load the widgets from the site’s host', async () => {
  const headers = await sent('/widgets/v1/hic.js')

  expect(Object.fromEntries(headers)).toEqual({
    ...ofTheSite,
    ...WIDGET_HEADERS,
    'cache-control': expect.stringContaining('max-age=300'),
  })
})

test('the folder of a widget version is cached for ever', async () => {
  const headers = await sent(`/widgets/v${VERSION}/hic.js`)

  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

test('every page is sent with the site’s headers, each once, and checked again each time', async () => {
  expect(Object.fromEntries(await sent('/quote'))).toEqual({ ...ofTheSite, 'cache-control': 'no-cache' })
})

test.each(['/assets/page-1a2b3c.js', '/catalogue/0123456789abcdef.json', '/catalogue/manifest.json'])(
  '%s is cached for as long as the local server says',
  async path => {
    expect((await sent(path)).get('cache-control')).toBe(cacheControl(path))
  },
)

test('the blog’s feed is sent as one', async () => {
  expect((await sent('/blog/feed.xml')).get('content-type')).toBe('application/atom+xml')
})

test('where people who found a hole look, the text says how it is encoded, as RFC 9116 asks', async () => {
  expect((await sent('/.well-known/security.txt')).get('content-type')).toBe('text/plain; charset=utf-8')
})

test.each(['/og.png', '/icon.svg', '/apple-touch-icon.png', '/favicon.ico'])(
  'any page may show %s, which other programs show for ours',
  async path => {
    expect((await sent(path)).get('cross-origin-resource-policy')).toBe('cross-origin')
  },
)

test('the header’s shorter slugs are led on for good, and password managers for now, with a slash at the end too', async () => {
  const read = await written()

  expect((await read('_redirects')).split('\n')).toEqual([
    '/guides/choosing-right-cover /guides/choosing-the-right-cover 301',
    '/guides/choosing-right-cover/ /guides/choosing-the-right-cover 301',
    '/guides/hospital-vs-extras /guides/hospital-vs-extras-cover 301',
    '/guides/hospital-vs-extras/ /guides/hospital-vs-extras-cover 301',
    '/.well-known/change-password /auth 302',
    '/.well-known/change-password/ /auth 302',
    '',
  ])
})

test('search engines are told the operator’s own address', async () => {
  const read = await written({ ...BRAND, siteUrl: 'https://www.operator.example' })

  expect(await read('sitemap.xml')).toContain('<loc>https://www.operator.example/quote</loc>')
  // A page that a robot may not read cannot tell it to leave the page out.
  expect(await read('robots.txt')).not.toMatch(/Disallow: ?\S/)
  expect(await read('robots.txt')).toContain('Sitemap: https://www.operator.example/sitemap.xml')
})

test('people who found a hole are told whom to write to, for not quite a year, once the operator has an address', async () => {
  const read = await written({ ...BRAND, siteUrl: 'https://www.operator.example', email: 'hello@operator.net.au' })

  const [contact, expires = '', ...others] = (await read('.well-known/security.txt')).split('\n')

  expect(contact).toBe('Contact: mailto:hello@operator.net.au')
  expect(others).toEqual([
    'Preferred-Languages: en',
    'Canonical: https://www.operator.example/.well-known/security.txt',
    '',
  ])
  const days = (Date.parse(expires.replace('Expires: ', '')) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(362)
  expect(days).toBeLessThan(365)
  // The demo's address is nobody's.
  await expect((await written())('.well-known/security.txt')).rejects.toThrow('ENOENT')
})
