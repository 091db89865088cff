import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { forget, type Loaded, loadPolicies } from '#site/catalogue/client.ts'
import { currentAnswers, keepAnswers, useAnswers } from '#site/journey/answers/answers.ts'
import type { Answers } from '#widgets/domain/answers.ts'
import { personOf } from '#widgets/domain/catalogue/person.ts'
import { rank } from '#widgets/domain/catalogue/rank.ts'
import { plainPolicy } from '#widgets/domain/catalogue/tests/any-policy.ts'
import { cards, fitting, openInNsw, startAfresh, summary } from '../opened-for-tests.tsx'
import { CurrentPolicy } from './current-policy.tsx'
import { OwnPolicy } from './own-policy.tsx'

startAfresh({ fetchedStays: true })

/** A combined policy. */
const COMBINED = '200001200'
const AT_40 = { ages: [40], history: 'none', income: 'base' } as const
const pricesWithLoading = async () => {
  await userEvent.click(screen.getAllByText('How this price is worked out')[0]!)
  return screen.queryAllByText('Lifetime Health Cover loading')
}

test('people who look at another type of cover or state still hold the policy they chose: a combined one is compared with hospital cover, and no loading is added', async () => {
  await openInNsw({ ...AT_40, coverType: 'hospital-and-extras', currentPolicy: COMBINED })
  await userEvent.selectOptions(screen.getByLabelText('Cover'), 'Hospital only')
  expect((await screen.findAllByText('Compared with your current policy'))[0]).toBeVisible()
  expect(await pricesWithLoading()).toEqual([])
  expect(screen.getByLabelText('The policy you hold')).toHaveDisplayValue(/^\S.* \(\S+\)$/)
  const own = await screen.findByRole('region', { name: 'Your current policy' })
  const { textContent: name } = within(own).getByRole('heading')

  await userEvent.selectOptions(screen.getByLabelText('State or territory'), 'VIC')

  expect(await screen.findByText(/chose was not found in the data for this household and state/)).toBeInTheDocument()
  const gone = /^We could not find the policy you chose as yours .* nothing is compared with it/
  expect(screen.getByText(gone)).toBeVisible()
  expect(screen.getByText(gone).textContent).toContain(`household and state (${name} of `)
  expect(screen.getByText(gone).textContent).toContain('It may be for another household or state, or now closed')
  expect(screen.getByLabelText('The policy you hold')).toHaveDisplayValue('The one you chose, not in this list')
  expect(await pricesWithLoading()).toEqual([])

  keepAnswers({ discount: 8, monthsHeld: 30 })
  await userEvent.click(screen.getByRole('button', { name: 'Remove it' }))
  expect(screen.queryByText(gone)).toBeNull()
  expect(currentAnswers()).toMatchObject({ currentPolicy: undefined, discount: undefined, monthsHeld: undefined })
  expect(screen.getByRole('heading', { name: /policies fit/ })).toHaveFocus()
})

test('a policy that could not be looked up is not confused with one that is gone, and is looked up again once online', async () => {
  const failing = await withoutCombined()
  await openInNsw({ ...AT_40, currentPolicy: COMBINED })

  expect(await screen.findByText(/could not look up the policy you chose, so/)).toBeVisible()
  expect(screen.queryByText(/chose was not found in the data/)).toBeNull()
  expect((await pricesWithLoading()).length).toBeGreaterThan(0)

  failing.mockRestore()
  dispatchEvent(new Event('online'))

  expect((await screen.findAllByText('Compared with your current policy'))[0]).toBeVisible()
  expect(screen.queryByText(/could not look up the policy you chose, so/)).toBeNull()
})

/** The line breaks for the combined policies alone. */
async function withoutCombined() {
  const manifest = await (await fetch('/catalogue/manifest.json')).json()
  const { file } = manifest.partitions['NSW/singles/hospital-and-extras']
  forget()
  await caches.delete('hic-catalogue-1')
  const real = window.fetch
  return vi
    .spyOn(window, 'fetch')
    .mockImplementation((...asked) =>
      String(asked[0]).endsWith(file) ? Promise.reject(new TypeError('The line is broken')) : real(...asked),
    )
}

