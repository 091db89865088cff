import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { loadPolicies } from '#site/catalogue/client.ts'
import { currentAnswers, keepAnswers } from '#site/journey/answers.ts'
import type { Answers } from '#widgets/domain/answers.ts'
import { personOf, priceFor } from '#widgets/domain/catalogue/person.ts'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import { rank } from '#widgets/domain/catalogue/rank.ts'
import { plainPolicy } from '#widgets/domain/catalogue/tests/any-policy.ts'
import type { CoverFor } from '#widgets/domain/cover-for.ts'
import { AgainstCurrent } from './against-current.tsx'
import { cards, fitting, openInNsw, startAfresh, summary } from './opened-for-tests.tsx'
import { OwnPolicy } from './own-policy.tsx'

startAfresh()

/** A combined policy. */
const COMBINED = '200001200'
const AT_40 = { ages: [40], history: 'none', income: 'base' } as const
const pricesWithLoading = async () => {
  await userEvent.click(screen.getAllByText('How this price is worked out')[0]!)
  return screen.queryAllByText('Lifetime Health Cover loading')
}

test('a combined policy that somebody holds is compared with hospital cover, and no loading is added', async () => {
  await openInNsw({ ...AT_40, currentPolicy: COMBINED })

  expect((await screen.findAllByText('Compared with your current policy'))[0]).toBeVisible()
  expect(await pricesWithLoading()).toEqual([])
  expect(screen.getByLabelText('The policy you hold')).toHaveDisplayValue(/^\S.* \(\S+\)$/)
})

