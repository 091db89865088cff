import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { userEvent as hand } from 'vitest/browser'
import { loadPolicies } from '#site/catalogue/client.ts'
import { currentAnswers, keepAnswers, useAnswers } from '#site/journey/answers/answers.ts'
import type { Answers } from '#widgets/domain/answers.ts'
import { cards, fitting, openInNsw, startAfresh, summary } from '../opened-for-tests.tsx'
import { NOTHING_ASKED } from './asking-less.ts'
import { Filters } from './filters.tsx'

startAfresh({ fetchedStays: true })

const Asked = () => <Filters answers={useAnswers()} policies={[]} manifest={null} />

/** Shows the filters alone, without the list, which takes many times as long to draw. */
function ask(more: Parameters<typeof keepAnswers>[0]) {
  keepAnswers({ coverFor: 'singles', state: 'NSW', coverType: 'hospital-only', ...more })
  render(<Asked />)
}

test('ticking a treatment leaves only policies that cover it', async () => {
  await openInNsw()
  const before = fitting()

  await userEvent.click(summary('Treatments that must be covered'))
  await userEvent.click(screen.getByRole('checkbox', { name: /^Cataracts/ }))

  expect(fitting()).toBeLessThan(before)
  for (const card of cards()) expect(card.textContent).toContain('Covers every treatment you ticked')
})

test('an excess that only an address names appears in its field, and can be changed back', async () => {
  await openInNsw({ mostExcess: 300 })
  const few = fitting()

  expect(screen.getByLabelText('Excess for a hospital stay')).toHaveDisplayValue('At most $300')

  await userEvent.selectOptions(screen.getByLabelText('Excess for a hospital stay'), 'Any')

  expect(fitting()).toBeGreaterThan(few)
})

test('an unknown treatment or fund in a mistyped address hides no policy, and is not counted among the ticks', async () => {
  await openInNsw()
  const all = fitting()
  cleanup()

  await openInNsw({ treatments: ['Pregnancy'], funds: ['NOFUND'] })

  expect(fitting()).toBe(all)
  expect(summary('Treatments that must be covered').textContent).toContain('None ticked')
  expect(summary('Funds').textContent).toContain('All')
})

test('a ticked fund that sells nothing here stays in the list until it is unticked', async () => {
  const loaded = await loadPolicies({ coverFor: 'singles', state: 'WA', coverType: 'hospital-only' })
  if (loaded.outcome !== 'loaded') throw new Error(loaded.outcome)
  const { code, name } = loaded.manifest.funds.find(({ code }) => !loaded.policies.some(({ fund }) => fund === code))!
  await openInNsw({ state: 'WA', funds: [code] })
  expect(fitting()).toBe(0)

  await userEvent.click(summary('Funds'))
  await userEvent.click(screen.getByRole('checkbox', { name }))

  expect(fitting()).toBe(loaded.policies.length)
  // It is gone, and the focus is not.
  await waitFor(() => expect(summary('Funds').closest('summary')).toHaveFocus())
})

test('a tick that goes as it is taken back hands the focus on', async () => {
  ask({ coverType: 'extras-cover', services: ['Optical'], partly: true })
  const tick = screen.getByRole('checkbox', { name: /only some of what I ticked/ })

  await userEvent.click(tick)

  expect(tick).not.toBeInTheDocument()
  await waitFor(() => expect(summary('Extras that must be covered').closest('summary')).toHaveFocus())
})

test('a fund is also found by a brand that it sells under', async () => {
  await openInNsw()

  await userEvent.click(summary('Funds'))
  await userEvent.click(screen.getByRole('checkbox', { name: /Demo Mutual Direct/ }))

  expect(
    cards()
      .map(card => card.textContent)
      .filter(text => !text.includes('Demo Mutual')),
  ).toEqual([])
  expect(screen.getAllByRole('checkbox', { name: /Also sells as/ })).toHaveLength(1)
})

test('what is ticked goes into the address behind the #, which no server sees, and the list says so', async () => {
  ask({})

  await userEvent.click(summary('Treatments that must be covered'))
  expect(screen.getByRole('group', { name: 'Treatments that must be covered' })).toHaveAccessibleDescription(
    /stays in your browser unless/,
  )
  await userEvent.click(screen.getByRole('checkbox', { name: /^Cataracts/ }))

  expect(location.hash).toContain('treatments=Cataracts')
  expect(location.search).not.toContain('Cataracts')
})

