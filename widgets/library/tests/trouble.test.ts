import type { Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { drawn } from '#ci/drawn.ts'
import { sharedBrowser } from '#ci/shared-browser.ts'
import { leave, newVisitor } from '#ci/visitors.ts'
import { useHosts } from './serve.ts'
import { eventAfter, visit } from './visit.ts'

const pageUrl = useHosts(library => ({
  'with a fallback': {
    html: `<!doctype html><title>Host</title><link rel="icon" href="data:,">
      <hic-quote-start><a href="/ours">Our own link</a></hic-quote-start>
      <script type="module" src="${library}/hic.js"></script>`,
  },
  'with classic scripts after a comment': {
    html: `<!doctype html><title>Host</title><link rel="icon" href="data:,">
      <img name="currentScript" src="data:text/javascript,globalThis.injected=1" alt="" hidden>
      <hic-quote-start><a href="/ours">Our own link</a></hic-quote-start>
      <script src="${library}/hic.classic.js"></script><script src="${library}/hic.js"></script>`,
  },
  'with words alone': {
    html: `<!doctype html><title>Host</title><link rel="icon" href="data:,">
      <hic-quote-start>Our own link</hic-quote-start><script type="module" src="${library}/hic.js"></script>`,
  },
  'without one': {
    html: `<!doctype html><title>Host</title><link rel="icon" href="data:,">
      <hic-quote-start base-url="http://127.0.0.1:9"></hic-quote-start>
      <script type="module" src="${library}/hic.js"></script>`,
  },
  'with an editor’s empty line': {
    html: `<!doctype html><title>Host</title><link rel="icon" href="data:,">
      <hic-quote-start base-url="http://127.0.0.1:9"><p><br></p></hic-quote-start>
      <script type="module" src="${library}/hic.js"></script>`,
  },
  'the questions': {
    html: `<!doctype html><title>Host</title><link rel="icon" href="data:,"><hic-faq></hic-faq>
      <hic-phone-link></hic-phone-link><script type="module" src="${library}/hic.js"></script>`,
  },
  'questions under a heading': {
    html: `<!doctype html><title>Host</title><link rel="icon" href="data:,"><hic-faq heading="Asked of us"></hic-faq>
      <script type="module" src="${library}/hic.js"></script>`,
  },
  'what needs React': {
    html: `<!doctype html><title>Host</title><link rel="icon" href="data:,"><hic-newsletter></hic-newsletter>
      <hic-reviews></hic-reviews><script type="module" src="${library}/hic.js"></script>`,
  },
  figures: {
    html: `<!doctype html><title>Host</title><link rel="icon" href="data:,"><div style="height:9000px"></div>
      <hic-stats></hic-stats><script type="module" src="${library}/hic.js"></script>`,
  },
}))

/** An empty page of a new visitor, which ends with the test. */
async function newPage(): Promise<Page> {
  const visitor = await newVisitor(await sharedBrowser())
  onTestFinished(() => leave(visitor))
  return visitor.newPage()
}

test('without script the page’s own fallback shows', async () => {
  const { page } = await visit(pageUrl('with a fallback'), { javaScriptEnabled: false })

  expect(await page.getByRole('link', { name: 'Our own link' }).isVisible()).toBe(true)
})

test('a picture that calls itself the current script is not imported by classic scripts: the fallback stays', async () => {
  const { page } = await visit(pageUrl('with classic scripts after a comment'))
  await page.evaluate("import('data:text/javascript,')") // what was to be imported before has been

  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
  expect(await page.getByRole('link', { name: 'Our own link' }).isVisible()).toBe(true)
})

test('the fallback stays when the picture is blocked', async () => {
  const page = await newPage()
  await page.route(/hic-quote-start-/, route => route.abort())
  await page.addInitScript(() => document.addEventListener('hic-error', () => Object.assign(window, { failed: true })))
  await page.goto(pageUrl('with a fallback'))

  await page.waitForFunction(() => 'failed' in window)
  expect(await page.getByRole('link', { name: 'Our own link' }).isVisible()).toBe(true)
})

test('a picture that fails to load once is requested again, and if its heading could not be set, React draws it', async () => {
  const page = await newPage()
  await page.route(/\/adapt-/, route => route.abort(), { times: 1 })
  await page.route(/hic-faq-/, route => route.abort(), { times: 1 })
  await page.goto(pageUrl('questions under a heading'))

  await page.getByRole('heading', { name: 'Asked of us', exact: true }).waitFor()

  expect(await page.getByRole('button').count()).toBe(8)
})

test.each(['with a fallback', 'with words alone'])(
  'the fallback comes back when React is blocked, the page is told, and what it sets then leaves its fallback in place: a page %s',
  async name => {
    const { page } = await visit(pageUrl(name))
    await page.route(/\/react-/, route => route.abort())
    const start = page.getByRole('button', { name: 'START COMPARING' })
    await start.waitFor()
    const told = page.evaluate(
      () => new Promise(resolve => document.addEventListener('hic-error', () => resolve(true), { once: true })),
    )

    await start.hover()

    expect(await told).toBe(true)
    await start.waitFor({ state: 'hidden' })
    await page.getByText('Our own link').waitFor()

    await page.evaluate(() => document.querySelector('hic-quote-start')!.setAttribute('heading', 'Ours'))
    await drawn(page)
    expect(await page.getByText('Our own link').isVisible()).toBe(true)
    expect(await start.isVisible()).toBe(false)
  },
)

test.each(['without one', 'with an editor’s empty line'])(
  'if the page has no fallback, the painted form works by itself when React is blocked, and the quokka that could not be stopped keeps still: a page %s',
  async name => {
    const { page } = await visit(pageUrl(name))
    await page.route(/\/react-/, route => route.abort())
    const still = page.getByRole('button', { name: 'Stop the quokka' })
    await still.waitFor()
    await eventAfter(page, 'hic-error', () => still.hover())
    await still.waitFor({ state: 'hidden' })
    const bounce = page.locator('.hic-quokka').evaluate(drawing => getComputedStyle(drawing).animationName)
    expect(await bounce).toBe('none')

    await page.getByLabel('Who is this cover for?').selectOption('Family')
    await page.getByLabel('State').selectOption('ACT')
    await page.getByRole('button', { name: 'START COMPARING' }).click()

    await page.waitForURL(/\/quote\?coverFor=families&postcode=ACT$/)
  },
)

test('answers open and close, one at a time, even if React never comes, and the picture still follows what the page sets', async () => {
  const { page } = await visit(pageUrl('the questions'))
  await page.route(/\/react-/, route => route.abort())
  const answers = page.locator('hic-answer:not([hidden])')
  await page.getByRole('button', { name: 'Medicare Levy Surcharge' }).waitFor()
  await eventAfter(page, 'hic-error', () => page.getByRole('button', { name: 'Medicare Levy Surcharge' }).click())
  expect(await answers.count()).toBe(1)

  await page.getByRole('button', { name: 'waiting periods' }).click()
  await answers.filter({ hasText: '2 to 6 months' }).waitFor()
  expect(await answers.count()).toBe(1)
  await page.getByRole('button', { name: 'waiting periods' }).press('Enter')
  await expect.poll(() => answers.count()).toBe(0)

  await page.getByRole('button', { name: 'Medicare Levy Surcharge' }).click()
  await answers.first().waitFor()
  for (const heading of ['First', 'Second']) {
    await page.evaluate(heading => document.querySelector('hic-faq')!.setAttribute('heading', heading), heading)
    await page.getByRole('heading', { name: heading, exact: true }).waitFor()
  }

  await page.getByRole('button', { name: 'waiting periods' }).click()
  await answers.filter({ hasText: '2 to 6 months' }).waitFor()
})

test('if React never came, our figures do not show in place of those that the page sets', async () => {
  const { page } = await visit(pageUrl('figures'))
  await page.route(/\/react-/, route => route.abort())
  await page.locator('hic-stats').scrollIntoViewIfNeeded()
  const ours = page.getByText('certified advisors').first()
  await eventAfter(page, 'hic-error', () => ours.hover())

  await page.evaluate(() => Object.assign(document.querySelector('hic-stats')!, { items: [] }))

  await ours.waitFor({ state: 'hidden' })
})

test.each([
  ['still asks for the press that flips it', /\/react-/, 1],
  ['asks for no press if what would answer that never came either', /\/(react|stats-press)-/, 0],
])('if React never comes, a card %s', async (_, lost, flipped) => {
  const { page } = await visit(pageUrl('figures'))
  await page.route(lost, route => route.abort())
  await page.locator('hic-stats').scrollIntoViewIfNeeded()
  const ours = page.getByText('certified advisors').first()
  await ours.waitFor()
  if (flipped) await page.locator('[data-flips]').waitFor({ state: 'attached' })
  await eventAfter(page, 'hic-error', () => ours.hover())
  const hints = page.getByText(/^Click to /).filter({ visible: true })

  await expect.poll(() => hints.count()).toBe(flipped * 8)
  await ours.click()

  expect(await page.locator('[data-flipped=true]').count()).toBe(flipped)
})

test('a tap on the number is recorded even if React never comes', async () => {
  const { page } = await visit(pageUrl('the questions'))
  await page.route(/\/react-/, route => route.abort())
  await page.evaluate(() => document.addEventListener('hic-call', event => event.preventDefault()))
  const link = page.getByRole('link')
  await eventAfter(page, 'hic-error', () => link.hover())

  const call = await eventAfter(page, 'hic-call', () => link.click())

  expect(call).toMatchObject({ sourcePage: expect.any(String) })
})

test('a part that fails to load once is requested again, and what was typed in the meantime is answered', async () => {
  const { page } = await visit(pageUrl('what needs React'))
  await page.route(/\/newsletter-/, route => route.abort(), { times: 1 })

  await page.getByLabel('Email address').fill('ana@example')
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()

  await page.getByRole('alert').filter({ hasText: 'Invalid email address' }).waitFor()
  expect(await page.getByLabel('Email address').inputValue()).toBe('ana@example')
})

test('if React never comes, controls that need it give way to what there is without script', async () => {
  const { page } = await visit(pageUrl('what needs React'))
  await page.route(/\/react-/, route => route.abort())

  await eventAfter(page, 'hic-error', () => page.getByLabel('Email address').focus())
  await eventAfter(page, 'hic-error', () => page.getByText('Sample reviews').hover())

  await page.getByRole('link', { name: /@/ }).waitFor()
  expect(await page.getByRole('button', { name: 'Subscribe' }).isVisible()).toBe(false)
  await expect.poll(() => page.getByRole('button').filter({ visible: true }).count()).toBe(0)
  expect(await page.getByText('Sample reviews').isVisible()).toBe(true)
  expect(await page.locator('.hic-reviews-track').evaluate(row => getComputedStyle(row).scrollbarWidth)).toBe('auto')
})
