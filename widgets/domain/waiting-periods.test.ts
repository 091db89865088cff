import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './day.ts'
import { carryOver, HOSPITAL_WAITS, SWITCHING, waitEnds, waitFor } from './waiting-periods.ts'

test.each([
  ['pre-existing', 12],
  ['pregnancy', 12],
  ['sub-acute', 2],
  ['other', 2],
] as const)('the wait for %s is %d months', (id, months) => {
  expect(waitFor(id).months).toBe(months)
})

test('there are four hospital waits', () => {
  expect(HOSPITAL_WAITS).toHaveLength(4)
})

test('a wait ends on the same day of a later month', () => {
  expect(waitEnds('2026-11-21', 12)).toBe('2027-11-21')
  expect(waitEnds('2026-11-21', 0)).toBe('2026-11-21')
  expect(waitEnds('2026-12-31', 0)).toBe('2026-12-31')
})

test('a wait whose last month has no such day fills that month, and nothing is paid on its last day', () => {
  expect(waitEnds('2026-12-28', 2)).toBe('2027-02-28')
  for (const joined of ['2026-12-29', '2026-12-30', '2026-12-31']) expect(waitEnds(joined, 2)).toBe('2027-03-01')
  expect(waitEnds('2027-12-29', 2)).toBe('2028-02-29')
  expect(waitEnds('2027-12-31', 2)).toBe('2028-03-01')
  expect(waitEnds('2028-02-29', 12)).toBe('2029-03-01')
  expect(waitEnds('2027-08-31', 1)).toBe('2027-10-01')
})

describe('switching after ten of twelve months', () => {
  const switched = { joinedOld: '2026-01-15', joinedNew: '2026-11-15', months: 12 }

  test('only the other two apply to what was covered as well before', () => {
    expect(carryOver({ ...switched, previously: 'covered as well' })).toEqual({
      fullFrom: '2027-01-15',
      lowerFrom: '2027-01-15',
      carriesOver: true,
    })
  })

  test('lower benefits come after two, the difference after twelve', () => {
    expect(carryOver({ ...switched, previously: 'covered with lower benefits' })).toEqual({
      fullFrom: '2027-11-15',
      lowerFrom: '2027-01-15',
      carriesOver: true,
    })
  })

  test('what was not covered before waits in full', () => {
    expect(carryOver({ ...switched, previously: 'not covered' })).toEqual({
      fullFrom: '2027-11-15',
      carriesOver: false,
    })
  })
})

test('a wait that is served already is not served again', () => {
  expect(
    carryOver({ joinedOld: '2020-01-01', joinedNew: '2026-11-15', months: 12, previously: 'covered as well' }),
  ).toMatchObject({ fullFrom: '2026-11-15' })
})

test('a transfer certificate takes 14 days at most', () => {
  expect(SWITCHING).toMatchObject({ certificateWithinDays: 14, newInsurerAsksAfterDays: 7 })
})

test('by law waits still carry over where up to 7 days lie between two policies', () => {
  expect(SWITCHING.daysBetween).toBe(7)
})

test('switching never makes anybody wait longer than joining anew, and never pays before the switch', () => {
  fc.assert(
    fc.property(
      fc.nat(6_000),
      fc.nat(4_000),
      fc.constantFrom(2, 6, 12, 24),
      fc.constantFrom('covered as well' as const, 'covered with lower benefits' as const, 'not covered' as const),
      (start, between, months, previously) => {
        const joinedOld = addDays('2010-01-01', start)
        const joinedNew = addDays(joinedOld, between)
        const { fullFrom, lowerFrom = fullFrom } = carryOver({ joinedOld, joinedNew, months, previously })

        expect(fullFrom <= waitEnds(joinedNew, months)).toBe(true)
        expect(lowerFrom <= fullFrom).toBe(true)
        expect(lowerFrom >= joinedNew).toBe(true)
      },
    ),
  )
})
