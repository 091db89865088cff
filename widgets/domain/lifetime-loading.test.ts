import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, ageOn } from './day.ts'
import {
  averaged,
  baseDay,
  baseDaysAtAge,
  exemptionAtAge,
  isExempt,
  loadingAfterGap,
  loadingAtAge,
  loadingAtJoining,
  loadingByYear,
  loadingEnds,
} from './lifetime-loading.ts'

test('taking out cover at 40 costs 20% more', () => {
  expect(loadingAtAge(40)).toBe(20_000)
  expect(loadingAtJoining('1986-03-01', '2026-11-21')).toBe(20_000)
})

describe('the base day is the 1 July after the 31st birthday', () => {
  test.each([
    ['1995-03-01', '2026-07-01'],
    ['1995-06-30', '2026-07-01'],
    ['1995-07-01', '2027-07-01'],
    ['1995-07-02', '2027-07-01'],
    ['1995-12-31', '2027-07-01'],
    ['1950-01-01', '2000-07-01'],
  ])('born %s: %s', (born, day) => {
    expect(baseDay(born)).toBe(day)
  })
})

describe('an age alone leaves at most two base days', () => {
  test.each([
    ['2026-11-26', 30, '2027-07-01', '2028-07-01'],
    ['2026-11-26', 31, '2026-07-01', '2027-07-01'],
    ['2026-06-30', 30, '2027-07-01', '2027-07-01'],
    ['2026-06-30', 31, '2026-07-01', '2026-07-01'],
    ['2026-07-01', 30, '2027-07-01', '2028-07-01'],
    ['2026-07-01', 31, '2026-07-01', '2027-07-01'],
  ])('on %s, at %d: %s and %s', (on, age, first, last) => {
    expect(baseDaysAtAge(age, on)).toEqual([first, last])
  })

  test('and each birthday has one of them', () => {
    fc.assert(
      fc.property(births, joinings, (born, on) => {
        fc.pre(born <= on)

        expect(baseDaysAtAge(ageOn(born, on), on)).toContain(baseDay(born))
      }),
    )
  })
})

describe('the joining day decides', () => {
  test.each([
    ['1995-06-30', '2026-06-30', 0],
    ['1995-06-30', '2026-07-01', 0],
    ['1995-06-30', '2026-07-02', 2_000],
    ['1995-06-30', '2027-07-01', 2_000],
    ['1995-06-30', '2027-07-02', 4_000],
    ['1995-07-02', '2027-07-01', 0],
    ['1995-07-02', '2027-07-02', 2_000],
    ['1961-07-01', '2026-11-21', 70_000],
    ['1940-01-01', '2026-11-21', 70_000],
    ['1940-01-01', '1999-11-21', 0],
  ])('born %s, joins %s: %d', (born, joins, loading) => {
    expect(loadingAtJoining(born, joins)).toBe(loading)
  })
})

test.each([
  [29, 0],
  [30, 0],
  [31, 2_000],
  [64, 68_000],
  [65, 70_000],
  [66, 70_000],
])('at %d the loading is %d', (age, loading) => {
  expect(loadingAtAge(age)).toBe(loading)
})

test('people born on or before 1 July 1934 pay none', () => {
  expect(isExempt('1934-07-01')).toBe(true)
  expect(isExempt('1934-07-02')).toBe(false)
  expect(loadingAtJoining('1934-07-01', '2026-11-21')).toBe(0)
  expect(loadingAtJoining('1934-07-02', '2026-11-21')).toBe(70_000)
})

describe('an age alone shows who is exempt, except at one age, where the birthday decides', () => {
  test.each([
    ['2026-06-30', 91, 'by-birthday'],
    ['2026-06-30', 92, 'exempt'],
    ['2026-07-01', 91, 'none'],
    ['2026-07-01', 92, 'exempt'],
    ['2026-07-02', 92, 'by-birthday'],
    ['2026-11-21', 91, 'none'],
    ['2026-11-21', 92, 'by-birthday'],
    ['2026-11-21', 93, 'exempt'],
    ['2027-11-21', 93, 'by-birthday'],
  ] as const)('on %s, at %d: %s', (on, age, answer) => {
    expect(exemptionAtAge(age, on)).toBe(answer)
  })

  test('it never contradicts a birthday', () => {
    fc.assert(
      fc.property(births, joinings, (born, on) => {
        fc.pre(born <= on)
        const said = exemptionAtAge(ageOn(born, on), on)

        expect(said === 'by-birthday' || (said === 'exempt') === isExempt(born)).toBe(true)
      }),
    )
  })
})

describe('days without cover', () => {
  test.each([
    [0, 0],
    [1_094, 0],
    [1_095, 2_000],
    [1_459, 2_000],
    [1_460, 4_000],
    [1_824, 4_000],
    [1_825, 6_000],
  ])('%d days add %d', (days, added) => {
    expect(loadingAfterGap(0, days)).toBe(added)
    expect(loadingAfterGap(10_000, days)).toBe(10_000 + added)
  })

  test('never lift a loading above the cap', () => {
    expect(loadingAfterGap(69_000, 5_000)).toBe(70_000)
    expect(loadingAfterGap(70_000, 0)).toBe(70_000)
  })
})

test('ten years of cover end it', () => {
  expect(loadingEnds('2026-11-21')).toBe('2036-11-21')
  expect(loadingEnds('2028-02-29')).toBe('2038-03-01')
})

test('a couple shares the average', () => {
  expect(averaged([20_000, 0])).toBe(10_000)
  expect(averaged([20_000, 30_000])).toBe(25_000)
  expect(averaged([6_000])).toBe(6_000)
  expect(averaged([])).toBe(0)
})

test('a chart climbs two points a year to the cap', () => {
  expect(loadingByYear('1995-06-30', 2025, 4)).toEqual([
    { year: 2025, loading: 0 },
    { year: 2026, loading: 2_000 },
    { year: 2027, loading: 4_000 },
    { year: 2028, loading: 6_000 },
  ])
  expect(loadingByYear('1995-06-30', 2060, 3).map(one => one.loading)).toEqual([70_000, 70_000, 70_000])
})

const births = fc.integer({ min: 0, max: 29_000 }).map(days => addDays('1930-01-01', days))
const joinings = fc.integer({ min: 0, max: 14_000 }).map(days => addDays('2001-01-01', days))

test('waiting never lowers the loading, and a year adds two points at most', () => {
  fc.assert(
    fc.property(births, joinings, fc.nat(365), (born, joins, later) => {
      const rise = loadingAtJoining(born, addDays(joins, later)) - loadingAtJoining(born, joins)

      expect(rise).toBeGreaterThanOrEqual(0)
      expect(rise).toBeLessThanOrEqual(2_000)
    }),
  )
})

test('the loading is between 0 and 70%, in steps of two points', () => {
  fc.assert(
    fc.property(births, joinings, (born, joins) => {
      const loading = loadingAtJoining(born, joins)

      expect(loading % 2_000).toBe(0)
      expect(loading).toBeGreaterThanOrEqual(0)
      expect(loading).toBeLessThanOrEqual(70_000)
    }),
  )
})

test('people older than 31 when the law began could join free of loading on its first day', () => {
  expect(loadingAtJoining('1950-05-01', '2000-07-01')).toBe(0)
  expect(loadingAtJoining('1950-05-01', '2000-07-02')).toBe(40_000)
})

test('joining on the base day or before is free of loading', () => {
  fc.assert(
    fc.property(births, fc.nat(3_000), (born, earlier) => {
      expect(loadingAtJoining(born, addDays(baseDay(born), -earlier))).toBe(0)
    }),
  )
})
