import type { Page } from 'playwright'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { sharedBrowser } from '#ci/shared-browser.ts'
import { leave, newVisitor } from '#ci/visitors.ts'
import { pastedHtml } from './pasted-html.ts'
import { type HostPage, useHosts } from './serve.ts'
import { eventAfter } from './visit.ts'

let page: Page
let heard: string[]
let fetched: string[]

/** A page with pasted HTML, under the policy that its first line asks for. */
function pageWith(tag: string, library: string, attributes = '', policy = ''): HostPage {
  const pasted = pastedHtml(tag, library, attributes)
  const style = pasted.match(/style-src 'sha256-.+?'/)![0]
  return {
    html: `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">${pasted}</html>`,
    headers: {
      'content-security-policy': `default-src 'none'; img-src data:; script-src ${library}; ${policy || style}; require-trusted-types-for 'script'; trusted-types 'none'`,
    },
  }
}

const pageUrl = useHosts(library => ({
  faq: pageWith('hic-faq', library),
  hero: pageWith('hic-quote-start', library),
  'faq with a heading': pageWith('hic-faq', library, ' heading="Ours"'),
  'hero with a heading': pageWith('hic-quote-start', library, ' heading="Ours" state="QLD" dir="rtl"'),
  'hero whose sheet is kept out': pageWith('hic-quote-start', library, '', "style-src 'none'"),
  'hero in a frame': {
    html: '<!doctype html><title>Frame</title><iframe src="/hero" width="600" height="900"></iframe>',
  },
  'newsletter in an older encoding': {
    ...pageWith('hic-newsletter', library),
    headers: { 'content-type': 'text/html; charset=windows-1252' },
  },
  stats: pageWith('hic-stats', library),
  'reviews that stay longer': pageWith('hic-reviews', library, ' stay-ms="8000"'),
  'reviews that keep still': pageWith('hic-reviews', library, ' stay-ms="0"'),
}))
beforeEach(async () => {
  const visitor = await newVisitor(await sharedBrowser())
  page = await visitor.newPage()
  heard = []
  fetched = []
  page.on('request', request => fetched.push(request.url().split('/').at(-1)!))
  page.on('console', message => heard.push(message.text()))
  page.on('pageerror', error => heard.push(error.message))
  return () => leave(visitor)
})

/** Holds files back until they are released. */
async function holdBack(files: RegExp): Promise<() => void> {
  const slow = Promise.withResolvers<void>()
  await page.route(files, async route => {
    await slow.promise
    await route.continue()
  })
  return slow.resolve
}

/** Opens a page whose script is held back until it is released. All of its HTML is there. */
async function openWithoutScript(name: string): Promise<() => void> {
  const letScriptCome = await holdBack(/\/hic-[\w.-]+\.js$/)
  await page.goto(pageUrl(name), { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  return letScriptCome
}

const question = () => page.getByRole('button', { name: 'Medicare Levy Surcharge' })
const state = () => page.getByLabel('State')
const boxes = () =>
  page.locator('button, h2, p, select').evaluateAll(all => all.map(element => element.getBoundingClientRect().toJSON()))

test.each(['faq', 'hero'])(
  'the %s shows with the page, and nothing moves when the script and React come',
  async name => {
    const letScriptCome = await openWithoutScript(name)
    await page.getByRole('button').first().waitFor()
    const before = await boxes()

    letScriptCome()
    await eventAfter(page, 'hic-ready', async () => {
      await page.waitForFunction(() => document.querySelector('hic-faq, hic-quote-start')!.matches(':defined'))
      await page.getByRole('button').last().hover()
    })

    expect(await boxes()).toEqual(before)
    expect(heard).toEqual([])
  },
)

test('a question that was pressed before the script came is answered when it does', async () => {
  const letScriptCome = await openWithoutScript('faq')
  await question().click()
  expect(await question().getAttribute('aria-expanded')).toBe('false')

  letScriptCome()

  await expect.poll(() => question().getAttribute('aria-expanded')).toBe('true')
})

test('a question that was pressed by keyboard before the script came is answered at once, and stays answered', async () => {
  const letScriptCome = await openWithoutScript('faq')
  await question().press('Enter')
  await page.getByText('A surcharge of 1% to 1.5%').waitFor()

  letScriptCome()

  await expect.poll(() => question().getAttribute('aria-expanded')).toBe('true')
  expect(await page.getByText('A surcharge of 1% to 1.5%').isVisible()).toBe(true)
})

test('answers stay open while the code that adapts the picture is on its way, and presses until then count', async () => {
  const letItCome = await holdBack(/\/adapt-/)
  const letScriptCome = await openWithoutScript('faq with a heading')
  const surcharge = page.getByText('A surcharge of 1% to 1.5%')
  await question().click()
  await surcharge.waitFor()
  const asked = page.waitForRequest(/\/adapt-/)
  letScriptCome()
  await asked

  expect(await surcharge.isVisible()).toBe(true)
  await question().click()
  await surcharge.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'waiting periods' }).click()
  letItCome()
  await page.getByRole('heading', { name: 'Ours' }).waitFor()

  await page.getByRole('button', { name: 'waiting periods', expanded: true }).waitFor()
  expect(await surcharge.isVisible()).toBe(false)
  expect(heard).toEqual([])
})

