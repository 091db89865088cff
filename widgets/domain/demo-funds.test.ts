import { expect, test } from 'vitest'
import { DEMO_FUNDS } from './demo-funds.ts'

test('the demo market has twelve funds, each with a name and a code of its own', () => {
  expect(DEMO_FUNDS).toHaveLength(12)
  expect(new Set(DEMO_FUNDS.map(fund => fund.name)).size).toBe(12)
  expect(new Set(DEMO_FUNDS.map(fund => fund.code)).size).toBe(12)
})

test.each(DEMO_FUNDS)('$name has a code in the shape of the government file', ({ code, brand }) => {
  expect(code).toMatch(/^X[A-Z]{2}$/)
  expect(brand.code.startsWith(code)).toBe(true)
})
