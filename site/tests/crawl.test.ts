import { describe, expect, inject, test } from 'vitest'
import { MAIN_LINKS } from '#site/shell/main-links.ts'
import { FEED, isPage, PATHS, type Path, POSTS, REACHED_BY_LINK, UNLISTED } from '#site/site-map.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import { COMPARED } from '#widgets/domain/compared.ts'
import { startReact, visit, walkTo } from './visit.ts'

const seen = { titles: new Map<string, string>(), descriptions: new Map<string, string>() }
/** Until React is there, the browser would answer a press on such a part in its own words. */
const LATER = 'parts that React brings to life after the page'
const anchors = new Map<string, Set<string>>()
const links: { from: string; to: string }[] = []
const sayWhatIsCompared = new Set<string>()

// Several at once: each waits for the last file, which a page fetches when it has come to rest.
describe.concurrent.each(PATHS)('%s', path => {
  // Both addresses show the same page.
  const canonical = path === '/priorities' ? '/quote' : path

  test('answers with a page that is complete, logs nothing and hydrates without changes', async () => {
    await using visited = await walkTo(path)
    const { page, complaints } = visited
    const printed = await page.evaluate(read)
    anchors.set(path, new Set(printed.ids))
    links.push(...printed.links.map(to => ({ from: path, to })))
    await startReact(page)
    await page.locator('.hic-toaster').waitFor({ state: 'attached' })
    const tooltips = await page.getByRole('banner').getByRole('tooltip', { includeHidden: true }).count()

    expect(complaints).toEqual([])
    expect(tooltips, 'tooltips beside what they explain').toBeGreaterThan(0)
    // If the host does not say how the page is encoded, browsers look no further than this.
    const html = await (await fetch(new URL(path, inject('siteUrl')))).text()
    expect(html.slice(0, 1024)).toContain('charset="utf-8" />')
    expect(html, 'what keeps a host from writing email addresses anew').toContain('<!--email_off-->')
    expect(html, 'what leaves a saved copy without styles').not.toMatch(/<link rel="stylesheet"[^>]*crossorigin/)
    expect(printed.h1).toHaveLength(1)
    expect(printed.around, 'header, main and footer').toEqual(['HEADER', 'MAIN', 'FOOTER'])
    expect(printed.here, 'links of the header to this page, and to what it is in').toEqual(leadingHere(path))
    expect(printed.title).toBeTruthy()
    expect(printed.description.length, 'length of the description').toBeGreaterThan(50)
    expect(printed.canonical).toBe(new URL(canonical, BRAND.siteUrl).href)
    expect(printed.address).toBe(printed.canonical)
    expect(printed.lang).toBe('en-AU')
    if (/^\/(guides|blog)\//.test(path)) expect(printed.words).toMatch(/Checked on \d+ \w+ \d{4}/)
    expect(printed.image).toEqual([`${BRAND.siteUrl}/og.png`, '1200', '630', expect.stringContaining(BRAND.name)])
    expect(printed.styled, 'elements with a style attribute').toEqual([])
    expect(printed.loud, 'calls to action that compete with the page’s own').toEqual([])
    expect(printed.later, LATER).toBe(0)
    expect(await page.title()).toBe(printed.title)

    seen.titles.set(path, printed.title)
    if (printed.words.includes(COMPARED)) sayWhatIsCompared.add(path)
    seen.descriptions.set(path, printed.description)
    const structured = printed.structured.map(data => JSON.parse(data))
    for (const data of structured) expectValid(data, canonical)
    const told = structured.filter(data => data['@type'] === 'FAQPage')
    expect(told.flatMap(textsOf).filter(text => !printed.words.includes(text))).toEqual([])
    expect(told, 'lists of questions for search engines').toHaveLength(printed.asks ? 1 : 0)
    if (structured.some(data => ['Article', 'BlogPosting'].includes(data['@type'])))
      expect(runTogether(html), 'words that only our styles keep apart').toEqual([])
    if (!UNLISTED.includes(path))
      expect(structured.map(data => data['@type']).filter(type => type !== 'BreadcrumbList')).not.toEqual([])
  })
})

test.each(REACHED_BY_LINK)('%s, which is in no list, still has its own title and address', async path => {
  await using visited = await visit(path)
  const { page, complaints } = visited
  const printed = await page.evaluate(read)
  anchors.set(path, new Set(printed.ids))
  await startReact(page)

  expect(complaints).toEqual([])
  expect(printed.around, 'header, main and footer').toEqual(['HEADER', 'MAIN', 'FOOTER'])
  expect(printed.h1).toHaveLength(1)
  expect(printed.description.length, 'length of the description').toBeGreaterThan(50)
  expect(printed.canonical).toBe(new URL(path, BRAND.siteUrl).href)
  expect(printed.later, LATER).toBe(0)
  expect(printed.structured.map(data => JSON.parse(data)['@type'])).toEqual(['BreadcrumbList'])
  for (const data of printed.structured) expectValid(JSON.parse(data), path)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')

  seen.titles.set(path, printed.title)
  seen.descriptions.set(path, printed.description)
})

test('the home page, FAQ, about page and disclaimer agree on what is compared', () => {
  expect([...sayWhatIsCompared].sort()).toEqual(['/', '/about', '/disclaimer', '/faq'])
})

test('no two pages share a title or a description', () => {
  const distinct = (of: Map<string, string>) =>
    [...of].filter(([path]) => path !== '/priorities').map(([, text]) => text)

  expect(duplicates(distinct(seen.titles))).toEqual([])
  expect(duplicates(distinct(seen.descriptions))).toEqual([])
})

test('no link leads nowhere, and no anchor is missing', () => {
  const origin = inject('siteUrl')
  const dead = links.filter(({ to }) => {
    const url = new URL(to)
    if (url.origin !== origin) return !/^(https|tel|mailto):/.test(url.protocol)
    const known = anchors.get(url.pathname)
    return !known || (url.hash !== '' && !url.hash.includes('=') && !known.has(decodeURIComponent(url.hash.slice(1))))
  })

  expect(dead).toEqual([])
})

test.each(PATHS)('%s is one click away from the sitemap page', path => {
  expect(links.filter(link => link.from === '/sitemap').map(link => new URL(link.to).pathname)).toContain(path)
})

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
  await using visited = await visit('/')
  const { page } = visited
  const missing = await fetch(`${inject('siteUrl')}/no-such-page`)
  const answer = { status: 404, contentType: 'text/html', body: await missing.text() }
  await page.route('**/guides/hospital-vs-extras', route => route.fulfill(answer))

  await page.goto(`${inject('siteUrl')}/guides/hospital-vs-extras`)

  await page.waitForURL('**/guides/hospital-vs-extras-cover')
  await page.getByRole('heading', { level: 1, name: 'Hospital vs extras cover' }).waitFor()
})

