import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { loadPolicies } from '#site/catalogue/client.ts'
import { keepAnswers } from '#site/journey/answers/answers.ts'
import type { Answers } from '#widgets/domain/answers.ts'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import { rank } from '#widgets/domain/catalogue/rank.ts'
import { covering, plainPolicy } from '#widgets/domain/catalogue/tests/any-policy.ts'
import { WITHOUT_REBATE } from '#widgets/domain/tests/unpublished.ts'
import { PSYCHIATRIC_UPGRADE } from '#widgets/domain/waiting-periods.ts'
import { cards, openInNsw, startAfresh, summary } from '../opened-for-tests.tsx'
import { BesideList } from './beside-list.tsx'
import { Found } from './found.tsx'

startAfresh({ fetchedStays: true })

test('people who ask for ambulance cover with hospital cover read who pays without it, as do those who look for it alone', async () => {
  await openInNsw({ state: 'TAS', ambulance: 'emergency' })
  expect(screen.getByText(/Ambulances in TAS: The state pays for its residents/)).toBeVisible()

  keepAnswers({ state: 'QLD', coverType: 'ambulance-cover', ambulance: undefined })

  expect(await screen.findByText(/Ambulances in QLD: The state pays for its residents/)).toBeVisible()
})

test('if nobody sells ambulance cover and the state pays, it says so, and suggests no other type of cover', async () => {
  const loaded = await loadPolicies({ coverFor: 'singles', state: 'TAS', coverType: 'ambulance-cover' })
  if (loaded.outcome !== 'loaded') throw new Error(loaded.outcome)
  const nothing = { ...loaded, policies: [] }
  const shown = { catalogue: nothing, today: '2026-11-22', said: null } as const
  const asked = { coverFor: 'singles', coverType: 'ambulance-cover' } as const
  const { rerender } = render(<Found {...shown} answers={{ ...asked, state: 'TAS' }} />, { wrapper: MemoryRouter })

  const result = screen.getByRole('heading', { name: 'No policies of this type' }).closest('section')!
  expect(result.textContent).toMatch(/Ambulances in TAS: The state pays for its residents/)
  expect(result.textContent).not.toMatch(/Try another type of cover/)

  rerender(<Found {...shown} answers={{ ...asked, state: 'VIC' }} />)
  expect(result.textContent).toMatch(/Try another type of cover above.*Ambulances in VIC: You pay, unless/)
})

test('at 30, without cover, people read until when they can avoid a loading; with cover, or with extras alone, nobody does', async () => {
  const deadline = /never pay a Lifetime Health Cover loading. At 30, that is by 1 July 2027, or by 1 July 2028/
  await openInNsw({ ages: [30], history: 'none' })
  expect(screen.getByText(deadline)).toBeVisible()

  keepAnswers({ history: 'since-31' })
  await waitFor(() => expect(screen.queryByText(deadline)).toBeNull())

  keepAnswers({ history: 'none' })
  await screen.findByText(deadline)
  keepAnswers({ coverType: 'extras-cover' })
  await waitFor(() => expect(screen.queryByText(deadline)).toBeNull())
})

test('the deadline is for people who hold extras alone too, whatever they look for; their choice is not asked for again', () => {
  const extras = plainPolicy({ hospital: null, extras: { Optical: { wait: 2 } } })
  const said = (held: Policy | null | undefined) => {
    cleanup()
    const answers: Answers = { coverType: 'hospital-only', ages: [30], currentPolicy: 'x', treatments: ['Cataracts'] }
    const placed = rank([plainPolicy({}, { covers: covering(['Cataracts']) })], () => 10_000, {
      treatments: [],
      services: [],
      priceWeight: 2,
    })
    const { container } = render(
      <BesideList answers={answers} placed={placed} current={null} held={held} today="2026-11-22" />,
    )
    return container.textContent
  }

  expect(said(extras)).toMatch(/never pay a Lifetime Health Cover loading/)
  expect(said(extras)).not.toMatch(/If you have cover now, choose it/)
  expect(said(undefined)).toMatch(/never pay a Lifetime Health Cover loading/)
  // Hospital cover that is no longer sold.
  expect(said(null)).not.toMatch(/never pay/)
})

