import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { BRAND } from '#widgets/domain/brand.ts'
import { holdReactBack, isFetchedAhead, startReact, visit, walkTo } from './visit.ts'

let page: Page

/** Opens the home page with the application's script held back until it is let go. */
async function openWithReactHeldBack(by = walkTo) {
  page = (await by('about:blank')).page
  const letGo = await holdReactBack(page)
  await page.goto(inject('siteUrl'))
  return letGo
}

test('what was chosen before React is there stays chosen, and the press on START COMPARING takes effect once it is', async () => {
  const letGo = await openWithReactHeldBack()

  await page.getByLabel('Who is this cover for?').selectOption({ label: 'Family' })
  await page.getByLabel('State').selectOption('QLD')
  await page.getByRole('button', { name: 'START COMPARING' }).click()
  letGo()

  await page.waitForURL('**/quote?coverFor=families&postcode=QLD')
  await page.close()
})

test('two presses on Subscribe before React is there send one address', async () => {
  const letGo = await openWithReactHeldBack()
  const footer = page.getByRole('contentinfo')
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/newsletter_subscriptions')) sent.push(request.url())
  })

  await footer.getByLabel('Email address').fill(`twice-${Date.now()}@example.com`)
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  letGo()

  await footer.getByText('Successfully subscribed to newsletter!').waitFor()
  expect(sent).toHaveLength(1)
  await page.close()
})

test('a form starts by itself if the browser reports no paint', async () => {
  page = (await walkTo('about:blank')).page
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto(`${inject('siteUrl')}/get-quote`)

  await page.locator('[data-listening]').waitFor()
  await page.close()
})

test('questions are answered while React is not there yet, and what is open stays open once it is', async () => {
  const letGo = await openWithReactHeldBack()
  const questions = page.getByRole('region', { name: 'Questions people ask first' }).getByRole('button')
  const open = () =>
    page
      .locator('hic-answer')
      .filter({ visible: true })
      .evaluateAll(all => all.map(answer => answer.id))
  await questions.nth(1).scrollIntoViewIfNeeded()
  // The floating button has made way: what comes with the first scroll is there.
  await page.locator('html[data-stepped-aside]').waitFor()

  await questions.nth(1).click()
  await questions.nth(3).click()
  expect(await open()).toEqual(['item-3-answer'])
  letGo()
  await page.locator('html[data-listening]').waitFor()

  expect(await open()).toEqual(['item-3-answer'])
  await questions.nth(3).click()
  await expect.poll(open).toEqual([])
  await page.close()
})

test('while React is not there yet a tap on the phone link calls at once, and a link pressed for another tab opens in that tab; once it is, the call is recorded, without a second one, and this page stays', async () => {
  const letGo = await openWithReactHeldBack()
  const calls = await page.evaluateHandle(() => {
    const made: boolean[] = []
    addEventListener('click', event => {
      if ((event.target as Element).closest('[href^="tel:"]')) made.push(!event.defaultPrevented)
    })
    return made
  })
  const recorded = page.waitForRequest(r => r.url().endsWith('/web_call_tracking') && r.method() === 'POST')

  await page.getByRole('banner').getByRole('link', { name: BRAND.phoneLabel }).click()
  expect(await calls.jsonValue()).toEqual([true])
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Sign in' }).click({ modifiers: ['ControlOrMeta'] }),
  ])
  letGo()

  expect((await recorded).postDataJSON()).toMatchObject({ source_page: 'header-desktop' })
  expect(await calls.jsonValue()).toEqual([true, false])
  await other.waitForURL('**/auth')
  expect(new URL(page.url()).pathname).toBe('/')
  await other.close()
  await page.close()
})

test('a page whose script does not arrive says so while a press waits, and acts on the press once it does', async () => {
  const letGo = await openWithReactHeldBack(visit)
  await page.clock.install()
  await page.getByRole('button', { name: 'START COMPARING' }).click()
  await page.clock.fastForward(10_000)
  const alert = page.getByRole('alert').filter({ hasText: 'do not work yet' })
  await alert.waitFor()
  letGo()

  await page.getByText('Required fields missing').first().waitFor()
  expect(await alert.count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/')
  await page.context().close()
})

test('pressing Sign in before React is there still leads back to the page it was pressed on', async () => {
  const letGo = await openWithReactHeldBack()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Sign in' }).click()
  letGo()

  await page.waitForURL('**/auth?next=%2F')
  await page.close()
})

test.each<[from: string, leads: [name: string, to: string][]]>([
  [
    '/',
    [
      ['START COMPARING', '/quote'],
      ['SCHEDULE A CALL', '/schedule-call'],
    ],
  ],
  ['/quote?coverFor=singles&postcode=NSW', [['Show my policies', '/compare']]],
])('pointing at a button on %s fetches the page that it leads to ahead of the press', async (from, leads) => {
  await using visited = await visit(from)
  await startReact(visited.page)
  for (const [name, to] of leads) {
    await visited.page.getByRole('main').getByRole('button', { name }).first().hover()

    await isFetchedAhead(visited.page, to)
  }
})
