import { expect, inject, test } from 'vitest'
import { FEED, PATHS, POSTS, UNLISTED } from '#site/site-map.ts'
import type { Answers } from '#widgets/domain/answers.ts'
import { readAnswers } from '#widgets/domain/answers-address.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import { COVER_TYPE_IDS } from '#widgets/domain/cover-types.ts'
import { startReact, walkTo } from './visit.ts'

test('sitemap.xml names every page that search engines may list, and no other', async () => {
  const xml = await (await fetch(`${inject('siteUrl')}/sitemap.xml`)).text()
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!)
  const pages = PATHS.filter(path => !UNLISTED.includes(path))

  expect(listed.sort()).toEqual(pages.map(path => new URL(path, BRAND.siteUrl).href).sort())
})

test('feed readers are led from the blog and each post to a feed with the words of all posts', async () => {
  const answer = await fetch(inject('siteUrl') + FEED)
  const xml = await answer.text()
  const leading = await Promise.all(
    PATHS.map(async path =>
      (await (await fetch(inject('siteUrl') + path)).text()).includes(`href="${FEED}"`) ? [path] : [],
    ),
  )

  expect(answer.headers.get('content-type')).toBe('application/atom+xml')
  expect([...xml.matchAll(/<entry>\s*<id>(.*?)<\/id>/g)].map(([, id]) => id).sort()).toEqual(
    POSTS.map(path => new URL(path, BRAND.siteUrl).href).sort(),
  )
  // In the middle of a post, with its figures, and each of its links in full.
  expect(xml).toContain('the rate went from 24.288% to 24.118%')
  expect(xml.match(/ href=(?:"|&quot;)(?!https:)/g)).toBeNull()
  expect(leading.flat().sort()).toEqual(['/blog', ...POSTS].sort())
})

test('robots.txt, the manifest, the icons and the card of a shared link exist', async () => {
  for (const file of ['robots.txt', 'site.webmanifest', 'icon.svg', 'favicon.ico', 'apple-touch-icon.png', 'og.png']) {
    expect((await fetch(`${inject('siteUrl')}/${file}`)).status, file).toBe(200)
  }
})

test.each([
  ['/guides/choosing-right-cover', '/guides/choosing-the-right-cover'],
  ['/guides/hospital-vs-extras', '/guides/hospital-vs-extras-cover'],
])('the shorter slug %s redirects to %s', async (from, to) => {
  const response = await fetch(inject('siteUrl') + from, { redirect: 'manual' })

  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toBe(to)
})

test('a password manager is led to where a password is changed, and can tell that from an address that is not there', async () => {
  const at = (name: string) => fetch(`${inject('siteUrl')}/.well-known/${name}`)

  const led = await at('change-password')

  expect([led.status, new URL(led.url).pathname]).toEqual([200, '/auth'])
  // What it asks for to find out whether unknown addresses are answered honestly.
  expect((await at('resource-that-should-not-exist-whose-status-code-should-not-be-200')).status).toBe(404)
})

test('a shorter slug leads on also at a host that answers it with its 404 page instead of redirecting', async () => {
  await using visited = await walkTo('about:blank')
  const { page } = visited
  const missing = await fetch(`${inject('siteUrl')}/no-such-page`)
  const answer = { status: 404, contentType: 'text/html', body: await missing.text() }
  await page.route('**/guides/hospital-vs-extras', route => route.fulfill(answer))

  await page.goto(`${inject('siteUrl')}/guides/hospital-vs-extras`)

  await page.waitForURL('**/guides/hospital-vs-extras-cover')
  await page.getByRole('heading', { level: 1, name: 'Hospital vs extras cover' }).waitFor()
})

test.each<[path: string, answers: Answers]>([
  ...COVER_TYPE_IDS.map((coverType): [string, Answers] => [`/${coverType}`, { coverType }]),
  ['/singles-cover', { coverFor: 'singles' }],
  ['/guides/family-health-insurance', { coverFor: 'families' }],
  ['/guides/extended-family-cover', { coverFor: 'extended-family' }],
])('what %s is about is answered already on the page that it leads on to', async (path, answers) => {
  const html = await (await fetch(inject('siteUrl') + path)).text()
  const onward = [...html.matchAll(/href="\/quote(\?[^"]*)"/g)].map(([, search]) => search!)

  expect(onward.length).toBeGreaterThan(0)
  for (const search of onward) expect(readAnswers({ search, hash: '' })).toEqual(answers)
})

test('/quote and /priorities show the same page', async () => {
  const main = async (path: string) =>
    /<main[^>]*>(.*)<\/main>/s.exec(await (await fetch(inject('siteUrl') + path)).text())![1]

  expect(await main('/quote')).toBe(await main('/priorities'))
})

test('an unknown address is answered with status 404, its words, and a line on the console', async () => {
  const status = (await fetch(`${inject('siteUrl')}/no-such-page`)).status
  await using visited = await walkTo('/no-such-page')
  const { page, complaints } = visited
  await page.getByText('404', { exact: true }).waitFor()
  await page.locator('.hic-toaster').waitFor({ state: 'attached' })
  const around = await page
    .locator('#root > :is(header, main, footer)')
    .evaluateAll(parts => parts.map(part => part.localName))

  expect(status).toBe(404)
  expect(around).toEqual(['header', 'main', 'footer'])
  expect(await page.title()).toBe('Page Not Found')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Oops! Page not found')
  expect(await page.getByRole('link', { name: 'Return to Home', exact: true }).getAttribute('href')).toBe('/')
  expect(await page.locator('meta[name=description]').getAttribute('content')).toContain('does not exist')
  expect(
    await page.locator('script[type="application/ld+json"]').evaluateAll(all => all.map(one => one.textContent)),
  ).toEqual([expect.stringContaining('"Page Not Found"')])
  expect(complaints.filter(line => line.includes('/no-such-page'))).toHaveLength(1)
})

test('an address with a wrong capital stays the unknown page that the host answered with', async () => {
  await using visited = await walkTo('/Quote')
  const { page, complaints } = visited
  await startReact(page)

  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Oops! Page not found')
  expect(complaints.filter(line => line.includes('disagree'))).toEqual([])
})