test('wherever extras waits are shortened it says that no law makes a fund do so', async () => {
  await openInNsw({ coverType: 'hospital-and-extras', currentPolicy: COMBINED })
  expect((await screen.findAllByText(/^You need not repeat hospital waiting periods you have served/))[0]).toBeVisible()
  await userEvent.click(summary('Your current policy'))
  await userEvent.type(screen.getByLabelText('Months you have held it'), '7')
  const card = within(cards().find(one => one.textContent.includes('shortened by the time you have served'))!)

  await userEvent.click(card.getByText(/shortened by the time you have served/))
  await userEvent.click(card.getByText('Cover and waiting periods'))
  await userEvent.click(card.getByRole('checkbox', { name: /Side by side/ }))

  await waitFor(() =>
    expect(screen.getAllByText(/no law makes a fund count/).filter(one => one.checkVisibility())).toHaveLength(3),
  )
  await userEvent.selectOptions(screen.getByLabelText('Cover'), 'Hospital only')
  await screen.findAllByText('Compared with your current policy')
  expect(screen.queryByText(/no law makes a fund count/)).toBeNull()
})

const NSW = { coverFor: 'singles', state: 'NSW', coverType: 'hospital-only' } as const

async function anyExtrasPolicy() {
  const loaded = await loadPolicies({ ...NSW, coverType: 'extras-cover' })
  return loaded.outcome === 'loaded' ? loaded.policies[0]!.id : undefined
}

/** Unfolds the questions about it alone, without the list, which takes many times as long to draw with each answer. */
async function ask(more: Parameters<typeof keepAnswers>[0] = {}) {
  keepAnswers({ ...NSW, ...more })
  const { manifest, policies } = (await loadPolicies(NSW)) as Loaded
  const Asked = () => <CurrentPolicy answers={useAnswers()} policies={policies} manifest={manifest} />
  render(<Asked />)
  await userEvent.click(summary('Your current policy'))
}

const AT_32 = { ages: [32], history: 'since-31', income: 'base' } as const
/** Holds a policy that gives the discount, and another that does not covers no less. */
const GIVES_DISCOUNT = '100004500'

test('no saving is claimed against a policy with a possible age-based discount until the visitor says what it is; without an age that is asked for first: most are too old for it', async () => {
  await openInNsw({ ...AT_32, currentPolicy: GIVES_DISCOUNT })
  for (const card of cards()) expect(card.textContent).not.toContain('Like for like:')
  expect(cards().some(card => card.textContent.includes('Your policy may cost less than we counted'))).toBe(true)
  expect(
    await screen.findByText(/age-based discount of up to 10% .*Enter the discount on your fund’s statement/),
  ).toBeVisible()

  await userEvent.click(summary('Your current policy'))
  await userEvent.type(screen.getByLabelText('Discount you get now, %'), '0')

  expect(cards().some(card => card.textContent.includes('Like for like:'))).toBe(true)
  expect(screen.queryByText(/age-based discount of up to/)).toBeNull()

  keepAnswers({ ages: undefined, discount: undefined })
  expect(
    await screen.findByText(/Enter your age under “Details for your price”, or the discount on your fund’s statement/),
  ).toBeVisible()
})

test('of the like-for-like policies that cost less the cheapest is one press away, beside the visitor’s own; while four others are picked it is not offered', async () => {
  await openInNsw({ ...AT_32, currentPolicy: GIVES_DISCOUNT, discount: 0 })
  const own = await screen.findByRole('region', { name: 'Your current policy' })
  const [, price] = /costs? less(?::|, from) (\$[\d,.]+) a month/.exec(own.textContent)!

  await userEvent.click(within(own).getByRole('button', { name: /beside yours/ }))

  expect(screen.getByRole('heading', { name: 'Side by side' })).toHaveFocus()
  const [, mine, other] = within(screen.getByRole('table', { name: 'Side by side' })).getAllByRole('columnheader')
  expect(mine!.textContent).toContain(within(own).getByRole('heading').textContent)
  expect(other!.textContent).toContain(`${price} a month`)
  expect(currentAnswers().compared).toHaveLength(1)

  await userEvent.click(within(own).getByRole('button', { name: /beside yours/ }))
  expect(currentAnswers().compared).toHaveLength(1)

  keepAnswers({ compared: ['a', 'b', 'c', 'd'] })
  await waitFor(() => expect(within(own).queryByRole('button', { name: /beside yours/ })).toBeNull())
  expect(own).toBeInTheDocument()
  expect(own.textContent).toMatch(/like-for-like/)
})

