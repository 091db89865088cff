import { expect, test } from 'vitest'
import { sellerLabel } from './labels.ts'

test.each([
  [[], 'Demo Mutual'],
  [['Demo Direct'], 'Demo Direct (by Demo Mutual)'],
  [['Demo Direct', 'Demo Union'], 'Demo Direct, Demo Union (by Demo Mutual)'],
])('a policy sold under %j is offered by %s', (brands, label) => {
  expect(sellerLabel({ brands }, 'Demo Mutual')).toBe(label)
})
