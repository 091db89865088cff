import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { type Loaded, loadPolicies } from '#site/catalogue/client.ts'
import { startAfresh } from './opened-for-tests.tsx'
import { ResultCard } from './result-card.tsx'
import { resultsOf } from './results.ts'
import { WhatWasCompared } from './what-was-compared.tsx'

startAfresh()

const answers = { coverFor: 'singles', state: 'NSW', coverType: 'hospital-only' } as const

/** The demo's policies, the first of them by a fund that no line of `commissions.ts` names. */
async function withUnknownFund(statement: string | null = null): Promise<Loaded> {
  const loaded = (await loadPolicies(answers)) as Loaded
  const [first, ...others] = loaded.policies.toSorted((one, other) => one.premium.hospital - other.premium.hospital)
  return { ...loaded, policies: [{ ...first!, fund: 'ABC', statement }, ...others] }
}

const show = (part: ReactNode) => render(<MemoryRouter>{part}</MemoryRouter>).container.textContent

/** The card of the fund that nobody knows. */
function showCard(loaded: Loaded) {
  const { placed, person } = resultsOf(loaded, { answers, held: null, today: '2026-11-22' })

  show(
    <ResultCard
      placed={placed.find(({ policy }) => policy.fund === 'ABC')!}
      {...{ person, answers, release: loaded.manifest }}
      fundName="Another Fund"
      current={null}
      picked={false}
      full={false}
      onRequest={() => {}}
    />,
  )
}

test('what a fund pays us that has no line is said to be not stated, and never to be nothing', async () => {
  const loaded = await withUnknownFund()
  showCard(loaded)

  expect(screen.getByText(/What Another Fund pays us is not stated here: ask us before you decide\./)).toBeVisible()
  expect(screen.queryByText(/pays us nothing/)).toBeNull()
})

test('the summary counts the funds of which it is not stated apart', async () => {
  const { manifest, policies } = await withUnknownFund()

  expect(show(<WhatWasCompared {...{ manifest, policies, answers }} />)).toMatch(
    /\d+ of these 13 funds pay us .* Of 1 it is not stated: ask us\./,
  )
})

test.each([
  ['https://www.privatehealth.gov.au/dynamic/Download/X', 'The government’s statement'],
  ['https://privatehealth.gov.au/X', 'The government’s statement'],
  ['https://privatehealth.gov.au.example/X', 'A statement'],
  ['https://myprivatehealth.gov.au/X', 'A statement'],
])('what lies at %s is called “%s”', async (statement, name) => {
  const loaded = await withUnknownFund(statement)
  showCard({ ...loaded, manifest: { ...loaded.manifest, demo: false } })

  expect(screen.getByRole('link', { name: /statement/ }).textContent).toMatch(new RegExp(`^${name} about `))
})