test.each(['stay longer', 'keep still'])(
  'a press on reviews that the page lets %s counts before React is there',
  async what => {
    const letReactCome = await holdBack(/\/react-/)
    await page.emulateMedia({ reducedMotion: 'reduce' }) // nothing but the test moves them on
    await page.goto(pageUrl(`reviews that ${what}`))
    const second = page.getByText(/^2 (to \d )?of 15$/)
    await page.getByRole('button', { name: 'Next' }).click()
    await second.waitFor()

    await eventAfter(page, 'hic-ready', async () => letReactCome())

    expect(await second.isVisible()).toBe(true)
    expect(heard).toEqual([])
  },
)

test.each([
  ['START COMPARING', /\/quote\?coverFor=families&postcode=TAS$/],
  ['SCHEDULE A CALL', /\/schedule-call\?coverFor=families&postcode=TAS$/],
])('from a frame %s leads the whole page on before the script has come', async (name, where) => {
  await page.route(where, route => route.fulfill({ body: 'the site' }))
  await openWithoutScript('hero in a frame')
  const hero = page.frameLocator('iframe')
  await hero.getByLabel('Who is this cover for?').selectOption('Family')
  await hero.getByLabel('State').selectOption('TAS')

  await hero.getByRole('button', { name }).click()

  await page.waitForURL(where)
})

test('START COMPARING before the script came says what is missing at once, and in a toast once React is there', async () => {
  const letScriptCome = await openWithoutScript('hero')
  await page.getByLabel('Who is this cover for?').selectOption('Family')
  await page.getByRole('button', { name: 'START COMPARING' }).click()
  await page.getByText('Please select your state.').waitFor()
  expect(await page.getByText('Please select who this cover is for.').isVisible()).toBe(false)

  letScriptCome()

  await page.getByRole('alert').filter({ hasText: 'Required fields missing' }).waitFor()
  expect(await state().getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByText('Please select your state.').isVisible()).toBe(true)
})

test('a page in an older encoding shows the same words before the script came', async () => {
  await openWithoutScript('newsletter in an older encoding')

  await page.getByText('By subscribing you tell HiCompare: “Send me the newsletter.').waitFor()
})

test('if the page sets attributes, the picture is adapted when the script comes and each time that one changes, and keeps what was chosen', async () => {
  const letScriptCome = await openWithoutScript('hero with a heading')
  await page.getByRole('heading', { name: 'Compare Health Insurance' }).waitFor()
  await state().selectOption('TAS')

  letScriptCome()
  await page.getByRole('heading', { name: 'Ours' }).waitFor()

  expect(await state().evaluate(field => field.closest<HTMLElement>('.hic-root')!.dir)).toBe('rtl')
  expect(await state().inputValue()).toBe('TAS')
  for (const heading of ['First', 'Second', 'Third']) {
    await page.evaluate(heading => document.querySelector('hic-quote-start')!.setAttribute('heading', heading), heading)
    await page.getByRole('heading', { name: heading }).waitFor()
  }
  expect(await page.getByRole('heading').count()).toBe(1)
  expect(await state().inputValue()).toBe('TAS')
  expect(await page.getByLabel('Who is this cover for?').inputValue()).toBe('')
  expect(heard).toEqual([])
})