test('people who hold extras alone are not asked for a discount on hospital cover', async () => {
  await ask({ ...AT_32, currentPolicy: await anyExtrasPolicy() })
  await waitFor(() => expect(screen.getByLabelText('The policy you hold')).toHaveDisplayValue(/^\S.* \(\S+\)$/))

  expect(screen.getByLabelText('Months you have held it')).toBeVisible()
  expect(screen.queryByLabelText('Discount you get now, %')).toBeNull()
})

test('people who were too old for the discount when it began are not asked for it', async () => {
  await openInNsw({ ...AT_32, ages: [50], currentPolicy: GIVES_DISCOUNT })

  await userEvent.click(summary('Your current policy'))

  expect(screen.getByLabelText('Months you have held it')).toBeVisible()
  expect(screen.queryByLabelText('Discount you get now, %')).toBeNull()
  expect(cards().some(card => card.textContent.includes('Like for like:'))).toBe(true)
})

test('a discount that was entered but does not count at this age can still be removed, and typed anew', async () => {
  await ask({ ...AT_32, ages: [62], currentPolicy: GIVES_DISCOUNT, discount: 10 })
  const discount = screen.getByLabelText('Discount you get now, %')
  expect(discount).toHaveValue('10')

  await userEvent.clear(discount)

  expect(currentAnswers().discount).toBeUndefined()
  expect(discount).toHaveFocus()
  await userEvent.keyboard('4')
  expect(currentAnswers().discount).toBe(4)
})

test('an earlier partner’s age does not make us ask a single person for a discount', async () => {
  await ask({ ...AT_32, ages: [50, 30], currentPolicy: GIVES_DISCOUNT })

  expect(screen.getByLabelText('Months you have held it')).toBeVisible()
  expect(screen.queryByLabelText('Discount you get now, %')).toBeNull()
})

test('answers about one policy are not used for another, but months given before any was chosen are', async () => {
  await ask({ ...AT_32, monthsHeld: 30 })
  const own = screen.getByLabelText('The policy you hold')
  await userEvent.selectOptions(own, GIVES_DISCOUNT)
  expect(screen.getByLabelText('Months you have held it')).toHaveValue('30')
  await userEvent.type(screen.getByLabelText('Discount you get now, %'), '8')
  const another = within(own)
    .getAllByRole<HTMLOptionElement>('option')
    .find(({ value }) => value && value !== GIVES_DISCOUNT)!

  await userEvent.selectOptions(own, another)

  expect(screen.getByLabelText('Months you have held it')).toHaveValue('')
  expect(currentAnswers()).toMatchObject({ currentPolicy: another.value, discount: undefined })
})

test('above the list the visitor’s own policy has its price, its rise and its place, if it has one', async () => {
  await openInNsw({ coverType: 'hospital-and-extras', history: 'since-31' })
  const third = cards()[2]!
  const name = within(third).getByRole('heading', { level: 3 }).textContent
  const [, code] = /Code (\S+)\./.exec(third.textContent)!
  const [, price] = /(\$[\d,.]+)a month, for you/.exec(third.textContent)!
  await userEvent.click(summary('Your current policy'))
  const held = screen.getByLabelText('The policy you hold')
  await userEvent.selectOptions(held, `${name} (${code})`)

  const own = await screen.findByRole('region', { name: 'Your current policy' })
  // The list changes in every card; those who cannot see it are told once.
  const said = screen.getByText(/policies fit/, { selector: '[role=status]' })
  expect(said.textContent).toMatch(/policies fit, from \$[\d,.]+ a month\. Compared with your current policy, /)
  expect(said.textContent.endsWith(`, ${name}`)).toBe(true)
  const [, place] = /(\d+)\. /.exec(cards().find(card => card.textContent.includes(`Code ${code}.`))!.textContent)!

  expect(within(own).getByRole('heading', { name })).toBeVisible()
  expect(own.textContent).toContain(`${price} a month, for you`)
  expect(own.textContent).toMatch(/ since 1 April 2025/)
  expect(own.textContent).toMatch(new RegExp(`Ranked ${place}(st|nd|rd|th) of ${fitting()} that fit`))

  await userEvent.selectOptions(screen.getByLabelText('Cover'), 'Hospital only')
  await waitFor(() => expect(own).not.toBeInTheDocument())
  const elsewhere = await screen.findByRole('region', { name: 'Your current policy' })
  expect(elsewhere.textContent).toContain('It is a different type of cover from this list.')
})

