import { expect, test } from 'vitest'
import { discountAtJoining, discountKept, mostKept } from './age-discount.ts'
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
])('at age %d a discount of 10%% is down to %d', (age, rate) => {
  expect(discountKept(10_000, age)).toBe(rate)
})

test('a small discount is gone at 41 and never turns into a charge', () => {
  expect(discountKept(2_000, 40)).toBe(2_000)
  expect(discountKept(2_000, 41)).toBe(0)
  expect(discountKept(0, 50)).toBe(0)
})

test.each([
  [17, 0],
  [18, 10_000],
  [29, 10_000],
  [32, 10_000],
  [33, 10_000],
  [34, 8_000],
  [37, 2_000],
  [38, 0],
  [70, 0],
])('at %d in November 2026 the most that anybody can have kept is %d', (age, rate) => {
  expect(mostKept(age, '2026-11-22')).toBe(rate)
})

test('a kept discount shrinks after 40, and there was none before discounts began', () => {
  expect(mostKept(41, '2036-11-22')).toBe(8_000)
  expect(mostKept(45, '2046-11-22')).toBe(0)
  expect(mostKept(25, '2019-03-31')).toBe(0)
})
