import { expect, test } from 'vitest'
import { FAQ_FACTS } from './faq-facts.ts'

test('the surcharge is 1% to 1.5%, with both years of thresholds', () => {
  expect(FAQ_FACTS.surcharge).toEqual({
    lowest: '1%',
    highest: '1.5%',
    specified: { incomeYear: '2023–\u206024', single: '$93,000', family: '$186,000' },
    current: { incomeYear: '2026–\u206027', single: '$105,000', family: '$210,000' },
  })
})

test('waits, loading and tiers are those of the specification', () => {
  expect(FAQ_FACTS.waits).toEqual({ preExisting: '12 months', pregnancy: '12 months', others: '2 to 6 months' })
  expect(FAQ_FACTS.loading).toEqual({ perYear: '2%', afterAge: 31, cap: '70%', endsAfterYears: 10 })
  expect(FAQ_FACTS.tiers).toEqual(['Basic', 'Bronze', 'Silver', 'Gold'])
})