test('a policy that nothing else fits beside is not ranked among itself', () => {
  const current = plainPolicy()
  const person = personOf({}, '2026-11-22', current)
  const placed = rank([current], () => 10_000, { treatments: [], services: [], priceWeight: 2 })

  render(
    <OwnPolicy {...{ current, person, placed }} answers={{}} fundName="" listed={placed} policies={[]} since={null} />,
  )

  expect(screen.getByText(/^It is the only one that fits\./)).toBeVisible()
})

test('compared with the visitor’s own policy, a saving is named only like for like', async () => {
  await openInNsw()
  await userEvent.click(summary('Your current policy'))
  const own = screen.getByLabelText('The policy you hold')
  const gold = within(own).getAllByRole('option', { name: /Gold/ })[0]!

  await userEvent.selectOptions(own, gold)

  for (const card of cards()) {
    if (card.textContent.includes('You would lose')) expect(card.textContent).toContain('Not like for like')
    expect(card.textContent.includes('Like for like:') && card.textContent.includes('You would lose')).toBe(false)
  }
  expect(cards().some(card => card.textContent.includes('You would lose'))).toBe(true)
})

test('people who chose their hospital policy are not priced as if without cover, and can enter their loading', async () => {
  await openInNsw({ ages: [45], history: 'none' })
  await userEvent.click(summary('Your current policy'))
  const own = screen.getByLabelText('The policy you hold')
  await userEvent.selectOptions(own, within(own).getAllByRole('option', { name: /Gold/ })[0]!)
  await userEvent.click(within(cards()[0]!).getByText('How this price is worked out'))

  expect(within(cards()[0]!).queryByText('Lifetime Health Cover loading')).toBeNull()
  await userEvent.type(screen.getByLabelText('Loading you already pay, %'), '10')
  expect(within(cards()[0]!).getByText(/^10% of hospital cover/)).toBeVisible()
})

test('months held count once a policy is chosen, and waits are shortened once months are given', async () => {
  await openInNsw({ monthsHeld: 7 })
  expect(screen.getByText(/held your policy for 7 months. Choose it/).textContent).toMatch(
    /If it is not listed, waiting periods are shown in full, but you need not repeat hospital ones you have served\.$/,
  )
  await userEvent.click(summary('Your current policy'))
  const own = screen.getByLabelText('The policy you hold')
  await userEvent.selectOptions(own, within(own).getAllByRole('option', { name: /Gold/ })[0]!)
  expect(screen.queryByText(/held your policy for/)).toBeNull()
  expect(cards().filter(card => card.textContent.includes('shortened by the time you have served'))).not.toEqual([])

  await userEvent.clear(screen.getByLabelText('Months you have held it'))

  for (const card of cards()) expect(card.textContent).not.toContain('shortened by the time you have served')
  expect(screen.getAllByText(/Enter your months of cover under “Your current policy”/)[0]).toBeVisible()
  await userEvent.click(within(cards()[0]!).getByText('Cover and waiting periods'))
  expect(await within(cards()[0]!).findByRole('heading', { name: 'Waiting periods' })).toBeVisible()
})

test('the policy that is held is also found by the brand that it is sold under', async () => {
  await ask()

  const groups = [...(screen.getByLabelText('The policy you hold') as HTMLSelectElement).querySelectorAll('optgroup')]
  expect(groups.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Demo Mutual', 'Demo Mutual Direct (by Demo Mutual)']),
  )
  expect(groups.every(({ children }) => children.length > 0)).toBe(true)
})

test('the policies to choose one’s own from are not drawn again with each answer to a filter', async () => {
  const { manifest, policies } = (await loadPolicies(NSW)) as Loaded
  const read = vi.fn(() => 'A policy')
  const watched = policies.map(policy => Object.defineProperty({ ...policy }, 'name', { get: read }))
  const shown = (answers: Answers) => <CurrentPolicy answers={answers} policies={watched} manifest={manifest} />
  const { rerender } = render(shown(NSW))
  expect(read.mock.calls.length).toBeGreaterThanOrEqual(policies.length)
  read.mockClear()

  rerender(shown({ ...NSW, mostExcess: 500 }))

  expect(read).not.toHaveBeenCalled()
})
