import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Loaded, loadPolicies } from '#site/catalogue/client.ts'
import { keepAnswers } from '#site/journey/answers/answers.ts'
import { fortnightly } from '#widgets/domain/catalogue/yearly-cost.ts'
import { addDays, dayLabel } from '#widgets/domain/day.ts'
import { centsLabel } from '#widgets/domain/money.ts'
import { WITHOUT_REBATE } from '#widgets/domain/tests/unpublished.ts'
import { cards, open, openInNsw, pick, startAfresh } from './opened-for-tests.tsx'

startAfresh()

test('two answers bring the policies, with their prices and the date of the data', async () => {
  open()
  expect(screen.getByText(/Two answers/)).toBeVisible()
  // There before there is anything to say: what comes together with its region is seldom read out.
  const said = within(screen.getByText(/Two answers/).closest('section')!.parentElement!).getByRole('status')

  await userEvent.selectOptions(screen.getByLabelText('Who is this cover for?'), 'Family')
  await userEvent.selectOptions(screen.getByLabelText('State or territory'), 'QLD')

  expect(await screen.findByRole('heading', { name: /\d+ of \d+ policies fit, from \$[\d,.]+ a month/ })).toBeVisible()
  expect(said.textContent).toMatch(/^\d+ of \d+ policies fit, from \$[\d,.]+ a month$/)
  expect(screen.getByText(/Data from/).textContent).toContain('1 April 2026. Made up for demonstration.')
  // Nobody is to take it for the price of each of them.
  expect(cards()[0]!.textContent).toMatch(/\$[\d,.]+a month, whole policy/)
})

test('each list shows what is on sale when it is asked for, not what was when the page opened', async () => {
  const asked = vi.spyOn(window, 'fetch')
  await openInNsw()
  const onOpening = asked.mock.calls.length

  await userEvent.selectOptions(screen.getByLabelText('State or territory'), 'NT')
  await screen.findByRole('heading', { name: /policies fit/ })

  expect(asked.mock.calls.slice(onOpening)).toContainEqual(['/catalogue/manifest.json', expect.anything()])
  asked.mockRestore()
})

test('a list that stays open for a day is checked again, and stays if nothing newer can be had', async () => {
  await openInNsw()
  const said = screen.getByRole('heading', { name: /policies fit/ }).textContent
  const manifest = await (await fetch('/catalogue/manifest.json')).json()
  const asked = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => Response.json({ ...manifest, format: manifest.format + 1 }))
  await screen.findByText('22 November 2026')

  vi.setSystemTime(Date.parse('2026-11-23T00:00:00Z'))
  document.dispatchEvent(new Event('visibilitychange'))

  await screen.findByText('23 November 2026')
  await waitFor(() => expect(asked).toHaveBeenCalledWith('/catalogue/manifest.json', expect.anything()))
  asked.mockRestore()
  await userEvent.selectOptions(screen.getByLabelText('Order by'), 'Price only')
  expect(screen.getByRole('heading', { name: /policies fit/ }).textContent).toBe(said)
})

test.each([
  ['the day before’s', true],
  ['nothing', false],
])('a list that found %s on waking, before the line was back, is checked again then', async (_, isKept) => {
  const wanted = { coverFor: 'singles', state: 'NSW', coverType: 'hospital-only' } as const
  await openInNsw()
  const real = window.fetch
  const manifest = await (await real('/catalogue/manifest.json')).json()
  const line = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('The line is broken'))
  onTestFinished(async () => {
    line.mockRestore()
    await caches.delete('hic-catalogue-1')
  })
  await screen.findByText('22 November 2026')
  if (!isKept) await caches.delete('hic-catalogue-1')
  vi.setSystemTime(Date.parse('2026-11-23T00:00:00Z'))
  document.dispatchEvent(new Event('visibilitychange'))
  await screen.findByText('23 November 2026')
  await waitFor(() => expect(line).toHaveBeenCalledWith('/catalogue/manifest.json', expect.anything()))
  await loadPolicies(wanted)
  // The page has drawn it by the frame after next.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)

  const newer = { ...manifest, release: 'the next month', dataOf: '2026-05-01' }
  line.mockImplementation(async (...asked) =>
    String(asked[0]).endsWith('manifest.json') ? Response.json(newer) : real(...asked),
  )
  dispatchEvent(new Event('online'))

  await waitFor(() => expect(screen.getByText(/Data from/).textContent).toContain('1 May 2026'))
})

