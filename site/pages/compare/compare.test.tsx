import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forget } from '#site/catalogue/client.ts'
import { keepAnswers } from '#site/journey/answers.ts'
import Page from './page.tsx'

// The results' code comes beside the policies, and the first test waits for both to be made.
configure({ asyncUtilTimeout: 10_000 })

const NOTHING_ANSWERED = {
  coverFor: undefined,
  state: undefined,
  coverType: undefined,
  treatments: undefined,
  services: undefined,
  partly: undefined,
  mostExcess: undefined,
  leastTier: undefined,
  noCoPayment: undefined,
  compared: undefined,
  currentPolicy: undefined,
  monthsHeld: undefined,
  funds: undefined,
  priceWeight: undefined,
  ages: undefined,
}
const address = location.href

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  forget()
  keepAnswers(NOTHING_ANSWERED)
})
afterEach(() => {
  cleanup()
  history.replaceState(null, '', address)
})

function open() {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/compare'] })
  render(<RouterProvider router={router} />)
}

async function openInNsw(more: Parameters<typeof keepAnswers>[0] = {}) {
  keepAnswers({ coverFor: 'singles', state: 'NSW', coverType: 'hospital-only', ...more })
  open()
  await screen.findByRole('heading', { name: /policies fit/ })
}

const fitting = () => Number(/(\d+) of/.exec(screen.getByRole('heading', { name: /policies fit/ }).textContent)?.[1])
const summary = (text: string) => screen.getByText(text, { selector: 'summary' })
const cards = () => screen.getAllByRole('article')

test('two answers bring the policies, with what they cost and from when the data is', async () => {
  open()
  expect(screen.getByText(/Two answers/)).toBeVisible()

  await userEvent.selectOptions(screen.getByLabelText('Who is this cover for?'), 'Family')
  await userEvent.selectOptions(screen.getByLabelText('State or territory'), 'QLD')

  expect(await screen.findByRole('heading', { name: /\d+ of \d+ policies fit, from \$[\d,.]+ a month/ })).toBeVisible()
  expect(screen.getByText(/Data of/).textContent).toContain('1 April 2026')
})

test('says that the data is made up, how many funds were compared, and how we are paid', async () => {
  await openInNsw()

  expect(screen.getAllByText(/Demo data/).length).toBeGreaterThan(0)
  expect(screen.getByText(/\d+ of 13 funds, \d+ of [\d,]+ policies/)).toBeVisible()
  expect(screen.getByText(/of these \d+ funds pay us/)).toBeVisible()
  for (const card of cards()) expect(card.textContent).toMatch(/pays us/)
})

test('a treatment that is ticked leaves only policies that cover it', async () => {
  await openInNsw()
  const before = fitting()

  await userEvent.click(summary('Treatments that must be covered'))
  await userEvent.click(screen.getByRole('checkbox', { name: /^Cataracts/ }))

  expect(fitting()).toBeLessThan(before)
  for (const card of cards()) expect(card.textContent).toContain('Covers everything you ticked')
})

test('what is ticked goes into the address behind the #, which no server sees', async () => {
  await openInNsw()

  await userEvent.click(summary('Treatments that must be covered'))
  await userEvent.click(screen.getByRole('checkbox', { name: /^Cataracts/ }))

  expect(location.hash).toContain('treatments=Cataracts')
  expect(location.search).not.toContain('Cataracts')
})

test('with only price counting, the cards stand from cheap to dear', async () => {
  await openInNsw()

  await userEvent.selectOptions(screen.getByLabelText('What counts more'), 'Only price')

  const prices = cards().map(card =>
    Number(/\$([\d,]+\.\d\d)a month, for you/.exec(card.textContent)![1]!.replace(',', '')),
  )
  expect(prices).toEqual([...prices].sort((one, other) => one - other))
})

