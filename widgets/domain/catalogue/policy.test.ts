import { expect, test } from 'vitest'
import { CLINICAL_CATEGORIES } from '../clinical-categories.ts'
import { coverageOf, fullPremium } from './policy.ts'
import { covering, plainPolicy } from './tests/any-policy.ts'

test('a treatment that is not one of the 38 is covered by nobody, not even by a policy that covers them all', () => {
  const all = plainPolicy({}, { covers: covering(CLINICAL_CATEGORIES.map(({ title }) => title)) })

  expect(coverageOf(all, 'Cataracts')).toBe('full')
  expect(coverageOf(all, 'Acupuncture')).toBe('none')
})

test('what a policy costs before anybody’s circumstances is its hospital part and its extras together', () => {
  expect(fullPremium({ premium: { hospital: 15_000, extras: 4_050 } })).toBe(19_050)
})