test('a list that could not be loaded before the browser knew itself offline comes once it is online', async () => {
  await caches.delete('hic-catalogue-1')
  const line = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('The line is broken'))
  // In the moment in which the page says so: the line may be back before the browser has drawn that.
  const watching = new MutationObserver(() => {
    if (!screen.queryByText(/^We could not load the policies/)) return
    watching.disconnect()
    line.mockRestore()
    dispatchEvent(new Event('online'))
  })
  watching.observe(document.body, { childList: true, subtree: true })
  keepAnswers({ coverFor: 'singles', state: 'NSW', coverType: 'hospital-only' })
  open()

  expect(await screen.findByRole('heading', { name: /policies fit/ })).toBeVisible()
})

test('a list that the browser cached as missing during an upload is asked for again', async () => {
  await caches.delete('hic-catalogue-1')
  const real = window.fetch
  const asked = vi
    .spyOn(window, 'fetch')
    .mockImplementation((url, init) =>
      /[0-9a-f]{16}\.json$/.test(String(url)) && init?.cache !== 'reload'
        ? Promise.resolve(new Response('', { status: 404 }))
        : real(url, init),
    )
  await openInNsw()

  expect(screen.getByRole('heading', { name: /policies fit/ })).toBeVisible()
  expect(asked).toHaveBeenCalledWith(
    expect.stringMatching(/[0-9a-f]{16}\.json$/),
    expect.objectContaining({ cache: 'reload' }),
  )
  asked.mockRestore()
})

test('says that the data is made up, how many funds were compared, and how we are paid', async () => {
  await openInNsw()

  expect(screen.getAllByText(/Demo data/).length).toBeGreaterThan(0)
  expect(screen.getByText(/\d+ of 13 funds, \d+ of [\d,]+ policies/)).toBeVisible()
  expect(
    screen.getByText(/of these \d+ funds pay us .* What they pay does not change the order of the list\./),
  ).toBeVisible()
  for (const card of cards()) expect(card.textContent).toMatch(/ pays us(: .+\.| nothing\.)/)
  // No fund is left out without its name.
  await userEvent.click(screen.getByText('What is in the data but not compared'))
  expect(screen.getByText('Funds only for certain occupations or employers: Sample Trades Fund')).toBeVisible()
})

test('the list can be cut to the top-ranked policy from each fund, each keeping its place in the whole, also if one fund is asked for', async () => {
  await openInNsw()
  const whole = screen.getByRole('heading', { name: /policies fit/ }).textContent
  const tick = screen.getByRole('checkbox', { name: 'Only the top-ranked policy from each fund' })

  await userEvent.click(tick)

  const headline = screen.getByRole('heading', { name: /policies fit/ }).textContent
  const funds = Number(/showing one from each of (\d+) funds$/.exec(headline)![1])
  expect(headline.startsWith(whole)).toBe(true)
  expect(cards()).toHaveLength(Math.min(funds, 12))
  const told = cards().map(card => /^(\d+)\. (.+)/.exec(aboveItsName(card))!)
  const places = told.map(([, place]) => Number(place))
  expect(new Set(told.map(([, , fund]) => fund)).size).toBe(cards().length)
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(places[0]).toBe(1)
  expect(places.at(-1)).toBeGreaterThan(cards().length)

  await userEvent.click(tick)
  expect(screen.getByRole('heading', { name: /policies fit/ }).textContent).toBe(whole)

  keepAnswers({ funds: ['XDM'] })
  await waitFor(() => expect(screen.getByRole('heading', { name: /policies fit/ }).textContent).not.toBe(whole))
  expect(cards().length).toBeGreaterThan(1)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only the top-ranked policy from each fund' }))
  expect(cards()).toHaveLength(1)
  expect(screen.getByRole('heading', { name: /, showing only the top-ranked one$/ })).toBeVisible()
})

