import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { query } from '#ci/own-backend.ts'
import { pageOf } from './browser.ts'
import { linesOf, lookFor, openScreen } from './dashboard.ts'
import { administrator } from './people.ts'

const team = pageOf(administrator)

const storeMessages = (email: string, count: number, lines: number) =>
  query(
    `insert into public.contact_messages (id, full_name, email, topic, message, consent_version)
     select gen_random_uuid(), 'Robin Sample', $1, 'Prices', repeat(E'What does this cost?\\n', $3::int), '2026-11-21'
       from generate_series(1, $2::int)`,
    email,
    count,
    lines,
  )

test('a printed list begins on the sheet with its heading, and an opened entry is printed alone and to its end', async () => {
  const email = `${randomUUID()}@people.example`
  // The list is longer than a sheet, and so is the entry, which is the first of it.
  await storeMessages(email, 29, 1)
  await storeMessages(email, 1, 90)
  const page = team()
  await openScreen(page, 'messages')
  await lookFor(page, email)
  await page.emulateMedia({ media: 'print' })
  onTestFinished(() => page.emulateMedia({ media: 'screen' }))

  const breaks = await page.getByRole('table', { name: 'Messages' }).evaluate(table => {
    const [box, own] = [table.parentElement!, table].map(one => getComputedStyle(one))
    return [box!.overflowX, own!.breakInside]
  })
  expect(breaks).toEqual(['visible', 'auto'])

  await page.emulateMedia({ media: 'screen' })
  await linesOf(page, 'Messages').first().getByRole('button').click()
  const panel = page.getByRole('dialog')
  await panel.getByText('What does this cost?').first().waitFor()
  await page.emulateMedia({ media: 'print' })

  expect(await page.getByRole('searchbox', { includeHidden: true }).isVisible()).toBe(false)
  expect(await panel.getByLabel('Notes for the team').isVisible()).toBe(true)
  const cutOff = await panel.evaluate(entry => {
    const { position, overflowY } = getComputedStyle(entry)
    return { pixels: entry.scrollHeight - entry.clientHeight, position, overflowY }
  })
  // What is fixed to the window is printed on one sheet.
  expect(cutOff).toEqual({ pixels: 0, position: 'absolute', overflowY: 'visible' })
})