test('people who look at another type of cover or state still hold the policy they chose', async () => {
  await openInNsw({ ...AT_40, coverType: 'hospital-and-extras', currentPolicy: COMBINED })
  await userEvent.selectOptions(screen.getByLabelText('Cover'), 'Hospital only')
  expect((await screen.findAllByText('Compared with your current policy'))[0]).toBeVisible()

  await userEvent.selectOptions(screen.getByLabelText('State or territory'), 'VIC')

  expect(await screen.findByText(/chose was not found in the data for this household and state/)).toBeInTheDocument()
  const gone = /^We could not find the policy you chose as yours .* nothing is compared with it/
  expect(screen.getByText(gone)).toBeVisible()
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

async function anyExtrasPolicy() {
  const loaded = await loadPolicies({ coverFor: 'singles', state: 'NSW', coverType: 'extras-cover' })
  return loaded.outcome === 'loaded' ? loaded.policies[0]!.id : undefined
}

const AT_32 = { ages: [32], history: 'since-31', income: 'base' } as const
/** Holds a policy that gives the discount, and another that does not covers no less. */
const GIVES_DISCOUNT = '100004500'

test('no saving is claimed against a policy with a possible age-based discount until the visitor says what it is', async () => {
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
})

test('if nothing would be lost, a family reads what is not compared, and both parents stay covered', () => {
  const against = (coverFor: CoverFor, differences: Partial<Policy>, dependants: Policy['dependants'] = []) => {
    const current = plainPolicy({ adults: 2, dependants })
    const person = personOf({ coverFor }, '2026-11-22', current)
    const policy = plainPolicy({ id: '2', adults: 2, ...differences })
    const { container } = render(
      <AgainstCurrent current={current} policy={policy} answers={{ coverFor }} person={person} price={100} />,
    )
    return container.textContent
  }

  expect(against('families', {})).toMatch(/Like for like: .*not compared the ages up to which each covers children/)
  const dependants: Policy['dependants'] = [{ kind: 'Child', to: 20 }, { kind: 'Disability' }]
  expect(against('families', { dependants }, dependants)).toMatch(/Like for like: (?!.*children)/)
  expect(against('families', { dependants: [{ kind: 'Child', to: 17 }] }, dependants)).toMatch(
    /Not like for like.*It may cover children or other dependants only up to a lower age, or not at all/,
  )
  expect(against('couples', {})).toMatch(/Like for like: (?!.*children)/)
  expect(against('extended-family', { adults: 1 })).toMatch(/Not like for like.*covers one parent, not both/)
})

/** Somebody whose circumstances move no price. */
const UNMOVED = { coverFor: 'singles', history: 'since-31', income: 'tier-3' } as const

/** What the card of a policy says against the visitor’s own. */
function cardSays(current: Policy, policy: Policy, answers: Answers = UNMOVED) {
  const person = personOf(answers, '2026-11-22', current)
  const price = priceFor(policy, person)
  const { container } = render(<AgainstCurrent {...{ current, policy, answers, person, price }} />)
  return container.textContent
}

/** What is said of the visitor’s own policy above a list of those that fit, of which it may show only some. */
function aboveList(
  current: Policy,
  policies: Policy[],
  answers: Answers,
  { fitting = policies, isListed = (_: Policy): boolean => true } = {},
) {
  const person = personOf(answers, '2026-11-22', current)
  const wishes = { priceWeight: 4, treatments: [], services: [] } as const
  const placed = rank(fitting, policy => priceFor(policy, person), wishes)
  const listed = placed.filter(({ policy }) => isListed(policy))
  const shown = { current, fundName: 'Demo', person, answers, placed, listed, policies, since: null }
  const { container } = render(<OwnPolicy {...shown} />)
  return container.textContent
}

const costing = (hospital: number) => plainPolicy({ id: '2', premium: { hospital, extras: 0 } })

test('the cost or saving of a switch is given per month, and a saving per year too', () => {
  const current = plainPolicy()

  expect(cardSays(current, costing(9_000))).toMatch(/Like for like: .* costs \$10\.00 a month less, \$120\.00 a year\./)
  expect(cardSays(current, costing(10_000))).toMatch(/You would lose nothing; it costs the same\./)
  expect(cardSays(current, costing(11_000))).toMatch(/You would lose nothing; it costs \$10\.00 a month more\./)
  expect(cardSays(plainPolicy({ ambulance: 'all' }), costing(9_000))).toMatch(
    /Not like for like, so the difference is not a saving\. This one costs \$10\.00 a month less\./,
  )
})

test('what a switch loses and what it gains are both named', () => {
  const coPayment = { perDay: 100, mostPerStay: null, daySurgery: null, mostPerYear: null }
  const excess = { perAdmission: 500, perPerson: 500, perPolicy: 500 }
  const best = plainPolicy({ ambulance: 'all' })
  const accommodation = 'public'
  const least = plainPolicy(
    { id: '2', ambulance: 'emergency' },
    { coPayment, excess, accommodation, avoidsSurcharge: false },
  )

  const worse = cardSays(best, least)
  for (const sentence of [
    'A higher excess, by $500 a stay.',
    'A co-payment for days in hospital; you have none now.',
    'It may pay for fewer hospitals, or for a shared room.',
    'It does not avoid the Medicare Levy Surcharge.',
    'Less ambulance cover.',
  ])
    expect(worse).toContain(sentence)
  expect(worse).not.toMatch(/A lower|No co-payment|It avoids|More ambulance/)
  const better = cardSays(least, best)
  for (const sentence of [
    'You would lose nothing; it costs the same.',
    'A lower excess, by $500 a stay.',
    'No co-payment for days in hospital; you have one now.',
    'It pays for more hospitals, or for a room of your own.',
    'It avoids the Medicare Levy Surcharge; yours does not.',
    'More ambulance cover.',
  ])
    expect(better).toContain(sentence)
  expect(better).not.toMatch(/A higher|A co-payment|does not avoid|Less ambulance/)
  expect(cardSays(best, { ...best, id: '2' })).not.toMatch(/excess|co-payment|hospitals|Surcharge|ambulance/i)
})

test('what the excess is not asked for now, and would be, is named', () => {
  const excess = { perAdmission: 500, perPerson: 500, perPolicy: 500 }
  const current = plainPolicy({}, { excess, excessWaivers: ['day surgery', 'children on the policy'] })
  const next = plainPolicy({ id: '2' }, { excess, excessWaivers: ['day surgery'] })

  expect(cardSays(current, next)).toContain('An excess for what has none in your policy: children on the policy.')
  expect(cardSays(next, current)).toContain('You would lose nothing')
})

test('hospitals that the data does not state are no reason to promise more of them, nor the same', () => {
  const unstated = (id: string) => plainPolicy({ id }, { accommodation: 'not-stated' })
  const publicOnly = plainPolicy({ id: '3' }, { accommodation: 'public' })

  for (const next of [publicOnly, unstated('2')]) {
    const card = cardSays(unstated('1'), next)
    expect(card).toContain('It may pay for fewer hospitals, or for a shared room.')
    expect(card).not.toContain('It pays for more hospitals')
  }
  expect(cardSays(unstated('1'), plainPolicy({ id: '4' }))).toContain('You would lose nothing')
})

test('people who move from a policy for one parent to one for both read that the partner serves every wait', () => {
  const current = plainPolicy({ adults: 1 })
  const coverFor = 'extended-family'
  const both = plainPolicy({ id: '2', adults: 2 })
  const one = plainPolicy({ id: '3', adults: 1 })
  const card = (policy: Policy) => cardSays(current, policy, { coverFor, monthsHeld: 24 })

  expect(card(both)).toMatch(/covers both parents, not one.*partner who is not on your current policy serves every/)
  expect(card(one)).not.toMatch(/partner/)
  expect(aboveList(current, [both], { coverFor })).toMatch(/need not repeat hospital waiting.*partner who is not on/)
  expect(aboveList(current, [one], { coverFor })).not.toMatch(/partner/)
  expect(aboveList(current, [both], { coverFor, monthsHeld: 24 })).not.toMatch(/partner|need not repeat/)
})

test('people who hold extras alone read what carries over for extras, and nothing of hospital', () => {
  const extras = { DentalGeneral: {} }
  const own = { ...plainPolicy({ extras }), hospital: null }
  const combined = plainPolicy({ id: '2', extras })

  expect(aboveList(own, [combined], { coverFor: 'singles' })).toMatch(/no law makes/)
  expect(aboveList(own, [combined], { coverFor: 'singles' })).not.toMatch(/hospital waiting/)
})

test('the possible age-based discount on a policy for one parent is that parent’s, not the average of both', () => {
  const current = plainPolicy({ adults: 1 }, { ageDiscount: 'by-age-only' })
  const said = (ages: number[]) => {
    const answers = { coverFor: 'extended-family', history: 'since-31', ages } as const
    return aboveList(current, [plainPolicy({ id: '2', adults: 1, premium: { hospital: 100, extras: 0 } })], answers)
  }

  expect(said([32, 60])).toMatch(/we show no saving: .*age-based discount of up to 10%/)
  expect(said([60, 32])).toMatch(/One like-for-like policy in this list costs less(?!.*age-based discount)/)
})

test('people who hold extras alone are not asked for a discount on hospital cover', async () => {
  await openInNsw({ ...AT_32, currentPolicy: await anyExtrasPolicy() })
  await userEvent.click(summary('Your current policy'))

  expect(screen.getByLabelText('Months you have held it')).toBeVisible()
  await waitFor(() => expect(screen.queryByLabelText('Discount you get now, %')).toBeNull())
})

test('people who were too old for the discount when it began are not asked for it', async () => {
  await openInNsw({ ...AT_32, ages: [50], currentPolicy: GIVES_DISCOUNT })

  await userEvent.click(summary('Your current policy'))

  expect(screen.getByLabelText('Months you have held it')).toBeVisible()
  expect(screen.queryByLabelText('Discount you get now, %')).toBeNull()
  expect(cards().some(card => card.textContent.includes('Like for like:'))).toBe(true)
})

test('a discount that was entered but does not count at this age can still be removed', async () => {
  await openInNsw({ ...AT_32, ages: [62], currentPolicy: GIVES_DISCOUNT, discount: 10 })
  await userEvent.click(summary('Your current policy'))
  const discount = screen.getByLabelText('Discount you get now, %')
  expect(discount).toHaveValue('10')

  await userEvent.clear(discount)

  expect(currentAnswers().discount).toBeUndefined()
})

test('an earlier partner’s age does not make us ask a single person for a discount', async () => {
  await openInNsw({ ...AT_32, ages: [50, 30], currentPolicy: GIVES_DISCOUNT })
  await userEvent.click(summary('Your current policy'))

  expect(screen.getByLabelText('Months you have held it')).toBeVisible()
  expect(screen.queryByLabelText('Discount you get now, %')).toBeNull()
})

test('answers about one policy are not used for another, but months given before any was chosen are', async () => {
  await openInNsw({ ...AT_32, monthsHeld: 30 })
  await userEvent.click(summary('Your current policy'))
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

test('above the list a saving on the visitor’s own policy is named only like for like, with the price', () => {
  const at = (id: string, hospital: number, differences: Partial<Policy> = {}) =>
    plainPolicy({ id, premium: { hospital, extras: 0 }, ...differences })
  const current = at('own', 10_000, { ambulance: 'all' })
  const less = [at('1', 9_000, { ambulance: 'all' }), at('2', 8_000, { ambulance: 'all' })]
  const others = [at('3', 7_000), at('4', 11_000, { ambulance: 'all' })]
  const said = (policies: Policy[], only: Parameters<typeof aboveList>[3] = {}) =>
    aboveList(current, policies, UNMOVED, only)

  expect(said([current, ...less, ...others])).toMatch(
    /4th of 5 that .* 2 like-for-like policies in this list cost less, from \$80.00 a month/,
  )
  expect(said([current, less[0]!, ...others])).toMatch(/One like-for-like policy in this list costs less: \$90.00/)
  expect(said([current, ...others])).toMatch(/The data shows no like-for-like policy in this list that costs less/)
  expect(said([current, ...others], { fitting: others })).toMatch(/does not fit what you asked for/)
  const all = [current, ...less, ...others]
  expect(said(all, { isListed: ({ id }) => id !== '2' })).toMatch(
    /4th of 5 that .* One like-for-like policy in this list costs less: \$90.00 a month\. “Only the top-ranked policy from each fund” leaves out one that costs less\./,
  )
  expect(said(all, { isListed: ({ id }) => id > '2' })).toMatch(
    /no like-for-like policy .* leaves out 2 that cost less\./,
  )
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
  expect(screen.getByText(/held your policy for 7 months. Choose it/)).toBeVisible()
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
