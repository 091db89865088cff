import { expect, test } from 'vitest'
import { PRODUCT_TIERS } from './hospital-tiers.ts'

test('there is no Gold plus', () => {
  expect(PRODUCT_TIERS.map(tier => tier.id)).toEqual([
    'Basic',
    'BasicPlus',
    'Bronze',
    'BronzePlus',
    'Silver',
    'SilverPlus',
    'Gold',
  ])
})
