import { expect, test } from 'vitest'
import { discountAtJoining, discountKept } from './age-discount.ts'
import { NOT_PUBLISHED } from './period.ts'

test.each([
  [17, 0],
  [18, 10_000],
  [25, 10_000],
  [26, 8_000],
  [27, 6_000],
  [28, 4_000],
  [29, 2_000],
  [30, 0],
  [64, 0],
])('joining at %d earns %d', (age, rate) => {
  expect(discountAtJoining(age, '2026-11-21')).toBe(rate)
})

test('there was none before 1 April 2019', () => {
  expect(discountAtJoining(20, '2019-03-31')).toBe(NOT_PUBLISHED)
  expect(discountAtJoining(20, '2019-04-01')).toBe(10_000)
})

test.each([
  [25, 10_000],
  [40, 10_000],
  [41, 8_000],
  [42, 6_000],
  [44, 2_000],
  [45, 0],
  [60, 0],
])('of 10%% there is left at %d: %d', (age, rate) => {
  expect(discountKept(10_000, age)).toBe(rate)
})

test('a small discount is gone at 41 and never turns into a charge', () => {
  expect(discountKept(2_000, 40)).toBe(2_000)
  expect(discountKept(2_000, 41)).toBe(0)
  expect(discountKept(0, 50)).toBe(0)
})
