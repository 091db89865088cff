import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { holdReactBack, listens, visit } from '../visit.ts'

const IN_NSW = '/compare?coverFor=singles&postcode=NSW&coverType=hospital-only'
const headline = (page: Page) => page.getByRole('heading', { name: /\d+ of \d+ policies fit/ })
const cards = (page: Page) => page.getByRole('article')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

/** Presses Tab until an element with this text has the focus. */
async function tabTo(page: Page, text: RegExp, most = 80) {
  for (let i = 0; i < most; i += 1) {
    await page.keyboard.press('Tab')
    const label = await page.evaluate(() => {
      const at = document.activeElement as HTMLInputElement | null
      return (at?.labels?.[0]?.textContent ?? at?.textContent ?? '').trim()
    })
    if (text.test(label)) return
  }
  throw new Error(`Tab does not reach ${text}; the focus is on "${await focused(page)}"`)
}

test('by keyboard alone: from an empty page to two policies side by side and on to the quote', async () => {
  await using visited = await visit('/compare')
  const { page, complaints } = visited
  await page.getByRole('heading', { name: 'Two answers, then your prices' }).waitFor()

  await tabTo(page, /^Who is this cover for/)
  await page.keyboard.type('Family')
  await page.keyboard.press('Tab')
  await page.keyboard.type('VIC')
  await headline(page).waitFor()
  for (const place of [0, 1]) {
    await tabTo(page, /^Side by side/)
    await page.keyboard.press('Space')
    await page
      .getByRole('columnheader')
      .nth(place + 1)
      .waitFor()
  }
  const picked = await page.getByRole('columnheader').allTextContents()
  await tabTo(page, /^Skip to the side-by-side table/, 1)
  await page.keyboard.press('Enter')

  await expect.poll(() => focused(page)).toBe('Side by side')
  expect(picked).toHaveLength(3)
  await page
    .getByRole('row', { name: /^Pregnancy and birth/ })
    .first()
    .waitFor()

  await page.getByRole('link', { name: /Request a quote for 2/ }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/get-quote?coverFor=families&postcode=VIC*')
  expect(complaints).toEqual([])
})

test('a link with both answers shows them, and that its prices are coming, before React is there; the prices are on their way by then', async () => {
  await using visited = await visit('about:blank')
  const { page } = visited
  const letGo = await holdReactBack(page)
  const results = page.waitForRequest(/\/assets\/found-.*\.js$/)
  await page.goto(`${inject('siteUrl')}/compare?coverFor=families&postcode=QLD&coverType=extras-cover`)

  await page.getByText('Loading the policies').waitFor()
  expect(await page.getByRole('heading', { name: 'Two answers, then your prices' }).isVisible()).toBe(false)
  const shown = () => page.locator('.first-choices option:checked').allTextContents()
  expect(await shown()).toEqual(['Family', 'QLD', 'Extras only'])
  await results
  letGo()

  await headline(page).waitFor()
  await listens(page)
  expect(await shown()).toEqual(['Family', 'QLD', 'Extras only'])
  const [list] = await page.evaluate(() => [
    performance.getEntriesByName(`${location.origin}/catalogue/manifest.json`)[0]!.startTime -
      performance.getEntriesByName('hic-listening')[0]!.startTime,
  ])
  expect(list).toBeLessThan(0)
})

test('a picked policy stays where it was pressed, although the table opens above it, and goes along with the header’s button too', async () => {
  await using visited = await visit(IN_NSW)
  const { page, complaints } = visited
  for (const at of [0, 2]) {
    const tick = cards(page).nth(at).getByRole('checkbox')
    await tick.scrollIntoViewIfNeeded()
    const before = (await tick.boundingBox())!.y
    const isWhereItWas = () => expect.poll(async () => Math.abs((await tick.boundingBox())!.y - before)).toBeLessThan(3)

    await tick.press('Space')
    await page.getByRole('columnheader').nth(1).waitFor()

    await isWhereItWas()
    await tick.press('Space')
    await page.getByRole('columnheader').nth(1).waitFor({ state: 'detached' })
    await isWhereItWas()
  }

  await page.evaluate(() => scrollTo(0, 0))
  const picked = cards(page).first()
  const name = await picked.getByRole('heading', { level: 3 }).textContent()
  await picked.getByRole('checkbox', { name: /^Side by side/ }).check()
  await page.getByRole('banner').getByRole('link', { name: 'Get Quote' }).click()
  await page.waitForURL('**/get-quote')

  await page.getByRole('complementary', { name: 'Sent with your request' }).getByText(name!).waitFor()
  expect(complaints).toEqual([])
})

test('visitors who would rather look first reach prices with one press, and a quote for one policy with the next', async () => {
  await using visited = await visit('/compare')
  const { page, complaints } = visited
  await page.getByRole('button', { name: 'A family in QLD' }).click()
  await headline(page).waitFor()
  const first = cards(page).first()
  const name = await first.getByRole('heading', { level: 3 }).textContent()
  const price = await first
    .getByText(/^\$[\d,]+\.\d\d$/)
    .first()
    .textContent()
  await first.getByRole('link', { name: `Request a quote for ${name} alone` }).click()
  await page.waitForURL('**/get-quote?coverFor=families&postcode=QLD*')

  const along = page.getByRole('complementary', { name: 'Sent with your request' })
  await along.getByText(name!).waitFor()
  // The same as on the card, to the cent.
  const exactly = [`${price} a month`, `${price} a monthbefore the rebate`]
  expect(exactly).toContain(await along.getByText(/a month/).textContent())
  expect(await page.getByLabel('State or territory').inputValue()).toBe('QLD')
  expect(await along.getByText(/before you changed your answers/).count()).toBe(0)

  // Its price was not worked out for these.
  await page.goto(`${page.url()}#ages=45&history=none`)
  await along.getByText(/^as shown on .*, before you changed your answers/).waitFor()
  await along.getByRole('link', { name: 'Compare again' }).click()
  await page.waitForURL('**/compare?coverFor=families&postcode=QLD#ages=45&history=none')
  expect(complaints).toEqual([])
})

test('ticks about health leave the device in no request, and the link with them shows the same policies in the same order to anybody who opens it', async () => {
  await using mine = await visit(`${IN_NSW}#treatments=Cataracts,BackNeckSpine&weight=1&ages=44&history=none`)
  const { page } = mine
  await headline(page).waitFor()
  const sent: string[] = []
  page.on('request', request => sent.push(`${request.url()} ${request.postData() ?? ''} ${request.headers().referer}`))

  await page.getByText('Treatments that must be covered', { exact: false }).first().click()
  await page.getByRole('checkbox', { name: /^Dialysis/ }).check()
  await page.reload()
  await headline(page).waitFor()

  expect(page.url()).toMatch(/#treatments=[\w,]*Dialysis/)
  expect(sent.filter(request => request.includes('Dialysis'))).toEqual([])
  const [said, order] = [await headline(page).textContent(), await cards(page).allTextContents()]

  await using theirs = await visit(page.url().replace(/^https?:\/\/[^/]+/, ''))
  await headline(theirs.page).waitFor()

  expect(await headline(theirs.page).textContent()).toBe(said)
  // All at once on a page that is loaded again, but not where it is new.
  await expect.poll(() => cards(theirs.page).allTextContents()).toEqual(order)
  const copied = await cards(theirs.page)
    .first()
    .evaluate(node => {
      getSelection()!.selectAllChildren(node)
      return `${getSelection()}`
    })
  // What is copied from a card reads as it looks: words for screen readers do not run into it.
  expect(copied).toMatch(/Request a quote\s/)
})

test('a page older than the data is reloaded only if the host answers: without a network it stays, earlier data can still be compared, and it says plainly what is missing', async () => {
  await using visited = await visit('about:blank')
  const { page } = visited
  // Looked at once the answer is there: the day can become known, and the list be asked for again, at any moment.
  let isNewer = true
  await page.route('**/catalogue/manifest.json', async route => {
    const manifest = await (await route.fetch()).json()
    if (isNewer) await route.fulfill({ json: { ...manifest, format: manifest.format + 1 } })
    else await route.continue()
  })
  await page.goto(IN_NSW)
  const older = page.getByRole('alert').filter({ hasText: 'This page is older than our data' })
  const reload = page.getByRole('button', { name: 'Reload the page' })
  await older.waitFor()
  await Promise.all([page.waitForEvent('load'), reload.click()])
  await older.waitFor()

  await page.context().setOffline(true)
  isNewer = false
  await reload.click()

  const offline = page.getByRole('alert').filter({ hasText: 'You seem to be offline' })
  await offline.waitFor()
  await page.context().setOffline(false)
  await headline(page).waitFor()
  await page.unroute('**/catalogue/manifest.json')
  const fitting = async () => {
    const [, count] = /([\d,]+) of/.exec((await headline(page).textContent())!)!
    return Number(count!.replace(',', ''))
  }
  const all = await fitting()

  await page.context().setOffline(true)
  await page.getByLabel('Excess for a hospital stay').selectOption('500')
  await expect.poll(fitting).toBeLessThan(all)
  await page.getByLabel('State or territory').selectOption('WA')

  await offline.waitFor()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.context().setOffline(false)
  await headline(page).waitFor()
})

test('a server fault is reported plainly, trying again helps, and the focus stays with the results', async () => {
  await using visited = await visit('/compare')
  const { page } = visited
  await page.route('**/catalogue/*.json', route => route.fulfill({ status: 500 }))
  await page.getByLabel('Who is this cover for?').selectOption('singles')
  await page.getByLabel('State or territory').selectOption('NT')
  await page.getByRole('alert').filter({ hasText: 'could not load' }).waitFor()

  await page.unroute('**/catalogue/*.json')
  const signIn = { contentType: 'text/html', body: '<h1>Welcome to our Wi-Fi</h1>' }
  await page.route(/catalogue\/[0-9a-f]{16}\.json/, route => route.fulfill(signIn))
  const answered = page.waitForResponse(/catalogue\/[0-9a-f]{16}\.json/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await answered
  await page.getByRole('alert').filter({ hasText: 'could not load' }).waitFor()
  await expect.poll(() => focused(page)).toMatch(/^We could not load/)

  await page.unroute(/catalogue\/[0-9a-f]{16}\.json/)
  await page.getByRole('button', { name: 'Try again' }).click()

  await headline(page).waitFor()
  await expect.poll(() => focused(page)).toMatch(/^\d+ of \d+ policies fit/)
})

test('one press continues with the answers kept on the device, once React follows the links too', async () => {
  await using visited = await visit('/robots.txt')
  const { page } = visited
  await page.evaluate(
    kept => localStorage.setItem('hic-kept-comparison', kept),
    JSON.stringify({ href: `${IN_NSW}#excess=500`, on: '2026-11-20' }),
  )
  await page.goto('/compare')
  await page.locator('html[data-listening]').waitFor()

  await page.getByRole('link', { name: /Continue the comparison from/ }).click()

  await headline(page).waitFor()
  const excess = page.getByLabel('Excess for a hospital stay')
  expect(await excess.inputValue()).toBe('500')

  // Below another comparison of the same policies, which differs only behind the "#".
  await excess.selectOption('')
  await page.getByRole('link', { name: /Continue the comparison from/ }).click()
  await expect.poll(() => excess.inputValue()).toBe('500')
  await expect.poll(() => focused(page)).toMatch(/^\d+ of \d+ policies fit/)
  // Back brings what was there.
  await excess.selectOption('750')
  await page.getByRole('link', { name: /Continue the comparison from/ }).click()
  await expect.poll(() => excess.inputValue()).toBe('500')
  await page.goBack()
  await expect.poll(() => excess.inputValue()).toBe('750')
  // A look in another tab changes nothing here.
  const other = page.context().waitForEvent('page')
  await page.getByRole('link', { name: /Continue the comparison from/ }).click({ modifiers: ['ControlOrMeta'] })
  await (await other).close()
  expect(await page.evaluate(() => sessionStorage.getItem('hic-answers'))).toContain('excess=750')

  // And one without answers there undoes the later ones.
  await excess.selectOption('')
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await page.getByText('Saved on this device').waitFor()
  await excess.selectOption('250')
  const loaded = page.waitForEvent('load')
  await page.getByRole('link', { name: /Continue the comparison from/ }).click()
  await loaded
  await headline(page).waitFor()
  expect(await excess.inputValue()).toBe('')
})

test('the priorities page counts the policies that still fit, and its cover type carries over', async () => {
  await using visited = await visit('/priorities?coverFor=singles&postcode=QLD')
  const { page } = visited

  await page.getByText(/of \d+ policies fit/).waitFor()
  await page.getByText(/From \$[\d,.]+ a month for you/).waitFor()
  await page.getByRole('radio', { name: /^Hospital only/ }).check()
  await page.getByRole('button', { name: 'Show my policies' }).first().click()
  await page.waitForURL('**/compare?coverFor=singles&postcode=QLD&coverType=hospital-only')
  await headline(page).waitFor()
})