const aboveItsName = (card: HTMLElement) =>
  card.textContent.split(within(card).getByRole('heading', { level: 3 }).textContent)[0]!

test('how a price is worked out is shown line by line, and the lines add up', async () => {
  await openInNsw({ ages: [40], history: 'none' })

  await userEvent.click(within(cards()[0]!).getByText('How this price is worked out'))

  const bill = await within(cards()[0]!).findByRole('figure', { name: 'Per month' })
  const amounts = within(bill)
    .getAllByRole('definition')
    .map(cell => Math.round(Number(cell.textContent.replace('−', '-').replace(/[$,]/g, '')) * 100))
  expect(within(bill).getByText('Lifetime Health Cover loading')).toBeVisible()
  expect(amounts.slice(0, -1).reduce((sum, cents) => sum + cents, 0)).toBe(amounts.at(-1))
  expect(bill.textContent).toContain(`about ${centsLabel(fortnightly(amounts.at(-1)!))} a fortnight`)
  const year = within(cards()[0]!).getByRole('figure', { name: 'Total for a year' })
  expect(year.textContent).toMatch(/No hospital stay 12 × \$[\d.]+\$[\d,.]+/)
})

test('the working of a price says the maximum excess and co-payment, and so does the table; what is not covered, and the waiting periods, are one press away, however long the list of what is', async () => {
  await openInNsw()
  const card = cards().find(one => /Co-payment\$/.test(one.textContent) && /Excess\$/.test(one.textContent))!
  await userEvent.click(within(card).getByText('How this price is worked out'))
  expect(card.textContent).toMatch(/Maximum excess a year: \$\d+/)
  expect(card.textContent).toMatch(/Maximum co-payment: \$\d+ a stay, \$\d+ a year/)

  await userEvent.click(within(card).getByRole('checkbox', { name: /Side by side/ }))

  const table = within(screen.getByRole('table'))
  expect(table.getByRole('row', { name: /^Maximum excess a year \$\d+$/ })).toBeVisible()
  expect(table.getByRole('row', { name: /^Maximum co-payment \$\d+ a stay, \$\d+ a year$/ })).toBeVisible()
  expect(screen.getByText(/Yearly totals are for one person’s stays/)).toBeVisible()
  expect(table.getByRole('row', { name: /^Three stays/ }).textContent).toMatch(/12 × .+ excess \+ .+ co-payments/)

  const first = within(cards()[0]!)
  const name = first.getByRole('heading', { level: 3 }).textContent
  await userEvent.click(first.getByText('Cover and waiting periods'))
  // Several cards may be open, with the same buttons in each.
  await userEvent.click(await first.findByRole('button', { name: `Not covered: ${name}` }))
  expect(first.getByRole('heading', { name: /^Not covered \(\d+\)$/ })).toHaveFocus()
  await userEvent.click(first.getByRole('button', { name: `Waiting periods: ${name}` }))
  expect(first.getByRole('heading', { name: 'Waiting periods' })).toHaveFocus()
})

test('a card shows what its policy covers, with what was ticked first, and the waiting periods', async () => {
  await openInNsw({ coverType: 'hospital-and-extras', treatments: ['Cataracts'], services: ['Optical'], partly: true })
  const card = within(cards()[0]!)

  await userEvent.click(card.getByText('Cover and waiting periods'))

  const titles = await card.findAllByRole('heading', { level: 4 })
  expect(titles[0]!.textContent).toBe('What you ticked (2)')
  expect(within(card.getAllByRole('list')[0]!).getByText('Cataracts')).toBeVisible()
  const [full, of] = /(\d+) of (\d+) overall/.exec(cards()[0]!.textContent)!.slice(1).map(Number)
  const lines = card.getAllByRole('list').map(list => within(list).getAllByRole('listitem').length)
  expect(lines.reduce((sum, count) => sum + count)).toBe(of)
  expect(full).toBeGreaterThan(2)
  expect(within(card.getByText('12 months').parentElement!).getByText(/Pre-existing conditions/)).toBeVisible()
})

