import { expect, test } from 'vitest'
import type { CoverType } from '#widgets/domain/cover-types.ts'
import { SENT_ANSWERS } from './sent-answers-for-tests.ts'
import { toldSoFar } from './told.ts'

test('an income is shown as the range that was ticked, for this household on this day', () => {
  const income = (coverFor: 'singles' | 'couples') =>
    toldSoFar({ coverFor, income: 'tier-1' }, '2026-11-21').find(({ label }) => label === 'Income')?.value

  expect([income('singles'), income('couples')]).toEqual(['$105,001 to $123,000', '$210,001 to $246,000'])
})

test('an excess above a thousand dollars is written as everywhere else', () => {
  expect(toldSoFar({ mostExcess: 1_500 })).toContainEqual(expect.objectContaining({ value: '$1,500' }))
})

test('only what was answered is listed', () => {
  expect(toldSoFar({ coverFor: 'singles', ages: [34] }).map(({ label }) => label)).toEqual(['Cover for', 'Age'])
})

test('answers that only another type of cover asks for are not listed', () => {
  const listed = (coverType: CoverType) =>
    toldSoFar({ coverType, treatments: ['Eye'], services: ['Optical'], history: 'none', loading: 20, ages: [47] }).map(
      ({ label }) => label,
    )

  expect(listed('hospital-only')).toEqual(['Cover type', 'Treatments', 'Age', 'Current cover', 'Loading'])
  expect(listed('extras-cover')).toEqual(['Cover type', 'Extras services', 'Age'])
})

/** Everything that a request may carry. */
const ALL = { coverFor: 'families', state: 'QLD', ...SENT_ANSWERS } as const

test.each(Object.keys(ALL))('%s is listed: whoever asks for a quote reads all that is sent', name => {
  expect(toldSoFar({ ...ALL, [name]: undefined })).not.toEqual(toldSoFar(ALL))
})

test('every answer is listed in words, and what says something about health is marked', () => {
  const told = toldSoFar(ALL, '2026-11-21')

  expect(told.map(({ label, value, sensitive }) => [label, value, ...(sensitive ? ['sensitive'] : [])])).toEqual([
    ['Cover for', 'Family'],
    ['State', 'QLD'],
    ['Cover type', 'Hospital and extras'],
    ['Treatments', '1 ticked', 'sensitive'],
    ['Extras services', '2 ticked', 'sensitive'],
    ['Price or cover', 'Price and cover equally'],
    ['Highest excess', '$500'],
    ['Ages', '34 and 36'],
    ['Income', 'Above $329,500'],
    ['Current cover', 'Yes, but it started later'],
    ['Partner’s current cover', 'No hospital cover now'],
    ['Dependent children', '2'],
    ['Loading', '20%'],
    ['Discount now', '6%'],
    ['Months held', '7'],
    ['Current policy', 'the one you chose'],
  ])
})

test('where the day is not known, an income is named by its tier', () => {
  expect(toldSoFar({ income: 'tier-3' })).toEqual([{ label: 'Income', value: 'Tier 3' }])
})
