import { expect, test } from 'vitest'
import { CHECKED_ON } from './checked-on.ts'
import { NOT_PUBLISHED } from './period.ts'
import { LATEST_PREMIUM_CHANGE, PREMIUM_CHANGES, premiumChange } from './premium-changes.ts'

test('premiums rose by 4.41% on average on 1 April 2026', () => {
  expect(premiumChange(2026)).toBe(4_410)
  expect(LATEST_PREMIUM_CHANGE).toEqual({ year: 2026, change: 4_410 })
})

test.each([2013, 2016, 2018, 2027])('the change of %d is not published, or not confirmed', year => {
  expect(premiumChange(year)).toBe(NOT_PUBLISHED)
})

test('the latest is one that was in force when the texts were checked: they say what it was', () => {
  expect(`${LATEST_PREMIUM_CHANGE.year}-04-01` <= CHECKED_ON).toBe(true)
})

test('the years are in order', () => {
  const years = PREMIUM_CHANGES.map(one => one.year)

  expect(years).toEqual([...years].sort())
})
