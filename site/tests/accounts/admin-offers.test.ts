import { expect, test } from 'vitest'
import { ownBackend, query } from '#ci/own-backend.ts'
import { LOCAL_PUBLISHABLE_KEY } from '#supabase/local/keys.ts'
import { answerIsLost, expectFocus, pageOf } from './browser.ts'
import { openScreen } from './dashboard.ts'
import { administrator } from './people.ts'

const team = pageOf(administrator)

test('an offer is written, previewed, published and seen by everybody, ended, which puts the focus on its heading, and brought back the same day', async () => {
  const title = `Offer ${Date.now()}`
  const seen = async () => {
    const response = await fetch(`${ownBackend().url}/rest/v1/offers?select=title`, {
      headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    })
    return JSON.stringify(await response.json())
  }
  const page = team()
  await openScreen(page, 'offers')
  await page.getByRole('button', { name: 'Write an offer' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Fund').fill('Fund of this test')
  await panel.getByLabel('Title').fill(title)
  await panel.getByLabel('From').fill('2026-01-05')
  await panel.getByRole('region', { name: 'Preview' }).getByText(title).waitFor()
  await panel.getByRole('button', { name: 'Save the offer' }).dblclick()
  // The preview has that heading too: only once the panel is gone has the offer been saved.
  await panel.waitFor({ state: 'hidden' })
  await page.getByRole('heading', { name: title }).waitFor()
  expect(await query('select 1 from public.offers where title = $1', title)).toHaveLength(1)
  expect(await seen()).not.toContain(title)

  // Without its terms it stays a draft.
  const line = page.getByRole('listitem').filter({ hasText: title })
  await line.getByText('No terms yet: add a link to them to publish it').waitFor()
  expect(await page.getByRole('button', { name: `Publish ${title}` }).count()).toBe(0)
  await page.getByRole('button', { name: `Edit and preview ${title}` }).click()
  await panel.getByLabel('Terms').fill('https://fund.example/terms')
  await panel.getByRole('button', { name: 'Save the offer' }).click()
  await panel.waitFor({ state: 'hidden' })
  // Slowly: between the two presses it is published, and the button is one to unpublish.
  await page.getByRole('button', { name: `Publish ${title}` }).dblclick({ delay: 150 })
  await page.getByText('The offer is published').first().waitFor()
  expect(await seen()).toContain(title)

  // The answer is lost, and the new list arrives only after the next press.
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>()
  await page.route('**/rest/v1/offers*', route => pressed.then(() => route.continue()), { times: 1 })
  await answerIsLost(page, 'offers')
  await page.getByRole('button', { name: `End now ${title}` }).click()
  await page.getByText('your device may be offline. Try again in a moment.').first().waitFor()
  await page.getByRole('button', { name: `End now ${title}` }).click()
  press()
  await page.getByText('The offer has ended').first().waitFor()
  await page.getByRole('button', { name: `End now ${title}` }).waitFor({ state: 'detached' })
  await expectFocus(page, title)
  expect(await page.getByText('Somebody else changed').count()).toBe(0)
  expect(await seen()).not.toContain(title)

  await page.getByRole('button', { name: `Unpublish ${title}` }).click()
  await line.getByText('Ended today: edit it to publish it again').waitFor()
  await page.getByRole('button', { name: `Edit and preview ${title}` }).click()
  await panel.getByLabel('Published').check()
  await panel.getByRole('button', { name: 'Save the offer' }).click()
  await panel.waitFor({ state: 'hidden' })
  expect(await seen()).toContain(title)
})

test('of two offers published one after the other, each is locked until its own answer has arrived', async () => {
  const [slow, quick] = ['Slow', 'Quick'].map(word => `${word} ${Date.now()}`)
  for (const title of [slow, quick])
    await query(
      "insert into public.offers (insurer, title, body, terms_url, ends_at) values ('Fund', $1, 'x', 'https://fund.example/terms', now() + interval '1 day')",
      title,
    )
  const page = team()
  await openScreen(page, 'offers')
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/rest/v1/offers*', route => promise.then(() => route.continue()), { times: 1 })

  await page.getByRole('button', { name: `Publish ${slow}` }).click()
  await page.getByRole('button', { name: `Publish ${quick}` }).click()
  await page.getByRole('button', { name: `Unpublish ${quick}` }).waitFor()

  expect(await page.getByRole('button', { name: `Publish ${slow}` }).getAttribute('aria-disabled')).toBe('true')
  answer()
  await page.getByRole('button', { name: `Unpublish ${slow}` }).waitFor()
  expect(await page.getByText('Somebody else changed').count()).toBe(0)
  await page.route('**/rest/v1/offers*', route => route.abort(), { times: 1 })
  await page.getByRole('button', { name: `Unpublish ${quick}` }).click()
  // A press involves no typing, so typing is not mentioned.
  await page.getByText('your device may be offline. Try again in a moment.').first().waitFor()
  await query('delete from public.offers where title in ($1, $2)', slow, quick)
})

test('a partner is saved once despite a lost answer, and a name already in use is pointed out at its field', async () => {
  const slug = `lost-${Date.now()}`
  const page = team()
  await openScreen(page, 'partners')
  await page.getByRole('button', { name: 'Add a partner' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Partner ID').fill(slug)
  await panel.getByLabel('Name').fill('Lost and found')
  await answerIsLost(page, 'partners')
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.getByRole('alert').waitFor()
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'Add a partner' }).click()
  await panel.getByLabel('Partner ID').fill(slug)
  await panel.getByLabel('Name').fill('Another')
  await panel.getByRole('button', { name: 'Save' }).click()

  await panel.getByText('Lost and found already uses this ID.').waitFor()
  await expect.poll(() => panel.getByLabel('Partner ID').evaluate(field => field === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard it' }).click()
})
