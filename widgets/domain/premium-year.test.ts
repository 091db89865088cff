import { expect, test } from 'vitest'
import { premiumsMovedOn, premiumYear, pricedOn } from './premium-year.ts'

test('a premium year begins on 1 April', () => {
  expect(premiumYear('2027-03-31')).toBe(2026)
  expect(premiumYear('2027-04-01')).toBe(2027)
})

test.each([
  ['2026-04-01', '2027-03-31', null],
  ['2026-04-01', '2027-04-01', '2027-04-01'],
  ['2027-03-01', '2027-04-01', '2027-04-01'],
  ['2026-04-01', '2028-06-30', '2028-04-01'],
  ['2027-04-01', '2027-04-01', null],
  ['2027-05-01', '2026-11-22', null],
])('premiums of %s, looked at on %s, moved last on %s', (dataOf, on, moved) => {
  expect(premiumsMovedOn(dataOf, on)).toBe(moved)
})

test.each([
  ['2026-04-01', '2027-03-31', '2027-03-31'],
  ['2026-04-01', '2027-04-01', '2027-04-01'],
  ['2027-04-01', '2027-03-31', '2027-04-01'],
  ['2027-05-01', '2027-03-31', '2027-04-01'],
  ['2027-03-01', '2027-02-27', '2027-02-27'],
])('premiums of %s, looked at on %s, are priced for %s', (dataOf, today, day) => {
  expect(pricedOn(dataOf, today)).toBe(day)
})
