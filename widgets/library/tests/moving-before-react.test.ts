import { expect, test } from 'vitest'
import { drawn } from '#ci/drawn.ts'
import { holdReactBack, page, put, reactFetched, seen, useBarePage } from './bare-page.ts'
import { eventAfter } from './visit.ts'

useBarePage()

/** What the figure of the second card has shown, from the drawing of its picture on. */
const counted = () =>
  page.evaluateHandle(() => {
    const root = document.querySelector('hic-stats')!.shadowRoot!
    const shown: string[] = []
    new MutationObserver(() => {
      const figure = root.querySelectorAll('.hic-stat-figure > [aria-hidden]')[1]?.textContent
      if (figure && figure !== shown.at(-1)) shown.push(figure)
    }).observe(root, { childList: true, characterData: true, subtree: true })
    return shown
  })

test('a card that is flipped while figures are counting stays flipped when React comes, which lets them count to the end, and the page is told once', async () => {
  await put('<hic-stats></hic-stats>')
  const shown = await counted()
  const letReactCome = await holdReactBack()
  await page.evaluate(() => {
    document.addEventListener('hic-flip', event => console.info(JSON.stringify((event as CustomEvent).detail)))
  })
  const card = page.getByRole('button', { name: 'certified advisors' })
  const turned = () => page.locator('[data-flipped=true]').count()
  const told = 'info: {"item":"certified advisors","flipped":true}'

  await card.click()
  await expect.poll(turned).toBe(1)
  expect(seen.heard).toEqual([told])
  await eventAfter(page, 'hic-ready', async () => letReactCome())

  const all = await shown.jsonValue()
  expect(all.at(-1)).toBe('100K+')
  expect(new Set(all.slice(1)).size, 'each shows once').toBe(all.length - 1)
  await page.getByRole('status').filter({ hasText: /./ }).waitFor()
  expect(await turned()).toBe(1)
  expect(seen.heard).toEqual([told])
  await card.click()

  await expect.poll(turned).toBe(0)
})

test('figures count up without React, and not again when it comes', async () => {
  await put('<hic-stats></hic-stats>')
  const shown = await counted()
  await expect.poll(() => shown.evaluate(shown => shown.slice(1).at(-1))).toBe('100K+')
  expect(reactFetched()).toEqual([])
  const before = await shown.jsonValue()
  expect(before.length).toBeGreaterThan(3)

  await eventAfter(page, 'hic-ready', () => page.getByRole('button', { name: 'Australians helped' }).hover())
  await page.evaluate(() => new Promise(seen => new IntersectionObserver(seen).observe(document.body)))
  await drawn(page)

  expect(await shown.jsonValue()).toEqual(before)
  expect(seen.heard).toEqual([])
})

const place = () => page.locator('hic-reviews [aria-live]')

test('reviews move on by themselves without React, and stay where they are when it comes', async () => {
  // Whichever they are by the time we look: each stays for a second only.
  const hasMovedOn = /^([2-9]|1\d) to/
  await put('<hic-reviews stay-ms="1000"></hic-reviews>')
  await expect.poll(() => place().textContent()).toMatch(hasMovedOn)
  expect(reactFetched()).toEqual([])
  expect(await place().getAttribute('aria-live')).toBe('off')

  await eventAfter(page, 'hic-ready', () => page.getByText('Sample reviews').hover())

  expect(await place().textContent()).toMatch(hasMovedOn)
  // Once the row is seen to be in view, which the browser says with its next frame.
  await expect.poll(() => place().getAttribute('aria-live')).toBe('polite')
  expect(seen.heard).toEqual([])
})

test('reviews turn by button and by key before React is there, and a press on pause counts once it is', async () => {
  await put('<hic-reviews></hic-reviews>')
  const letReactCome = await holdReactBack()

  await page.getByRole('button', { name: 'Next review' }).click()
  await page.getByText('2 to 4 of 15').waitFor()
  await page.getByRole('group', { name: 'Customer reviews' }).press('End')
  await page.getByText('13 to 15 of 15').waitFor()
  await page.getByRole('button', { name: 'Previous review' }).click()
  await page.getByText('12 to 14 of 15').waitFor()
  await page.getByRole('button', { name: 'Pause the reviews' }).click()
  letReactCome()

  await page.getByRole('button', { name: 'Play the reviews' }).waitFor()
  expect(await page.getByText('12 to 14 of 15').isVisible()).toBe(true)
  expect(seen.heard).toEqual([])
})

test('if React never comes, reviews that could not be paused keep still', async () => {
  await page.clock.install()
  await put('<hic-reviews></hic-reviews>')
  await page.route(/\/react-/, route => route.abort())
  await eventAfter(page, 'hic-error', () => page.getByText('Sample reviews').hover())
  await page.mouse.move(0, 1300)

  await page.clock.runFor(20_000)

  expect(await place().getAttribute('aria-live')).toBe('polite') // "off" while it moves
  expect(await page.getByRole('group', { name: 'Customer reviews' }).evaluate(row => row.scrollLeft)).toBe(0)
})

test('if what turns the reviews comes after React has failed, they keep still too', async () => {
  const letItCome = Promise.withResolvers<void>()
  await page.route(/\/reviews-press-/, route => letItCome.promise.then(() => route.continue()))
  await page.route(/\/react-/, route => route.abort())
  await page.clock.install()
  await put('<hic-reviews></hic-reviews>')
  await eventAfter(page, 'hic-error', () => page.getByText('Sample reviews').hover())
  await page.mouse.move(0, 1300)
  const came = page.waitForEvent('requestfinished', request => request.url().includes('/reviews-press-'))
  letItCome.resolve()
  await came
  await page.evaluate(() => new Promise(seen => new IntersectionObserver(seen).observe(document.body)))

  await page.clock.runFor(20_000)

  expect(await place().getAttribute('aria-live')).toBe('polite') // "off" while it moves
  expect(await page.getByRole('group', { name: 'Customer reviews' }).evaluate(row => row.scrollLeft)).toBe(0)
})
