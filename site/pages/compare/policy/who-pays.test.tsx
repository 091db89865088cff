import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { type Loaded, loadPolicies } from '#site/catalogue/client.ts'
import { readChosen } from '#site/journey/answers/chosen.ts'
import { personOf } from '#widgets/domain/catalogue/person.ts'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import { plainPolicy } from '#widgets/domain/catalogue/tests/any-policy.ts'
import { COMMISSIONS } from '#widgets/domain/commissions.ts'
import { addDays } from '#widgets/domain/day.ts'
import { WITHOUT_REBATE } from '#widgets/domain/tests/unpublished.ts'
import { WhatWasCompared } from '../list/what-was-compared.tsx'
import { startAfresh } from '../opened-for-tests.tsx'
import { takeAlong } from '../own-policy/take-along.ts'
import { resultsOf } from '../results.ts'
import { PriceWorking } from './price-working.tsx'
import { ResultCard } from './result-card.tsx'
import { Rise } from './rise.tsx'

startAfresh({ fetchedStays: true })

const answers = { coverFor: 'singles', state: 'NSW', coverType: 'hospital-only' } as const

/** The demo's policies, the cheapest of them with something else said of it. */
async function withFirst(differences: (first: Policy) => Partial<Policy>): Promise<Loaded> {
  const loaded = (await loadPolicies(answers)) as Loaded
  const [first, ...others] = loaded.policies.toSorted((one, other) => one.premium.hospital - other.premium.hospital)
  return { ...loaded, policies: [{ ...first!, ...differences(first!) }, ...others] }
}

/** By a fund that no line of `commissions.ts` names. */
const withUnknownFund = (statement: string | null = null) => withFirst(() => ({ fund: 'ABC', statement }))

const show = (part: ReactNode) => render(<MemoryRouter>{part}</MemoryRouter>).container.textContent

/** The card of that first policy. */
function showCard(loaded: Loaded) {
  const { placed, person } = resultsOf(loaded, { answers, held: null, today: '2026-11-22' })

  return show(
    <ResultCard
      placed={placed.find(({ policy }) => policy.id === loaded.policies[0]!.id)!}
      {...{ person, answers, release: loaded.manifest }}
      fundName="Another Fund"
      current={null}
      picked={false}
      full={false}
      onRequest={() => {}}
    />,
  )
}

test('if a fund has no commission line, what it pays us is called not stated, never nothing', async () => {
  const loaded = await withUnknownFund()
  showCard(loaded)

  expect(screen.getByText(/What Another Fund pays us is not stated here: ask us before you decide\./)).toBeVisible()
  expect(screen.queryByText(/pays us nothing/)).toBeNull()
})

test('a policy that pays for public hospitals only says so beside its tier, and no other does', async () => {
  const accommodation = 'public-shared'
  const loaded = await withFirst(({ hospital }) => ({ hospital: { ...hospital!, accommodation } }))

  expect(showCard(loaded)).toContain(', public hospitals only')
  expect(showCard(await withFirst(() => ({})))).not.toContain('public hospitals')
})

test.each([
  ['pays us', COMMISSIONS.find(({ basis }) => basis)!],
  ['pays us nothing', COMMISSIONS.find(({ basis }) => !basis)!],
])('the card of a fund that %s says just that', async (_, { fundCode, basis }) => {
  showCard(await withFirst(() => ({ fund: fundCode })))

  const sentence = basis
    ? `If you take out this policy through us, Another Fund pays us: ${basis}.`
    : 'Another Fund pays us nothing.'
  expect(screen.getByText(sentence, { exact: false })).toBeVisible()
})

test('a policy that is sold under a brand has its name before that of the fund, which pays us', async () => {
  const brands = ['Demo Direct']
  const card = showCard(await withFirst(() => ({ fund: 'ABC', brands })))
  const person = personOf(answers, '2026-11-22')
  const shown = { answers, person, today: '2026-11-22', pricesOf: '2026-11-22' }
  takeAlong([plainPolicy({ brands })], { ...shown, fundName: () => 'Demo Mutual' })

  expect(card).toMatch(/^\d+\. Demo Direct \(by Another Fund\)/)
  expect(card).toContain('What Another Fund pays us is not stated here')
  expect(readChosen()[0]!.fund).toBe('Demo Direct (by Demo Mutual)')
})

test('a card says how its price has changed, and nothing if it has not', async () => {
  const dearerBy = (cents: number) =>
    withFirst(({ premium }) => ({
      earlier: { premium: { ...premium, hospital: premium.hospital - cents }, gained: [], lost: [] },
    }))

  expect(showCard(await dearerBy(500))).toMatch(/Rose by .* since 1 April 2025/)
  expect(showCard(await dearerBy(0))).not.toMatch(/since 1 April 2025/)
})

