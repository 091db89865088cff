import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { axeFaultsInLooks } from '#ci/axe.ts'
import { isPath, PATHS, REACHED_BY_LINK, SITE_MAP, UNLISTED } from '#site/site-map.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import { COMPARED } from '#widgets/domain/compared.ts'
import { expectValid, leadingHere, readPage, runTogether, textsOf } from './printed.ts'
import { startReact, type Visit, walkTo } from './visit.ts'
import { neededButNotNamed, scriptsLoaded, weightOf } from './weigh.ts'

/** 1280 px at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 }
/** A phone of 360 px with text at twice its size: our widths are measured in letters. */
const TWICE = { width: 180, height: 370 }
const PHONE = { width: 360, height: 740 }
const WINDOWS = [PHONE, { width: 768, height: 900 }, { width: 1440, height: 900 }]
/** From each to the next as little as possible changes: to draw a page anew costs a fifth of what axe does. */
const LOOKS = [
  ...WINDOWS.map(window => ({ window, colorScheme: 'light' as const })),
  ...WINDOWS.toReversed().map(window => ({ window, colorScheme: 'dark' as const })),
]
/** WCAG 2.2, 2.5.8: the smallest target for a finger. A link inside a sentence is as high as its line. */
const LEAST = 24
/** Our own rule for everything but links. */
const CONTROL_HEIGHT = 44
/** What an application page may load to start, in brotli; from the targets for pages. */
const MOST_SCRIPT = 120_000
/** Until React is there, the browser would answer a press on such a part in its own words. */
const LATER = 'parts that React brings to life after the page'

const UNKNOWN = '/no-such-page'
const BY_LINK: readonly string[] = REACHED_BY_LINK

const seen = { titles: new Map<string, string>(), descriptions: new Map<string, string>() }
const anchors = new Map<string, Set<string>>()
const links: { from: string; to: string }[] = []
const sayWhatIsCompared = new Set<string>()