test('where nothing fits, it says which wish to take back, and does so', async () => {
  await openInNsw({ leastTier: 'Gold', mostExcess: 0, funds: ['XDM'] })
  expect(fitting()).toBe(0)

  await userEvent.click(screen.getAllByRole('button', { name: /: \d+, from \$/ })[0]!)

  expect(fitting()).toBeGreaterThan(0)
})

test('the working of a price is shown line by line, and the lines add up', async () => {
  await openInNsw({ ages: [40], history: 'none' })

  await userEvent.click(within(cards()[0]!).getByText('The working of this price'))

  const bill = within(cards()[0]!).getByRole('figure', { name: 'A month' })
  const amounts = within(bill)
    .getAllByRole('definition')
    .map(cell => Math.round(Number(cell.textContent.replace(/[$,]/g, '')) * 100))
  expect(within(bill).getByText('Lifetime Health Cover loading')).toBeVisible()
  expect(amounts.slice(0, -1).reduce((sum, cents) => sum + cents, 0)).toBe(amounts.at(-1))
})

test('picked policies stand side by side, with every treatment in words', async () => {
  await openInNsw()

  for (const card of cards().slice(0, 2))
    await userEvent.click(within(card).getByRole('checkbox', { name: /Side by side/ }))

  const table = screen.getByRole('table')
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3)
  const row = within(table).getByRole('row', { name: /^Cataracts/ })
  for (const cell of within(row).getAllByRole('cell')) expect(cell.textContent).toMatch(/Covered|Limits|Not covered/)
})

test('a fifth policy cannot be picked, and it says why', async () => {
  await openInNsw()

  for (const card of cards().slice(0, 4))
    await userEvent.click(within(card).getByRole('checkbox', { name: /Side by side/ }))

  const fifth = within(cards()[4]!).getByRole('checkbox', { name: /Side by side/ })
  expect(fifth).toBeDisabled()
  expect(cards()[4]!.textContent).toContain('four are picked')
})

test('against one’s own policy it names a saving only like for like', async () => {
  await openInNsw()
  await userEvent.click(summary('Your policy now'))
  const own = screen.getByLabelText('The policy that you hold')
  const gold = within(own).getAllByRole('option', { name: /Gold/ })[0]!

  await userEvent.selectOptions(own, gold)

  for (const card of cards()) {
    if (card.textContent.includes('You would lose')) expect(card.textContent).toContain('Not like for like')
    expect(card.textContent.includes('Like for like:') && card.textContent.includes('You would lose')).toBe(false)
  }
  expect(cards().some(card => card.textContent.includes('You would lose'))).toBe(true)
})

test('an age that is none stays as typed, with a sentence', async () => {
  await openInNsw()
  await userEvent.click(summary('About you, for the price'))

  await userEvent.type(screen.getByLabelText('Your age'), 'forty')

  expect(screen.getByLabelText('Your age')).toHaveValue('forty')
  expect(screen.getByText('A whole number from 0 to 120.')).toBeVisible()
})

test('a comparison that is kept on the device is offered on the next visit, and can be forgotten', async () => {
  await openInNsw()
  await userEvent.click(screen.getByRole('button', { name: 'Keep on this device' }))
  cleanup()
  sessionStorage.clear()
  keepAnswers(NOTHING_ANSWERED)

  open()

  expect(screen.getByRole('link', { name: /Go on with the comparison of/ })).toHaveAttribute(
    'href',
    expect.stringContaining('coverFor=singles'),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Forget it' }))
  expect(screen.queryByRole('link', { name: /Go on with/ })).toBeNull()
})

test('axe finds nothing, with policies side by side and everything unfolded', async () => {
  await openInNsw()
  for (const card of cards().slice(0, 2))
    await userEvent.click(within(card).getByRole('checkbox', { name: /Side by side/ }))
  for (const details of document.querySelectorAll('details')) details.open = true
  await waitFor(() => expect(screen.getByRole('table')).toBeVisible())

  const { violations } = await axe.run(document.body, {
    rules: { 'document-title': { enabled: false }, region: { enabled: false } },
  })

  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})
