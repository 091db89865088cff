import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, ageOn, dayLabel, daysBetween, shortDayLabel, weekday, weekdayLabel } from './day.ts'
import { isDay } from './period.ts'

const days = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))

test('a birthday counts from the day itself', () => {
  expect(ageOn('1985-11-21', '2026-11-20')).toBe(40)
  expect(ageOn('1985-11-21', '2026-11-21')).toBe(41)
})

test('a child of 29 February turns a year older on 1 March of a common year', () => {
  expect(ageOn('2000-02-29', '2026-02-28')).toBe(25)
  expect(ageOn('2000-02-29', '2026-03-01')).toBe(26)
  expect(ageOn('2000-02-29', '2028-02-29')).toBe(28)
})

test('a month after 31 January is the last day of February', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
  expect(addMonths('2026-11-21', 12)).toBe('2027-11-21')
  expect(addMonths('2026-11-21', 2)).toBe('2027-01-21')
})

test('days are counted across leap days and year ends', () => {
  expect(daysBetween('2027-12-31', '2028-01-01')).toBe(1)
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(addDays('2026-06-30', 1)).toBe('2026-07-01')
})

test('adding days and counting them agree', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -20_000, max: 20_000 }), (day, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count)
    }),
  )
})

test('nobody gets younger', () => {
  fc.assert(
    fc.property(days, days, fc.nat(400), (born, on, later) => {
      expect(ageOn(born, addDays(on, later))).toBeGreaterThanOrEqual(ageOn(born, on))
    }),
  )
})

test('a day is read aloud the Australian way', () => {
  expect(dayLabel('2026-04-01')).toBe('1 April 2026')
  expect(shortDayLabel('2026-04-01')).toBe('1 Apr')
})

test('every day is read as Intl reads it for Australia', () => {
  const intl = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const weekdays = new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' })

  fc.assert(fc.property(days, day => dayLabel(day) === intl.format(Date.parse(day))))
  fc.assert(fc.property(days, day => weekdayLabel(day) === weekdays.format(Date.parse(day))))
})

test('21 November 2026 is a Saturday', () => {
  expect(weekday('2026-11-21')).toBe(6)
  expect(weekday('2026-11-22')).toBe(0)
})

test.each([
  '2026',
  '2026-04',
  '+012026-04-01',
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '',
  'today',
  '2026-11-21T00:00',
  'x2026-11-21',
])('"%s" is not a day', value => {
  expect(isDay(value)).toBe(false)
})

test('29 February of a leap year is a day', () => {
  expect(isDay('2028-02-29')).toBe(true)
})
