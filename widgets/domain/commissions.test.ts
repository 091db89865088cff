import { expect, test } from 'vitest'
import { COMMISSIONS, commissionOf } from './commissions.ts'

// Not by the demo's codes: an operator puts its own lines in their place.
test('every fund has at most one line, with its name and, if it pays, what it pays in plain words', () => {
  const codes = COMMISSIONS.map(commission => commission.fundCode)

  expect(new Set(codes).size).toBe(codes.length)
  for (const { fundCode, fundName, basis } of COMMISSIONS) {
    expect(fundCode).toMatch(/^[A-Z0-9]{2,6}$/)
    expect(fundName.trim()).not.toBe('')
    expect(basis).not.toBe('')
  }
})

test('a fund that is not in the list has no line, which is not the same as paying nothing', () => {
  expect(commissionOf('')).toBeUndefined()
  for (const commission of COMMISSIONS) expect(commissionOf(commission.fundCode)).toBe(commission)
})