test('a card says what its policy pays for each extra that was ticked, and after what wait; beside a policy that is held, whose own line is shown too, only the comparison says which waits are left', async () => {
  const services = ['Optical', 'DentalGeneral', 'Physiotherapy', 'DentalMajor', 'Podiatry']
  await openInNsw({ coverType: 'extras-cover', services: services.slice(0, 1) })

  const said = () => cards()[0]!.textContent
  expect(said()).toMatch(/Optical: \S.* back for .*; (wait \d+ months?|no wait)/)

  keepAnswers({ services })
  await waitFor(() => expect(said()).toMatch(/General dental: .*And 1 more, under “Cover and waiting periods”/))

  keepAnswers({ services: undefined })
  await waitFor(() => expect(said()).not.toContain('General dental: '))

  const { policies } = (await loadPolicies({ coverFor: 'singles', state: 'NSW', coverType: 'extras-cover' })) as Loaded
  keepAnswers({ services: services.slice(0, 1), currentPolicy: policies[0]!.id })
  await screen.findAllByText('Compared with your current policy')
  expect((await screen.findByRole('region', { name: 'Your current policy' })).textContent).toContain('Optical: ')
  for (const card of cards()) {
    expect(card.textContent).toContain('Optical: ')
    expect(card.textContent).not.toMatch(/; (wait|no wait)/)
  }
})

test('the focus moves on from an example to its prices', async () => {
  open()
  screen.getByRole('button', { name: 'A couple in VIC' }).focus()
  await userEvent.keyboard('{Enter}')

  const headline = await screen.findByRole('heading', { name: /policies fit/ })
  await waitFor(() => expect(headline).toHaveFocus())
})

test('axe finds nothing, with policies side by side and three cards fully unfolded', async () => {
  await openInNsw()
  for (const at of [0, 1]) await pick(at)
  const further = cards().slice(3)
  for (const details of document.querySelectorAll('details'))
    details.open = !further.some(card => card.contains(details))
  await waitFor(() => expect(screen.getAllByRole('heading', { name: 'Waiting periods' })).toHaveLength(3))

  const { violations } = await axe.run(document.body, {
    rules: {
      'document-title': { enabled: false },
      region: { enabled: false },
      // Our colours are not here: every page is judged in them by `every-page`.
      'color-contrast': { enabled: false },
      'link-in-text-block': { enabled: false },
    },
  })

  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

test('before 1 April new premiums are priced for that day; from the next it says that they are from the year before, and that no rebate is published', async () => {
  vi.setSystemTime(Date.parse('2026-03-27T00:00:00Z'))
  await openInNsw()
  expect((await screen.findByText(/^Monthly prices for you/)).textContent).toMatch(
    /, from 1 April 2026, after the rebate/,
  )
  await userEvent.click(within(cards()[0]!).getByText('How this price is worked out', { selector: 'span' }))
  expect(cards()[0]!.textContent).toContain('24.118% of hospital cover')
  cleanup()

  vi.setSystemTime(Date.parse('2027-03-31T13:00:00Z'))
  await openInNsw()
  await screen.findByText('31 March 2027')
  expect(screen.queryByText(/out of date/)).toBeNull()
  expect(screen.getByText(/after the rebate/)).toBeVisible()

  // The tab stays open, and somebody comes back to it.
  vi.setSystemTime(Date.parse(`${addDays(WITHOUT_REBATE, -1)}T14:00:00Z`))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText(/out of date:/)).toBeVisible()
  cleanup()
  open()

  const outOfDate = await screen.findByText(/out of date: the data is from 1 April 2026/)
  expect(outOfDate.textContent).toContain(`most recently on ${dayLabel(WITHOUT_REBATE)}`)
  expect(outOfDate).toBeVisible()
  expect(screen.getByText(/before the rebate, which has not been published for this date/)).toBeVisible()
  expect(document.body.textContent).not.toContain('the full rebate applies')
  await userEvent.click(within(cards()[0]!).getByText('How this price is worked out', { selector: 'span' }))
  expect(within(cards()[0]!).getByText('Government rebate').nextElementSibling!.textContent).toBe('not published')
  await pick(0)
  expect(within(screen.getByRole('table')).getByRole('row', { name: 'Rebate not published' })).toBeVisible()
})