test('/quote and /priorities show the same page', async () => {
  const main = async (path: string) =>
    /<main[^>]*>(.*)<\/main>/s.exec(await (await fetch(inject('siteUrl') + path)).text())![1]

  expect(await main('/quote')).toBe(await main('/priorities'))
})

test('an unknown address is answered with status 404, its words, and a line on the console', async () => {
  const status = (await fetch(`${inject('siteUrl')}/no-such-page`)).status
  await using visited = await visit('/no-such-page')
  const { page, complaints } = visited
  await page.getByText('404', { exact: true }).waitFor()
  await page.locator('.hic-toaster').waitFor({ state: 'attached' })

  expect(status).toBe(404)
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
  await using visited = await visit('/Quote')
  const { page, complaints } = visited
  await startReact(page)

  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Oops! Page not found')
  expect(complaints.filter(line => line.includes('disagree'))).toEqual([])
})

function read() {
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? ''
  return {
    title: document.title,
    lang: document.documentElement.lang,
    description: attribute('meta[name=description]', 'content'),
    canonical: attribute('link[rel=canonical]', 'href'),
    address: attribute('meta[property="og:url"]', 'content'),
    image: ['', ':width', ':height', ':alt'].map(of => attribute(`meta[property="og:image${of}"]`, 'content')),
    h1: [...document.querySelectorAll('h1')].map(h1 => h1.textContent),
    around: [...document.querySelectorAll('#root > :is(header, main, footer)')].map(part => part.tagName),
    ids: [...document.querySelectorAll('[id]')].map(element => element.id),
    links: [...document.querySelectorAll('a')].map(a => a.href),
    styled: [...document.querySelectorAll('#root [style]')].map(element => element.outerHTML.slice(0, 100)),
    later: document.body.innerHTML.split('<!--$').length - 1,
    loud: [...document.querySelectorAll('#root > :not(main) [data-look=action]')].map(action => action.textContent),
    here: [...new Set([...document.querySelectorAll('header [aria-current]')].map(link => link.getAttribute('href')))],
    structured: [...document.querySelectorAll('script[type="application/ld+json"]')].map(script => script.textContent),
    words: document.querySelector('main')?.textContent ?? '',
    asks: [...document.querySelectorAll('main :is(h1, h2)')].some(heading =>
      /asked questions|common questions|questions people ask/i.test(heading.textContent),
    ),
  }
}

