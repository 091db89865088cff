import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nationalHolidays, notEntered } from './national-holidays.ts'

test('the working days on which nobody in Australia may be called are known for any year', () => {
  const days = (year: number) => nationalHolidays(`${year}-01-01`, `${year}-12-31`).map(({ day }) => day)

  // Anzac Day is a Sunday, Christmas Day a Saturday.
  expect(days(2027)).toEqual(['2027-01-01', '2027-01-26', '2027-03-26', '2027-03-29'])
  expect(days(2029)).toEqual([
    '2029-01-01',
    '2029-01-26',
    '2029-03-30',
    '2029-04-02',
    '2029-04-25',
    '2029-12-25',
    '2029-12-26',
  ])
})

test.each([
  [2008, '2008-03-21'],
  [2011, '2011-04-22'],
  [2026, '2026-04-03'],
  [2038, '2038-04-23'],
  [2049, '2049-04-16'],
])('Good Friday of %i is %s', (year, day) => {
  expect(nationalHolidays(`${year}-03-01`, `${year}-04-24`)[0]).toEqual({ day, name: 'Good Friday' })
})

test('the demo’s own calendar has each of them', () => {
  const entered = readFileSync('supabase/seed.sql', 'utf8').match(/(?<=\(')\d{4}-\d\d-\d\d/g)!

  for (const { day, name } of nationalHolidays(entered[0]!, entered.at(-1)!)) expect(entered, name).toContain(day)
})

test.each([
  ['2026-12-01', ['2026-12-25', '2027-01-01', '2027-01-26'], undefined],
  ['2026-12-01', ['2026-12-25', '2027-01-01'], '2027-01-26'],
  ['2026-12-01', ['2027-01-26'], '2026-12-25'],
  // Whoever could book today has done so.
  ['2026-12-25', ['2027-01-01', '2027-01-26'], undefined],
  // None is near.
  ['2027-06-01', [], undefined],
])('on %s, with %j entered, the next one that is missing is %s', (today, entered, missing) => {
  expect(notEntered(entered, today)?.day).toBe(missing)
})