test('an ambulance policy says what it covers, promises nothing about its wait, and is not called extras', async () => {
  await openInNsw({ coverType: 'ambulance-cover', monthsHeld: 24 })
  await userEvent.click(summary('Your current policy'))
  const own = screen.getByLabelText('The policy you hold')
  await userEvent.selectOptions(own, within(own).getAllByRole('option')[1]!)
  const other = cards().find(card => card.textContent.includes('Compared with your current policy'))!
  await userEvent.click(within(other).getByText('Cover and waiting periods'))

  expect(other.textContent).not.toMatch(/No waiting period is left|leftNone/)
  expect(within(other).getByText(/^Ambulances: Emergencies/)).toBeVisible()
  expect(within(other).getByText('not stated').parentElement!.textContent).toContain('Ambulance')

  await userEvent.click(within(other).getByRole('checkbox', { name: /Side by side/ }))

  const table = within(screen.getByRole('table'))
  expect(table.queryByRole('row', { name: /^Extras/ })).toBeNull()
  expect(table.getByRole('row', { name: /^Ambulance cover \$/ })).toBeVisible()
})

test('above the income limit hospital cover is compared with the surcharge that it avoids in a year, and a list of extras says that none of them avoids it; up to the limit nothing is said', async () => {
  await openInNsw({ income: 'base' })
  expect(screen.queryByText(/Surcharge of/)).toBeNull()

  keepAnswers({ income: 'tier-1' })
  expect(
    await screen.findByText(
      /Surcharge of 1% of taxable .* cheapest policy that fits and avoids it costs \$[\d,]+\.\d\d a year\. If you have a partner or dependent children, they need hospital cover too\./,
    ),
  ).toBeVisible()

  keepAnswers({ coverType: 'extras-cover', income: 'tier-2' })
  expect(await screen.findByText(/Surcharge of 1.25% of taxable .* No policy in this list avoids it/)).toBeVisible()
})

test('an extended family is told if the cheapest policy that avoids the surcharge covers one parent', () => {
  const placed = (adults: 1 | 2, price: number) => ({
    place: 1,
    policy: plainPolicy({ adults }),
    price,
    reason: {
      points: 0,
      pricePoints: 0,
      coverPoints: 0,
      aboveCheapest: 0,
      ticked: { full: 0, restricted: 0, of: 0 },
      breadth: { covered: 0, of: 38 },
    },
  })
  const family = { coverFor: 'extended-family', income: 'tier-1' } as const
  const { rerender } = render(
    <BesideList
      answers={family}
      placed={[placed(1, 10_000), placed(2, 20_000)]}
      current={null}
      held={null}
      today="2026-11-21"
    />,
  )
  expect(
    screen.getByText(
      /costs \$1,200.00 a year\. It covers one parent: if you have a partner, they need hospital cover too\./,
    ),
  ).toBeVisible()

  rerender(
    <BesideList
      answers={family}
      placed={[placed(1, 20_000), placed(2, 10_000)]}
      current={null}
      held={null}
      today="2026-11-21"
    />,
  )
  expect(screen.getByText(/costs \$1,200.00 a year\.$/)).toBeVisible()

  rerender(
    <BesideList answers={family} placed={[placed(1, 10_000)]} current={null} held={null} today={WITHOUT_REBATE} />,
  )
  expect(screen.getByText(/costs \$1,200.00 a year, before the rebate\. It covers one parent:/)).toBeVisible()
})

test('a parent alone who answered the partner’s question all the same reads that policies for one parent are left out', () => {
  const said = (answers: Answers, policies: readonly Policy[]) => {
    cleanup()
    const placed = rank(policies, () => 10_000, { treatments: [], services: [], priceWeight: 2 })
    return render(<BesideList answers={answers} placed={placed} current={null} held={null} today="2026-11-22" />)
      .container.textContent
  }
  const parent = { coverFor: 'extended-family', ages: [50], history: 'since-31' } as const
  const forBoth = [plainPolicy({ adults: 2 })]

  expect(said({ ...parent, partnerHistory: 'none' }, forBoth)).toMatch(
    /policies that cover only one parent are left out\. If you have none, clear those answers/,
  )
  expect(said(parent, forBoth)).toBe('')
  expect(said({ ...parent, partnerHistory: 'none' }, [])).toBe('')
  expect(said({ ...parent, coverFor: 'families', partnerHistory: 'none' }, forBoth)).toBe('')
  // There the answer is kept, but cannot be cleared, and does not count.
  expect(said({ ...parent, coverType: 'extras-cover', partnerHistory: 'none' }, forBoth)).toBe('')
})

test('the surcharge is in dollars too, at the lowest income of the tier, with the limits for the household', () => {
  const said = (answers: Answers) => {
    cleanup()
    const { container } = render(
      <BesideList answers={answers} placed={[]} current={null} held={null} today="2026-11-22" />,
    )
    return container.textContent
  }

  expect(said({ coverFor: 'singles', income: 'tier-1' })).toContain('$105,001, that is up to $1,050 a year')
  expect(said({ coverFor: 'families', children: 3, income: 'tier-3' })).toContain(
    '$331,001, that is up to $4,965 a year',
  )
  expect(said({ coverFor: 'singles', income: 'base' })).toBe('')
})

