import { expect, inject, test } from 'vitest'
import { query } from '#ci/own-backend.ts'
import { answerIsLost, expectFocus, visitors } from './browser.ts'
import { somebody } from './people.ts'
import { storedRequest } from './stored.ts'

const visitor = visitors()
const AUTH = () => `${inject('siteUrl')}/auth`

test('signed-in visitors see only their own requests, and can correct and delete one', async () => {
  const person = await somebody()
  const policy = { id: 'x', coverFor: 'families', state: 'QLD', name: 'Demo Silver', fund: 'Demo Mutual' }
  const mine = await storedRequest({
    user_id: person.id,
    full_name: 'محمد علي',
    answers: JSON.stringify({ ages: '34, 36', history: 'since-31', treatments: ['Cataracts'] }),
    chosen_policies: JSON.stringify([
      { ...policy, monthlyPriceCents: 41235, asShownOn: '2027-03-20', appliesFrom: '2027-04-01', beforeRebate: true },
    ]),
  })
  const others = await storedRequest({ full_name: 'Somebody Else' })
  const page = await visitor(person)
  await page.goto(AUTH())
  const list = page.getByRole('region', { name: 'Your quote requests' })
  await list.getByText(mine.reference).first().waitFor()
  expect(await page.getByText(others.reference).count()).toBe(0)
  // A number reads from left to right, even beside a name that does not.
  const [begins, ends] = await list.getByText(/0412.345.678/).evaluate(line => {
    const text = [...line.childNodes].find((node): node is Text => node instanceof Text && node.data.includes('0412'))!
    return ['0412', '678'].map(digits => {
      const range = document.createRange()
      range.setStart(text, text.data.indexOf(digits))
      range.setEnd(text, text.data.indexOf(digits) + digits.length)
      return range.getBoundingClientRect().left
    })
  })
  expect(begins).toBeLessThan(ends!)

  await list.getByText('What you told us').click()
  expect(await list.getByRole('figure', { name: 'Monthly price, as shown to you' }).textContent()).toContain(
    'Demo Silver Demo Mutual, on 20 March 2027, from 1 April 2027, before the rebate$412.35',
  )
  expect(await list.locator('details').textContent()).toMatch(/Ages34 and 36Current coverYes.*TreatmentsCataracts/)

  await list.getByRole('button', { name: 'Change your contact details' }).click()
  await expectFocus(page, 'محمد علي')
  await list.getByLabel('Phone').fill('12')
  await list.getByLabel('Best time to call').focus()
  await page.keyboard.insertText('after five '.repeat(12))
  await list.getByRole('button', { name: 'Save' }).click()
  await list.getByText('Australian').or(list.getByText('too short')).first().waitFor()
  await list.getByText('Shorten the best time to 120 characters').waitFor()
  await list.getByLabel('Best time to call').fill('After five')
  await list.getByLabel('Phone').fill('0499 888 777')
  // As a name copied from elsewhere may be: with an invisible mark.
  await list.getByLabel('Name').fill('\u200ePat Owen')
  // It arrives, and its answer does not.
  await answerIsLost(page, 'quote_requests')
  await list.getByRole('button', { name: 'Save' }).click()
  await list.getByRole('alert').getByText('We could not be reached just now').waitFor()
  expect(await list.getByLabel('Best time to call').getAttribute('aria-invalid')).toBeNull()
  const again = Promise.withResolvers<void>()
  await page.route('**/rest/v1/quote_requests**order=*', async route => {
    await again.promise
    await route.continue()
  })
  await list.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Your change is saved').first().waitFor()
  // Even before the list has loaded again.
  await expect.poll(() => list.textContent()).toContain('Pat Owen · 0499 888 777')
  again.resolve()
  const [kept] = await query<{ full_name: string; phone: string }>(
    'select full_name, phone from public.quote_requests where id = $1',
    mine.id,
  )
  expect(kept).toEqual({ full_name: 'Pat Owen', phone: '+61499888777' })
  await expectFocus(page, mine.reference)

  const remove = list.getByRole('button', { name: `Delete request ${mine.reference}` })
  await remove.click()
  await list.getByRole('alert').getByText('This withdraws the request, and we will not reply to it.').waitFor()
  await expectFocus(page, 'Keep it')
  await page.keyboard.press('Enter')
  await expectFocus(page, `Delete request ${mine.reference}`)
  await remove.click()
  await list.getByRole('button', { name: 'Yes, delete' }).click()
  await list.getByText('None yet').waitFor()
  await expectFocus(page, 'Your quote requests')
  expect(await query('select 1 from public.quote_requests where id = $1', mine.id)).toEqual([])
  // A tab that held it as waiting would send it again.
  expect(await page.evaluate(id => localStorage.getItem(`hic-taken-back:${id}`), mine.id)).not.toBeNull()

  // The message has no account, and from somebody with only a number not even an address that is known.
  await page.getByText(`Give ${person.email} in your message`).waitFor()
  await page.getByRole('link', { name: 'Ask us to delete your account' }).click()
  await expect.poll(() => page.getByLabel('What is it about?').inputValue()).toBe('Delete my account')
})
