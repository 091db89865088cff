import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { drawn } from '#ci/drawn.ts'
import { query } from '#ci/own-backend.ts'
import { SLOT_LABELS } from '#widgets/domain/call-slots.ts'
import { officeDay } from '#widgets/domain/office-day.ts'
import { storedCall } from '../accounts/stored.ts'
import { visit } from '../visit.ts'

interface LayoutShift extends PerformanceEntry {
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

function markWhatMoves() {
  new PerformanceObserver(list => {
    for (const { startTime, sources } of list.getEntries() as LayoutShift[])
      performance.mark('moved', {
        startTime,
        detail: sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} "${node?.textContent?.slice(0, 60)}" from ${previousRect.y} to ${currentRect.y}`,
        ),
      })
  }).observe({ type: 'layout-shift', buffered: true })
}

async function whatMoved(page: Page) {
  // The browser tells of it with the frame in which it moves, which comes after what has just been found.
  await drawn(page)
  return page.evaluate(() => performance.getEntriesByName('moved').map(entry => (entry as PerformanceMark).detail))
}

test('a day has the 22 times of the specification, which come back after a reload and do not push on what was in view', async () => {
  await using visited = await visit('/schedule-call', { viewport: { width: 1280, height: 800 } })
  const { page } = visited
  await page.locator('label:has(input[name=day]:enabled)').first().click()
  const times = page.locator('label:has(input[name=slot])')
  await times.first().waitFor()
  const labels = await times.allTextContents()

  expect(labels.map(label => /^\d+:\d\d [AP]M/.exec(label)?.[0])).toEqual(SLOT_LABELS)

  const place = await times.first().evaluate(it => {
    it.scrollIntoView()
    return scrollY
  })
  await page.reload()
  await times.first().waitFor()
  await drawn(page)

  expect(await page.evaluate(() => scrollY)).toBe(place)
})

/** How many holidays the page names on a day: those before the tenth day from then on that it shows. */
const HOLIDAYS_SHOWN = `with holidays as (select day from public.public_holidays where closed and day > $1::date),
  shown as (
    select slot_date as day from public.call_slots where slot_date > $1::date
     group by 1 having not (bool_and(closed) and slot_date in (select day from holidays)) order by 1 limit 10)
  select (select count(*)::int from holidays
           where day < (select max(day) from shown) and day not in (select day from shown)) as shown,
         (select day::text from shown order by 1 offset 1 limit 1) as next`

test('five holidays among the coming days are told without moving anything', async () => {
  onTestFinished(() => query("delete from public.public_holidays where name = 'Show Day'").then(() => {}))
  const count = async () => (await query<{ shown: number; next: string }>(HOLIDAYS_SHOWN, officeDay()))[0]!
  for (let now = await count(); now.shown < 5; now = await count()) {
    await query("insert into public.public_holidays (day, name) values ($1, 'Show Day')", now.next)
    // As the daily upkeep does: with fewer than ten days left the page is shorter.
    await query('select public.open_call_slots()')
  }
  for (const width of [360, 1280]) {
    await using visited = await visit('about:blank', { viewport: { width, height: 900 } })
    const { page, complaints } = visited
    await page.addInitScript(markWhatMoves)
    await page.goto('/schedule-call')
    const sentence = await page.getByText(/^Closed on /).textContent()

    expect(sentence!.match(/\d+/g)!.length).toBeGreaterThanOrEqual(5)
    expect(await whatMoved(page)).toEqual([])
    expect(complaints).toEqual([])
  }
})

test('if the times cannot be loaded, the page says so, offers another try, and nothing moves', async () => {
  await using visited = await visit('about:blank')
  const { page } = visited
  await page.route('**/rest/v1/call_slots*', route => route.abort(), { times: 1 })
  await page.addInitScript(markWhatMoves)
  await page.goto('/schedule-call')

  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await page.locator('label:has(input[name=day]:enabled)').first().waitFor()

  expect(await whatMoved(page)).toEqual([])
})

test('in forced colours the chosen day and time are visible', async () => {
  await using visited = await visit('/schedule-call')
  const { page } = visited
  await page.emulateMedia({ forcedColors: 'active' })
  for (const name of ['day', 'slot']) {
    const tile = page.locator(`label:has(input[name=${name}]:enabled)`).first()
    const looks = async () => {
      await page.getByRole('heading', { level: 1 }).hover()
      return tile.screenshot({ animations: 'disabled' })
    }
    const before = await looks()

    await tile.click()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())

    expect((await looks()).equals(before)).toBe(false)
  }
})

test('during another try the button says so and keeps the focus, which then moves to the result', async () => {
  const link = randomUUID()
  await storedCall({ link })
  await using visited = await visit('about:blank')
  const { page } = visited
  for (const [path, reply, there] of [
    ['/schedule-call', '**/rest/v1/call_slots*', 'Which day?'],
    [`/schedule-call?#manage=${link}`, '**/rpc/booking_by_token', 'Reference'],
  ] as const) {
    await page.route(reply, route => route.abort())
    await page.goto(path)
    const button = page.getByRole('button', { name: /^Try/ })
    await button.waitFor()
    // It failed again before the connection is back; the first wait is over.
    await Promise.all([page.waitForEvent('requestfailed'), button.click()])
    await page.unroute(reply)
    const answer = Promise.withResolvers<void>()
    await page.route(reply, async route => {
      await answer.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Try again', exact: true }).click()
    await page.getByRole('button', { name: 'Trying again …' }).waitFor()
    expect(await button.getAttribute('aria-disabled')).toBe('true')
    expect(await page.locator(':focus').textContent()).toBe('Trying again …')
    answer.resolve()
    await button.waitFor({ state: 'detached' })

    await expect.poll(() => page.locator(':focus').textContent()).toContain(there)
    await page.unroute(reply)
  }
})