test.each([
  [true, 'Yes'],
  [false, 'No'],
])('whether a policy avoids the surcharge (%s) is on its card: %s', async (avoidsSurcharge, word) => {
  showCard(await withFirst(({ hospital }) => ({ hospital: { ...hospital!, avoidsSurcharge } })))

  expect(screen.getByText('Avoids surcharge').nextSibling).toHaveTextContent(word)
})

test.each([
  [8_000, 'Rose by 25.0% since 1 April 2025, from $80.00 to $100.00 before rebate.'],
  [12_500, 'Fell by 20.0% since 1 April 2025, from $125.00 to $100.00 before rebate.'],
  [10_000, 'The price has not changed since 1 April 2025.'],
])('a policy that cost %i cents before says: %s', (hospital, sentence) => {
  const earlier = { premium: { hospital, extras: 0 }, gained: [], lost: [] }

  expect(show(<Rise policy={plainPolicy({ earlier })} since="2025-04-01" />)).toBe(sentence)
})

test.each([
  [addDays(WITHOUT_REBATE, -1), undefined],
  [WITHOUT_REBATE, true],
])('what is sent along on %s says whether its price is the one before the rebate: %s', async (today, beforeRebate) => {
  const person = personOf(answers, today)

  takeAlong([plainPolicy()], { answers, person, today, pricesOf: today, fundName: code => code })

  expect(readChosen()).toEqual([expect.objectContaining({ name: 'Plain', asShownOn: today })])
  expect(readChosen()[0]!.beforeRebate).toBe(beforeRebate)
})

test('what is sent along in March at April’s price says from when it applies', async () => {
  const shown = { answers, fundName: (code: string) => code, today: '2027-03-20' }
  takeAlong([plainPolicy()], { ...shown, person: personOf(answers, '2027-04-01'), pricesOf: '2027-04-01' })
  expect(readChosen()[0]).toMatchObject({ asShownOn: '2027-03-20', appliesFrom: '2027-04-01' })

  takeAlong([plainPolicy()], { ...shown, person: personOf(answers, shown.today), pricesOf: shown.today })
  expect(readChosen()[0]).not.toHaveProperty('appliesFrom')
})

test('the summary counts separately the funds for which it is not stated', async () => {
  const { manifest, policies } = await withUnknownFund()

  expect(show(<WhatWasCompared {...{ manifest, policies, answers }} />)).toMatch(
    /\d+ of these 13 funds pay us .* For 1 it is not stated: ask us\./,
  )
})

test('the summary tells a family where to find policies that also cover adult children', async () => {
  const { manifest, policies } = (await loadPolicies(answers)) as Loaded
  const told = (coverFor: 'families' | 'couples') =>
    show(<WhatWasCompared {...{ manifest, policies }} answers={{ ...answers, coverFor }} />)
  const where = /also cover adult children who no longer study are under “Extended family”/

  expect(told('families')).toMatch(where)
  expect(told('couples')).not.toMatch(where)
})

test.each([
  ['these 2 funds pay', ['ABC', 'ABD']],
  ['this fund pays', ['ABC']],
])('where nothing is stated, the summary says that of what %s, and not that none does', async (those, funds) => {
  const { manifest } = await withUnknownFund()
  const policies = funds.map(fund => plainPolicy({ id: fund, fund }))
  const said = show(<WhatWasCompared {...{ manifest, policies, answers }} />)

  expect(said).toContain(`How we are paid: What ${those} us is not stated: ask us. What they pay does not change`)
  expect(said).not.toContain('0 of these')
})

test('somebody here on a visa reads that the rebate is for people eligible for Medicare, and that their kind of cover is not compared', async () => {
  const { manifest, policies } = await withUnknownFund()
  const working = (policy: Policy) => {
    cleanup()
    return show(<PriceWorking policy={policy} person={personOf(answers, '2026-11-22')} />)
  }

  expect(working(plainPolicy())).toContain(
    'Only people who are eligible for Medicare get the rebate, and none is paid on loading. The fund’s own quote',
  )
  expect(working(plainPolicy({ hospital: null, extras: {} }))).toContain('eligible for Medicare get the rebate. The')
  expect(show(<WhatWasCompared {...{ manifest, policies, answers }} />)).toContain(
    'Cover for overseas visitors and students, which a visa may require, is not in the data.',
  )
})

test.each([
  ['https://www.privatehealth.gov.au/dynamic/Download/X', 'Private Health Information Statement'],
  ['https://privatehealth.gov.au/X', 'Private Health Information Statement'],
  ['https://privatehealth.gov.au.example/X', 'A statement'],
  ['https://myprivatehealth.gov.au/X', 'A statement'],
])('a link to %s is called “%s”', async (statement, name) => {
  const loaded = await withUnknownFund(statement)
  showCard({ ...loaded, manifest: { ...loaded.manifest, demo: false } })

  expect(screen.getByRole('link', { name: /statement/i }).textContent).toMatch(new RegExp(`^${name} about `))
})