test('people who tick what has a long waiting period read how long before they choose, unless their cards tell what is left', () => {
  const covers = covering(['PregnancyBirth', 'Cataracts'])
  const own = plainPolicy({ id: '2', extras: { Orthodontic: { wait: 12 } } }, { covers })
  const longer = plainPolicy({ id: '3', extras: { Orthodontic: { wait: 24 } } }, { covers })
  const said = (answers: Answers, current: Policy | null = null) => {
    cleanup()
    const placed = rank([own, longer], () => 10_000, { treatments: [], services: [], priceWeight: 2 })
    return render(<BesideList answers={answers} placed={placed} current={current} held={current} today="2026-11-22" />)
      .container.textContent
  }

  expect(said({ treatments: ['PregnancyBirth'], history: 'none' })).toBe(
    'Longest waiting periods for what you ticked. 12 months: Pregnancy and birth. Join before you are pregnant. Cover that starts today includes births from 22 November 2027.',
  )
  expect(said({ treatments: ['PregnancyBirth', 'Cataracts'], monthsHeld: 7 })).toContain(
    '12 months: Pregnancy and birth; Hospital treatment of a condition you already have. Join',
  )
  expect(said({ treatments: ['Cataracts'], services: ['Orthodontic'] })).toBe(
    'Longest waiting periods for what you ticked. 12 months: Hospital treatment of a condition you already have. 12 to 24 months: Orthodontics. Cover that starts today pays for such a condition from 22 November 2027. If you have cover now, choose it under “Your current policy” to see what is left of them.',
  )
  expect(said({ treatments: ['Cataracts'], monthsHeld: 7 })).toMatch(/ such a condition from 22 November 2027\.$/)
  expect(said({ treatments: ['Cataracts'] }, own)).toBe('')
  expect(said({})).toBe('')
})

test('who names a policy that leaves out what they ticked still reads its full wait: a couple expecting would learn it only in a fold', () => {
  const covers = covering(['PregnancyBirth', 'Cataracts'])
  const next = plainPolicy({ extras: { Orthodontic: { wait: 12 } } }, { covers })
  const said = (answers: Answers, current: Policy) => {
    cleanup()
    const placed = rank([next, current], () => 10_000, { treatments: [], services: [], priceWeight: 2 })
    return render(<BesideList answers={answers} placed={placed} current={current} held={current} today="2026-11-22" />)
      .container.textContent
  }
  const ticked = { treatments: ['PregnancyBirth', 'Cataracts'], services: ['Orthodontic'], monthsHeld: 60 } as const
  const without = plainPolicy({ id: '2' }, { covers: covering(['Cataracts']) })
  const restricting = plainPolicy({ id: '2' }, { covers: covering([], ['Cataracts']) })

  expect(said(ticked, without)).toBe(
    'Longest waiting periods for what you ticked and your current policy does not cover, or only with restrictions. 12 months: Pregnancy and birth; Orthodontics. Join before you are pregnant. Cover that starts today includes births from 22 November 2027.',
  )
  expect(said({ treatments: ['Cataracts'] }, restricting)).toMatch(
    /or only with restrictions\. 12 months: Hospital treatment of a condition you already have\./,
  )
  expect(said({ treatments: ['Cataracts'] }, without)).toBe('')
})

test('people who tick psychiatric care read of its short wait, and those with cover that restricts it how to go without', () => {
  const full = plainPolicy({}, { covers: covering(['HospitalPsychiatric']) })
  const restricting = plainPolicy({ id: '2' }, { covers: covering([], ['HospitalPsychiatric']) })
  const said = (answers: Answers, current: Policy | null = null) => {
    cleanup()
    const placed = rank([full], () => 10_000, { treatments: [], services: [], priceWeight: 2 })
    return render(<BesideList answers={answers} placed={placed} current={current} held={current} today="2026-11-22" />)
      .container.textContent
  }
  const treatments = ['HospitalPsychiatric']
  const short = 'The wait for psychiatric care is at most 2 months, even for a condition you already have.'

  expect(said({ treatments, history: 'none' })).toBe(short)
  expect(said({ treatments })).toBe(`${short} ${PSYCHIATRIC_UPGRADE.words}`)
  expect(said({ treatments }, restricting)).toContain(PSYCHIATRIC_UPGRADE.words)
  expect(said({ treatments }, full)).toBe('')
  expect(said({ treatments, coverType: 'extras-cover' })).toBe('')
})
