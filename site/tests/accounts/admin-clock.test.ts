import { expect, inject, test } from 'vitest'
import { query } from '#ci/own-backend.ts'
import { pageOf } from './browser.ts'
import { dayIn, openScreen } from './dashboard.ts'
import { administrator } from './people.ts'
import { storedCall, storedRequest } from './stored.ts'

/** One device for all: once its clock is set, its browser can be no other visitor’s. */
const ahead = pageOf(administrator, page => page.clock.install({ time: Date.now() + 40 * 86_400_000 }))

test('with a clock that is weeks ahead, the days on which visitors can book a call are shown', async () => {
  const [next] = await query<{ day: string }>(
    'select slot_date::text as day from public.call_slots where slot_start > now() order by slot_start limit 1',
  )
  const page = ahead()
  await openScreen(page, 'slots')

  await page
    .getByRole('region', { name: 'Coming days' })
    .getByRole('button', { name: dayIn(next!.day) })
    .waitFor()
})

test('what is past its time can be deleted now, by the database’s clock even if the device’s is weeks ahead', async () => {
  const { id } = await storedRequest()
  const recent = await storedRequest()
  await query("update public.quote_requests set created_at = now() - interval '25 months' where id = $1", id)
  const page = ahead()
  await openScreen(page, 'person')

  await page.getByRole('button', { name: 'Delete expired data now …' }).click()
  await page.getByText('Delete everything past its retention period? This cannot be undone.').waitFor()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await page.getByText('Deleted', { exact: true }).waitFor()

  expect(await query('select id from public.quote_requests where id in ($1, $2)', id, recent.id)).toEqual([
    { id: recent.id },
  ])
})

test('with a clock that is ahead, a call can be moved to any time that the database says is to come', async () => {
  const { reference } = await storedCall()
  const free = () =>
    query<{ slot: string }>(
      `select slot_date || ' ' || slot_no as slot from public.call_slots
        where slot_start > now() and not closed and booked < capacity order by slot_date, slot_no`,
    )
  // One may begin in between.
  const before = await free()
  const page = ahead()
  await page.goto(`${inject('siteUrl')}/admin?screen=calls&open=${reference}`)
  const panel = page.getByRole('dialog', { name: reference })

  await panel.getByRole('button', { name: 'Move to another time …' }).click()
  const offered = panel.getByLabel('New time').locator('option:not([value=""])')
  await offered.first().waitFor({ state: 'attached' })

  const slots = await offered.evaluateAll(options =>
    options.map(option => ({ slot: (option as HTMLOptionElement).value })),
  )
  expect([before, await free()]).toContainEqual(slots)
})