// One visit for all: to open each page anew for each promise takes half the time of the promises.
describe.each([...PATHS, ...REACHED_BY_LINK, UNKNOWN])('%s', path => {
  let visited: Visit
  let page: Page
  let printed: ReturnType<typeof readPage>
  beforeAll(async () => {
    visited = await walkTo(path, { viewport: ZOOMED })
    page = visited.page
    printed = await page.evaluate(readPage)
    if (path !== UNKNOWN) remember(path, printed)
  })
  afterAll(() => page.close())

  // What /priorities shows is what /quote shows: `addresses` compares them word for word.
  if (path !== '/priorities') {
    test('needs no sideways scrolling at 400 % zoom, with wide text spacing, or on a phone with text twice as large', async () => {
      const needed = () => page.evaluate(() => document.documentElement.scrollWidth)
      await page.setViewportSize(ZOOMED)
      const plain = await needed()
      await page.evaluate(spaceText)
      const spaced = await needed()
      await page.evaluate(() => document.adoptedStyleSheets.pop())
      await page.setViewportSize(TWICE)
      const twice = await needed()

      expect(plain).toBeLessThanOrEqual(ZOOMED.width)
      expect(twice).toBeLessThanOrEqual(TWICE.width)
      expect(spaced).toBeLessThanOrEqual(ZOOMED.width)
    })

    test('has no fault that axe finds, in light and dark at three widths', { timeout: 90_000 }, async () => {
      await startReact(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })

      expect(await axeFaultsInLooks(page, LOOKS)).toEqual([])
    })

    test('has on a phone no control less than 44 px high and no link smaller than 24 px, except inside a sentence', async () => {
      await page.setViewportSize(PHONE)

      expect(await page.evaluate(smallTargets, [LEAST, CONTROL_HEIGHT] as const)).toEqual([])
    })

    test('has no numbered list that Safari would not tell VoiceOver of', async () => {
      expect(await page.evaluate(untoldLists)).toEqual([])
    })
  }

  if (BY_LINK.includes(path)) {
    test('which is in no list, still has its own title and address', async () => {
      await startReact(page)

      expect(visited.complaints).toEqual([])
      expect(printed.around, 'header, main and footer').toEqual(['HEADER', 'MAIN', 'FOOTER'])
      expect(printed.h1).toHaveLength(1)
      expect(printed.description.length, 'length of the description').toBeGreaterThan(50)
      expect(printed.canonical).toBe(new URL(path, BRAND.siteUrl).href)
      expect(printed.later, LATER).toBe(0)
      expect(printed.structured.map(data => JSON.parse(data)['@type'])).toEqual(['BreadcrumbList'])
      for (const data of printed.structured) expectValid(JSON.parse(data), path)
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    })
  }

  if (isPath(path)) {
    // Both addresses show the same page.
    const canonical = path === '/priorities' ? '/quote' : path

    test('answers with a page that is complete, logs nothing and hydrates without changes', async () => {
      await startReact(page)
      // The last file, which a page fetches when it has come to rest.
      await page.locator('.hic-toaster').waitFor({ state: 'attached' })
      const tooltips = await page.getByRole('banner').getByRole('tooltip', { includeHidden: true }).count()

      expect(visited.complaints).toEqual([])
      expect(tooltips, 'tooltips beside what they explain').toBeGreaterThan(0)
      // If the host does not say how the page is encoded, browsers look no further than this.
      const html = await (await fetch(new URL(path, inject('siteUrl')))).text()
      expect(html.slice(0, 1024)).toContain('charset="utf-8" />')
      expect(html, 'what keeps a host from writing email addresses anew').toContain('<!--email_off-->')
      expect(html, 'what keeps iPhones from calling a number that is only an example').toContain(
        'content="telephone=no"',
      )
      expect(html, 'what leaves a saved copy without styles').not.toMatch(/<link rel="stylesheet"[^>]*crossorigin/)
      // If it were not the one that the sheet names, the browser would complain that nobody used it.
      expect(html.match(/<link rel="preload" [^>]*as="font"/g), 'typefaces asked for with the page').toHaveLength(1)
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

      const structured = printed.structured.map(data => JSON.parse(data))
      for (const data of structured) expectValid(data, canonical)
      const told = structured.filter(data => data['@type'] === 'FAQPage')
      expect(told.flatMap(textsOf).filter(text => !printed.words.includes(text))).toEqual([])
      expect(told, 'lists of questions for search engines').toHaveLength(printed.asks ? 1 : 0)
      if (structured.some(data => ['Article', 'BlogPosting'].includes(data['@type'])))
        expect(runTogether(html), 'words that only our styles keep apart').toEqual([])
      const types: string[] = structured.map(data => data['@type'])
      if (path !== '/') expect(types).toContain('BreadcrumbList')
      if (!UNLISTED.includes(path)) expect(types.filter(type => type !== 'BreadcrumbList')).not.toEqual([])
    })

    test('requests all that React needs at once', async () => {
      await startReact(page)

      expect(await page.evaluate(neededButNotNamed)).toEqual([])
    })
  }

  if (isPath(path) && SITE_MAP[path].kind === 'application') {
    test('starts with at most 120 KB of script', async () => {
      await page.locator('.hic-toaster').waitFor({ state: 'attached' })
      const scripts = await page.evaluate(scriptsLoaded)
      const weights = await Promise.all(scripts.map(weightOf))

      expect(scripts.length).toBeGreaterThan(1)
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(MOST_SCRIPT)
    })
  }
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

function remember(path: string, { title, description, ids, links: found, words }: ReturnType<typeof readPage>) {
  seen.titles.set(path, title)
  seen.descriptions.set(path, description)
  anchors.set(path, new Set(ids))
  links.push(...found.map(to => ({ from: path, to })))
  if (words.includes(COMPARED)) sayWhatIsCompared.add(path)
}

const duplicates = (texts: string[]) => texts.filter((text, i) => texts.indexOf(text) !== i)

/** The text spacing of WCAG 1.4.12, in a constructed sheet, because the policy refuses style elements. */
function spaceText() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  )
  document.adoptedStyleSheets.push(sheet)
}

/** WebKit takes a list outside of a `<nav>` for none unless one of its items is laid out as an item and has a mark. */
function untoldLists(): string[] {
  const isTold = (item: Element) => {
    const { display, listStyleType } = getComputedStyle(item)
    return display === 'list-item' && listStyleType !== 'none'
  }
  return [...document.querySelectorAll('main ol')]
    .filter(list => !list.closest('nav') && ![...list.children].some(isTold))
    .map(list => list.textContent.slice(0, 60))
}

/** What is smaller than it may be, also in what is folded. */
function smallTargets([least, high]: readonly [number, number]): string[] {
  for (const fold of document.querySelectorAll('details')) fold.open = true
  const inWords = (it: Element) =>
    getComputedStyle(it).display === 'inline' &&
    [...it.parentNode!.childNodes].some(beside => beside !== it && beside.textContent?.trim())
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    .filter(it => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter(it => !it.closest('.sr-only, [inert], [aria-hidden="true"]') && !inWords(it))
    .flatMap(it => {
      // A checkbox is as large as its label, which ticks it too; a link that wraps here may fit into one line elsewhere.
      const { width, height } = (it.closest('label') ?? it).getClientRects()[0] ?? { width: 0, height: 0 }
      const name = it.textContent || it.ariaLabel || it.getAttribute('name')
      const isLarge = width >= least && height >= (it.localName === 'a' ? least : high)
      return width < 2 || isLarge ? [] : [`${name}: ${width} × ${height}`]
    })
}
