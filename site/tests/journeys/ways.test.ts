import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeFaults } from '#ci/axe.ts'
import { newMobile } from '../accounts/people.ts'
import { listens, visit, walkTo } from '../visit.ts'
import { book, fillInCall, newEmail } from './fill-in.ts'
import { messagesTo, requestsFrom } from './outbox.ts'

const ANY_ID = '00000000-0000-4000-8000-000000000000'
/** Addresses that show more than was prerendered, with some of its words: `every-page` covers what all pages have. */
const MORE_THAN_PRINTED = [
  ['/quote?coverFor=families&postcode=QLD', 'policies fit'],
  ['/get-quote?coverFor=singles&postcode=NSW#treatments=Cataracts', 'only if you tick the box'],
  ['/offers', 'Terms of this offer'],
  [`/unsubscribe#token=${ANY_ID}`, 'Your link works only for the address'],
  [`/withdraw#request=${ANY_ID}`, 'We will then delete it with your name'],
] as const

/** Presses Tab until the focus is where the test wants it. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab')
    const here = await page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, wanted)
    if (here) return
  }
  throw new Error(`The keyboard does not reach ${wanted}`)
}

test('the quote can be requested by keyboard alone, with motion reduced', async () => {
  const email = newEmail('keyboard')
  await using visited = await visit('/quote', { reducedMotion: 'reduce' })
  const { page } = visited

  await tabTo(page, 'main input[name=coverFor]')
  await page.keyboard.press('Space')
  await tabTo(page, 'input[name=digits]')
  await page.keyboard.type('4000')
  await tabTo(page, 'select[name=postcode]')
  await expect.poll(() => page.locator('select[name=postcode]').inputValue()).toBe('QLD')
  await tabTo(page, 'button[data-to="/get-quote"]')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/get-quote?coverFor=singles&postcode=QLD')
  await tabTo(page, 'input[name=full_name]')
  await page.keyboard.type('Robin Sample')
  await tabTo(page, 'input[name=phone]')
  await page.keyboard.type('0491570006')
  await tabTo(page, 'input[name=email]')
  await page.keyboard.type(email)
  await tabTo(page, 'input[name=consent]')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await page.getByText(/reference is HC-/).waitFor()

  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(await requestsFrom(email)).toBe(1)
})

test('a call can be booked by keyboard alone, with motion reduced', async () => {
  const mobile = newMobile()
  await using visited = await visit('/schedule-call', { reducedMotion: 'reduce' })
  const { page } = visited
  await page.locator('input[name=day]:enabled').first().waitFor()

  await tabTo(page, 'input[name=day]')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await tabTo(page, 'input[name=slot]')
  await page.keyboard.press('Space')
  await tabTo(page, 'input[name=full_name]')
  await page.keyboard.type('Robin Sample')
  await tabTo(page, 'input[name=phone]')
  await page.keyboard.type(mobile)
  await tabTo(page, 'input[name=consent]')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await page.getByText(/Your call is booked/).waitFor()

  expect(await messagesTo(`+61${mobile.slice(1)}`)).toHaveLength(1)
})

// 1280 × 900 at 400 % zoom leaves 320 × 225.
test.each(MORE_THAN_PRINTED)(
  '%s fits into 320 px, at 400 percent zoom too, and axe finds nothing',
  async (path, words) => {
    await using visited = await walkTo(path, { viewport: { width: 320, height: 225 } })
    const { page } = visited
    await listens(page)
    await page.getByRole('main').getByText(words).first().waitFor()

    await expectFitting(page)
  },
)

test('forms with errors, open lists and a chosen day fit into 320 px, and axe finds nothing', async () => {
  await using visited = await walkTo('/schedule-call', { viewport: { width: 320, height: 700 } })
  const { page } = visited
  await fillInCall(page, { day: 1, slot: 1, phone: '123' })
  await book(page).click()
  await page.getByRole('heading', { name: 'One thing is missing or unclear' }).waitFor()
  await expectFitting(page)

  await page.goto('/quote?coverFor=families')
  for (const list of ['Hospital treatments', 'Extras services'])
    await page.locator('summary', { hasText: list }).click()
  // What is wrong with it repeats it.
  await page.getByLabel('Postcode').fill('x'.repeat(60))
  await page.getByRole('button', { name: 'Show my policies' }).first().click()
  await page.getByRole('heading', { name: 'One thing is missing or unclear' }).waitFor()
  await page.getByText(/x{60}” is not an Australian postcode/).waitFor()
  await expectFitting(page)
})

async function expectFitting(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await axeFaults(page)).toEqual([])
}

test('a postcode suggests the state, says if it crosses a border, and can be corrected', async () => {
  await using visited = await visit('/quote?coverFor=singles')
  const { page } = visited

  await page.getByRole('radio', { name: 'Just for me', checked: true }).waitFor()
  await page.getByLabel('Postcode').fill('2620')
  await page.getByText('it may be in NSW or ACT').waitFor()
  expect(await page.getByLabel('State or territory').inputValue()).toBe('NSW')
  await page.getByLabel('State or territory').selectOption('ACT')

  await expect.poll(() => new URL(page.url()).searchParams.get('postcode')).toBe('ACT')
  await page.reload()
  await expect.poll(() => page.getByLabel('State or territory').inputValue()).toBe('ACT')
  expect(await page.getByLabel('Postcode').inputValue()).toBe('2620')
})
