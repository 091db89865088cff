import { expect, test } from 'vitest'
import { NOT_PUBLISHED } from './period.ts'
import { averageChange, LATEST_PREMIUM_CHANGE, latestChangeOn, PREMIUM_CHANGES } from './premium-changes.ts'

test('premiums rose by 4.41% on average on 1 April 2026', () => {
  expect(averageChange(2026)).toBe(4_410)
  expect(LATEST_PREMIUM_CHANGE).toEqual({ year: 2026, change: 4_410 })
})

test.each([2013, 2016, 2018, 2099])('the change of %d is not published, or not confirmed', year => {
  expect(averageChange(year)).toBe(NOT_PUBLISHED)
})

test.each([
  ['2027-03-31', 2026],
  ['2027-04-01', 2027],
])('of a change that is announced before its 1 April, the latest on %s is that of %d', (day, year) => {
  const announced = [...PREMIUM_CHANGES, { year: 2027, change: 4_000 }]

  expect(latestChangeOn(announced, day)?.year).toBe(year)
})

test('the years are in order, each once', () => {
  const years = PREMIUM_CHANGES.map(one => one.year)

  expect(years).toEqual([...new Set(years)].sort())
})
