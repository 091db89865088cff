import { expect, test } from 'vitest'
import { addDays } from '#widgets/domain/day.ts'
import { INCOME_YEARS } from '#widgets/domain/income-tiers.ts'
import { PREMIUM_CHANGES } from '#widgets/domain/premium-changes.ts'
import { REBATE_TABLES } from '#widgets/domain/rebate.ts'
import { SURCHARGE_RATES } from '#widgets/domain/surcharge.ts'
import { figuresMissing, textsBehind } from './figures-ahead.ts'

test.each([
  ['rebate', REBATE_TABLES],
  ['income tiers', INCOME_YEARS],
  ['surcharge', SURCHARGE_RATES],
])('the operator is told that no table has the %s yet, from the first day without it', (name, tables) => {
  const last = tables.at(-1)!.validTo!
  const isTold = (day: string) => figuresMissing(day).some(missing => missing.includes(name))

  expect(isTold(last)).toBe(false)
  expect(isTold(addDays(last, 1))).toBe(true)
})

test('and of the average rise from the 1 April of the first year without it', () => {
  const first = `${PREMIUM_CHANGES.at(-1)!.year + 1}-04-01`
  const isTold = (day: string) => figuresMissing(day).some(missing => missing.includes('average rise'))

  expect(isTold(addDays(first, -1))).toBe(false)
  expect(isTold(first)).toBe(true)
})

test('figures entered ahead are told of once they are in force, until the day of the texts is moved', () => {
  const begins = REBATE_TABLES.at(-1)!.validFrom
  const before = addDays(begins, -1)

  expect(textsBehind(before, before)).toEqual([])
  expect(textsBehind(begins, before)).toContain('the rebate (rebate.ts)')
  expect(textsBehind(begins, begins)).toEqual([])
})
