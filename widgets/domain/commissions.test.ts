import { expect, test } from 'vitest'
import { COMMISSIONS, commissionOf } from './commissions.ts'
import { DEMO_FUNDS } from './demo-funds.ts'

test('every fund of the demo has its line, also those that pay nothing', () => {
  expect(COMMISSIONS.map(commission => commission.fundCode)).toEqual(DEMO_FUNDS.map(fund => fund.code))
  expect(COMMISSIONS.some(commission => commission.basis === undefined)).toBe(true)
})

test('a fund that is not in the list has no line', () => {
  expect(commissionOf('ZZZ')).toBeUndefined()
  expect(commissionOf('XDM')).toMatchObject({ fundName: 'Demo Mutual' })
})