test('if only price counts, the cards go from cheap to dear, and people who cannot see the list move are told so', async () => {
  await openInNsw()
  const said = screen.getByText(/policies fit/, { selector: '[role=status]' })
  const before = said.textContent

  await userEvent.selectOptions(screen.getByLabelText('Order by'), 'Price only')

  const prices = cards().map(card =>
    Number(/\$([\d,]+\.\d\d)a month, for you/.exec(card.textContent)![1]!.replace(',', '')),
  )
  expect(prices).toEqual([...prices].sort((one, other) => one - other))
  // As many policies fit as before.
  expect(said.textContent).toBe(`${before}. Ordered by price only`)
})

test('if nothing fits an extended family, it says that policies for one parent are left out because of the partner', async () => {
  await openInNsw({ coverFor: 'extended-family', leastTier: 'Gold', mostExcess: 0, funds: ['XDM'], ages: [58, 60] })
  expect(fitting()).toBe(0)
  expect(screen.getByText(/policies that cover only one parent are left out/)).toBeVisible()

  await userEvent.click(summary('Details for your price'))
  await userEvent.clear(screen.getByLabelText('Your partner’s age'))

  expect(fitting()).toBe(0)
  expect(screen.queryByText(/only one parent are left out/)).toBeNull()
})

test('if nothing fits, it says which change helps, and can make it', async () => {
  await openInNsw({ leastTier: 'Gold', mostExcess: 0, funds: ['XDM'] })
  expect(fitting()).toBe(0)

  await userEvent.click(screen.getAllByRole('button', { name: /: \d+, from \$/ })[0]!)

  expect(fitting()).toBeGreaterThan(0)
  expect(screen.getByRole('heading', { name: /policies fit/ })).toHaveFocus()
})

test('one press takes back everything asked of a policy, and the next brings it back; a price keeps what it needs', async () => {
  await openInNsw({ treatments: ['Cataracts'], mostExcess: 250, leastTier: 'Gold', ambulance: 'all', income: 'tier-1' })
  const few = fitting()

  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters (4)' }))
  expect(fitting()).toBeGreaterThan(few)
  expect(screen.getByLabelText('Excess for a hospital stay')).toHaveDisplayValue('Any')
  expect(location.hash).toBe('#income=tier-1')

  expect(screen.getByRole('button', { name: 'Bring the filters back' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(fitting()).toBe(few)
  expect(location.hash).toContain('treatments=Cataracts')
})

test('every filter is counted where all can be cleared: one that is not would go without a word', () => {
  const one: Answers = {
    treatments: ['Cataracts'],
    services: ['Optical'],
    mostExcess: 250,
    leastTier: 'Gold',
    noCoPayment: true,
    ambulance: 'all',
  }
  // The funds come with the policies, and what is enough of the ticks goes with them.
  expect([...Object.keys(one), 'funds', 'partly'].sort()).toEqual(Object.keys(NOTHING_ASKED).sort())

  ask({ coverType: 'hospital-and-extras', ...one })

  const count = Object.keys(one).length
  expect(screen.getByRole('button', { name: `Clear all filters (${count})` })).toBeVisible()
})

test('clearing the filters of one type of cover leaves what is saved for another', async () => {
  await openInNsw({
    coverType: 'extras-cover',
    treatments: ['Cataracts'],
    partly: true,
    leastTier: 'Gold',
    funds: ['XDM'],
  })
  expect(screen.getByText(/^Your hospital answers are saved/)).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters (1)' }))

  expect(currentAnswers()).toMatchObject({ treatments: ['Cataracts'], partly: true, leastTier: 'Gold' })
  expect(currentAnswers().funds).toBeUndefined()
  expect(screen.getByText(/^Your hospital answers are saved/)).toBeVisible()
})

test('where nothing is asked of a policy there is nothing to clear', () => {
  ask({ income: 'tier-1' })

  expect(screen.queryByRole('button', { name: /filters/ })).toBeNull()
})

test('a double click clears the filters, and does not bring them back at once', async () => {
  ask({ mostExcess: 250 })

  await hand.dblClick(screen.getByRole('button', { name: 'Clear all filters (1)' }))

  expect(currentAnswers().mostExcess).toBeUndefined()
})
