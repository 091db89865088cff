import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NOT_PUBLISHED } from './period.ts'
import { billFor, totalFor } from './price.ts'
import { rebateRateFor } from './rebate.ts'
import { WITHOUT_REBATE } from './tests/unpublished.ts'

const PLAIN = { discount: 0, loading: 0, rebate: 24_118 }

describe('worked to the cent', () => {
  test('hospital and extras with the rebate alone', () => {
    const bill = billFor({ hospital: 15_000, extras: 4_000 }, PLAIN)

    expect(bill.lines).toEqual([
      { id: 'hospital', label: 'Hospital cover', amount: 15_000 },
      { id: 'extras', label: 'Extras cover', amount: 4_000 },
      { id: 'rebate', label: 'Government rebate', amount: -4_582, working: '24.118% of hospital cover and extras' },
    ])
    expect(bill.total).toBe(14_418)
    expect(bill.rebateKnown).toBe(true)
  })

  test('no rebate is paid on the loading', () => {
    const bill = billFor({ hospital: 20_000, extras: 0 }, { ...PLAIN, loading: 20_000 })

    expect(bill.lines.map(line => [line.id, line.amount])).toEqual([
      ['hospital', 20_000],
      ['loading', 4_000],
      ['rebate', -4_824],
    ])
    expect(bill.lines[1]!.working).toBe('20% of hospital cover, no rebate on it')
    expect(bill.lines[1]!.label).toBe('Lifetime Health Cover loading')
    expect(bill.lines[2]!.working).toBe('24.118% of hospital cover')
    expect(bill.total).toBe(19_176)
  })

  test('the rebate is worked on hospital cover (after the discount)', () => {
    const bill = billFor({ hospital: 12_000, extras: 3_000 }, { ...PLAIN, discount: 10_000 })

    expect(bill.lines.map(line => [line.id, line.amount, line.working])).toEqual([
      ['hospital', 12_000, undefined],
      ['discount', -1_200, '10% of hospital cover'],
      ['extras', 3_000, undefined],
      ['rebate', -3_328, '24.118% of hospital cover (after the discount) and extras'],
    ])
    expect(bill.lines[1]!.label).toBe('Age-based discount')
    expect(bill.total).toBe(10_472)
  })

  test('discount and loading are both shares of the hospital component', () => {
    expect(totalFor({ hospital: 10_000, extras: 0 }, { discount: 10_000, loading: 20_000, rebate: 0 })).toBe(11_000)
  })

  test('neither discount nor loading touches extras', () => {
    const bill = billFor({ hospital: 0, extras: 5_000 }, { discount: 10_000, loading: 70_000, rebate: 24_118 })

    expect(bill.lines.map(line => [line.id, line.amount])).toEqual([
      ['extras', 5_000],
      ['rebate', -1_206],
    ])
    expect(bill.lines[1]!.working).toBe('24.118% of extras cover')
    expect(bill.total).toBe(3_794)
  })
})

test('a tier without rebate shows the line as nothing', () => {
  const bill = billFor({ hospital: 10_000, extras: 0 }, { ...PLAIN, rebate: 0 })

  expect(bill.lines.at(-1)).toEqual({
    id: 'rebate',
    label: 'Government rebate',
    amount: 0,
    working: '0% of hospital cover',
  })
  expect(bill.total).toBe(10_000)
  expect(bill.rebateKnown).toBe(true)
})

test('a rebate that is not published is said, not guessed', () => {
  const rebate = rebateRateFor({ income: 90_000, scale: 'single' }, 40, WITHOUT_REBATE)
  const bill = billFor({ hospital: 10_000, extras: 2_000 }, { ...PLAIN, rebate })

  expect(bill.total).toBe(12_000)
  expect(bill.rebateKnown).toBe(false)
  expect(bill.lines.at(-1)).toEqual({
    id: 'rebate',
    label: 'Government rebate',
    amount: 0,
    working: NOT_PUBLISHED,
  })
})

const premium = fc.record({ hospital: fc.nat(100_000), extras: fc.nat(50_000) })
const circumstances = fc.record({
  discount: fc.integer({ min: 0, max: 5 }).map(step => step * 2_000),
  loading: fc.integer({ min: 0, max: 70 }).map(step => step * 1_000),
  rebate: fc.oneof(fc.constantFrom(0, 8_038, 16_079, 24_118, 32_158), fc.constant(NOT_PUBLISHED)),
})

test('the lines add up to the total', () => {
  fc.assert(
    fc.property(premium, circumstances, (one, person) => {
      const { lines, total } = billFor(one, person)

      expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total)
      expect(total).toBe(totalFor(one, person))
      expect(Number.isInteger(total)).toBe(true)
    }),
  )
})

test('nobody is paid to be insured', () => {
  fc.assert(
    fc.property(premium, circumstances, (one, person) => {
      expect(totalFor(one, person)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('more loading never costs less, more rebate or discount never more', () => {
  fc.assert(
    fc.property(premium, circumstances, fc.nat(10_000), (one, person, more) => {
      const rebate = person.rebate === NOT_PUBLISHED ? 0 : person.rebate
      const base = totalFor(one, { ...person, rebate })

      expect(totalFor(one, { ...person, rebate, loading: person.loading + more })).toBeGreaterThanOrEqual(base)
      expect(totalFor(one, { ...person, rebate: rebate + more })).toBeLessThanOrEqual(base)
      expect(totalFor(one, { ...person, rebate, discount: person.discount + more })).toBeLessThanOrEqual(base)
    }),
  )
})