/** The links of the header that lead to a page, or to the index that it is under. */
function leadingHere(path: Path): Path[] {
  const inHeader: readonly Path[] = ['/', ...MAIN_LINKS.flatMap(({ to, under }) => [to, ...(under?.paths ?? [])])]
  return inHeader.filter(to => path === to || path.startsWith(`${to}/`))
}

/** A figure that runs into another is a wrong one in a reading view, which takes our styles away. */
function runTogether(html: string): string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/<!--.*?-->|<svg.*?<\/svg>/gs, '')
  return main.match(/[^<>\s]*[\w.,%)](?:<\/?(?:span|strong|time)\b[^>]*>)+\w[^<]*/g) ?? []
}

const duplicates = (texts: string[]) => texts.filter((text, i) => texts.indexOf(text) !== i)

/** What schema.org and search engines require of each type that we use. */
const NEEDED: Record<string, readonly string[]> = {
  AboutPage: ['name', 'description'],
  Article: ['headline', 'author', 'dateModified', 'image'],
  Blog: ['name', 'description'],
  BlogPosting: ['headline', 'author', 'datePublished', 'image'],
  BreadcrumbList: ['itemListElement'],
  CollectionPage: ['name', 'description'],
  ContactPage: ['name', 'mainEntity'],
  FAQPage: ['mainEntity'],
  Organization: ['name', 'url', 'logo'],
  Service: ['name', 'provider', 'areaServed'],
  WebPage: ['name', 'description'],
  WebSite: ['name', 'url'],
}

/** The questions and the paragraphs of their answers. */
const textsOf = (faq: { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }): string[] =>
  faq.mainEntity.flatMap(({ name, acceptedAnswer }) => [name, ...acceptedAnswer.text.split(/\n{2,}/)])

// biome-ignore lint/suspicious/noExplicitAny: it is read from JSON, and the test is of its shape
function expectValid(data: any, path: string) {
  expect(data['@context']).toBe('https://schema.org')
  expect(Object.keys(NEEDED), 'known types').toContain(data['@type'])
  for (const property of NEEDED[data['@type']]!) expect(data, `${data['@type']} on ${path}`).toHaveProperty(property)
  if (data['@type'] === 'FAQPage') {
    for (const { name, acceptedAnswer } of data.mainEntity) {
      expect(name).toMatch(/\?$/)
      expect(acceptedAnswer.text.length).toBeGreaterThan(20)
    }
  }
  if (data['@type'] === 'BreadcrumbList') {
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const steps = data.itemListElement.map((step: any) => [step.position, new URL(step.item).pathname])
    expect(steps[0]).toEqual([1, '/'])
    expect(steps.at(-1)[1]).toBe(path)
    for (const [, step] of steps) expect(isPage(step), step).toBe(true)
  }
}