test('with scripts off the cards show both sides, and nothing asks for a press that would do nothing', async () => {
  const context = await (await sharedBrowser()).newContext({ javaScriptEnabled: false })
  const unscripted = await context.newPage()
  await unscripted.goto(pageUrl('stats'))

  const [front, back] = await Promise.all(
    [/^.?certified advisors/, /what a policy covers and what it leaves out/].map(words =>
      unscripted.getByText(words).first().boundingBox(),
    ),
  )
  expect(back!.y).toBeGreaterThan(front!.y + front!.height)
  expect(await unscripted.getByText('Click to learn more').first().isVisible()).toBe(false)
  await unscripted.goto(pageUrl('hero'))
  expect(await unscripted.getByRole('button').filter({ visible: true }).allTextContents()).toEqual([
    'START COMPARING',
    'SCHEDULE A CALL',
  ])
  await context.close()
})

test('picture and sheet come once: with the page', async () => {
  await page.goto(pageUrl('faq'))
  await page.waitForFunction(() => customElements.get('hic-faq'))
  expect(fetched).toEqual(['faq', 'hic-faq.pasted.js'])

  await eventAfter(page, 'hic-ready', () => question().click())

  expect(await question().getAttribute('aria-expanded')).toBe('true')
  expect(fetched.filter(name => name.startsWith('hic-faq'))).toEqual(['hic-faq.pasted.js'])
  expect(heard).toEqual([])
})

test('the page’s own figures replace the picture, in its sheet', async () => {
  await page.goto(pageUrl('stats'))
  const item = { icon: 'people', value: 7, label: 'Our own figure', tooltip: 'Counted', trend: '', back: 'Since May' }

  // The component may already be there, or come with them.
  await page.evaluate(item => Object.assign(document.querySelector('hic-stats')!, { items: [item] }), item)

  const cards = page.getByRole('listitem')
  await expect.poll(() => cards.allInnerTexts()).toEqual([expect.stringContaining('Our own figure')])
  const figure = cards.getByText('Our own figure')
  expect(await figure.evaluate(label => getComputedStyle(label).display)).toBe('block')
  expect(heard).toEqual([])
})

test('a tag that has no picture, or whose sheet the page blocks, fetches what it lacks', async () => {
  await page.goto(pageUrl('hero whose sheet is kept out'))
  await page.waitForFunction(() => customElements.get('hic-quote-start'))
  await page.evaluate(() => document.body.append(document.createElement('hic-quote-start')))

  const starts = page.getByRole('button', { name: 'START COMPARING' })
  await starts.nth(1).waitFor()

  const looks = await starts.evaluateAll(all => all.map(button => getComputedStyle(button).backgroundColor))
  expect(looks).toEqual(['rgb(255, 197, 61)', 'rgb(255, 197, 61)'])
})

test('the reader’s own text size counts once the script is there', async () => {
  const larger = await sharedBrowser('--blink-settings=defaultFontSize=20')
  const reader = await larger.newPage()
  onTestFinished(() => reader.close())
  await reader.goto(pageUrl('faq'))

  await expect
    .poll(() => reader.getByText('What are waiting periods?').evaluate(words => getComputedStyle(words).fontSize))
    .toBe('23.75px')
})

test('if React never comes, questions still open one at a time', async () => {
  await page.route(/\/react-/, route => route.abort())
  await page.goto(pageUrl('faq'))
  await eventAfter(page, 'hic-error', () => question().click())
  await page.getByRole('button', { name: 'waiting periods' }).click()

  const open = page.locator('hic-answer').filter({ visible: true })
  await expect.poll(() => question().getAttribute('aria-expanded')).toBe('false')
  await expect.poll(() => open.count()).toBe(1)
})

test('if React never comes, our figures do not show in place of the page’s own', async () => {
  await page.route(/\/react-/, route => route.abort())
  const letScriptCome = await openWithoutScript('stats')
  await page.getByText('certified advisors').first().waitFor()
  await page.evaluate(() => Object.assign(document.querySelector('hic-stats')!, { items: [] }))

  await eventAfter(page, 'hic-error', async () => letScriptCome())

  expect(await page.getByText('certified advisors').first().isVisible()).toBe(false)
})

test('a picture that came by innerHTML, which makes no shadow root of it, is fetched, and stays if React never comes', async () => {
  await page.route(/\/react-/, route => route.abort())
  await page.goto(pageUrl('faq'))
  await page.evaluate(() => {
    const tag = document.createElement('hic-faq')
    tag.append(document.createElement('template'))
    document.querySelector('hic-faq')!.replaceWith(tag)
  })

  await eventAfter(page, 'hic-error', () => question().click())

  expect(await question().isVisible()).toBe(true)
})
