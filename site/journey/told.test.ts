import { expect, test } from 'vitest'
import type { CoverType } from '#widgets/domain/cover-types.ts'
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
