import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsLabel, dollars, dollarsLabel, percent, rateLabel, shareOf } from './money.ts'

test('a share is rounded to the nearest cent, halves up', () => {
  expect(shareOf(100_00, percent(24.118))).toBe(24_12)
  expect(shareOf(1_00, percent(0.5))).toBe(1)
  expect(shareOf(1_00, percent(0.499))).toBe(0)
  expect(shareOf(0, percent(50))).toBe(0)
  expect(shareOf(1, 49_999)).toBe(0)
  expect(shareOf(1, 50_000)).toBe(1)
})

test('figures are written the Australian way', () => {
  expect(centsLabel(123_450)).toBe('$1,234.50')
  expect(dollarsLabel(105_000)).toBe('$105,000')
  expect(rateLabel(percent(24.118))).toBe('24.118%')
  expect(rateLabel(percent(2))).toBe('2%')
  expect(rateLabel(percent(6.2), 2)).toBe('6.20%')
  expect(centsLabel(-45_82)).toBe('−$45.82')
  expect(centsLabel(0)).toBe('$0.00')
})

test('amounts are written as the browser would write them, but for the minus', () => {
  const browser = (digits: number) =>
    new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: digits })
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), amount => {
      expect(centsLabel(amount)).toBe(
        browser(2)
          .format(amount / 100)
          .replace('-', '−'),
      )
      expect(dollarsLabel(amount)).toBe(browser(0).format(amount).replace('-', '−'))
    }),
  )
})

test('dollars and rates survive binary fractions', () => {
  expect(dollars(1.005 * 100)).toBe(10_050)
  expect(dollars(0.29)).toBe(29)
  expect(percent(16.079)).toBe(16_079)
  expect(percent(8.038)).toBe(8_038)
})

test('a share of up to 100% is never more than the whole', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(100_000), (amount, rate) => {
      expect(shareOf(amount, rate)).toBeGreaterThanOrEqual(0)
      expect(shareOf(amount, rate)).toBeLessThanOrEqual(amount)
    }),
  )
})
