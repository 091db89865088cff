import { expect, test } from 'vitest'
import { diaryOf } from './diary.ts'

const slot = (slot_date: string, slot_no: number, booked = 0, closed = false) => ({
  slot_date,
  slot_no,
  capacity: 2,
  booked,
  closed,
})

test('full and closed times are not free, and keep their day in the list', () => {
  const { days } = diaryOf([slot('2026-11-23', 0, 2), slot('2026-11-23', 1, 0, true), slot('2026-11-24', 0, 1)], [])

  expect(days.map(({ day, free }) => [day, [...free]])).toEqual([
    ['2026-11-23', []],
    ['2026-11-24', [0]],
  ])
})

test('holidays are left out and named, and ten business days remain', () => {
  const december = Array.from({ length: 12 }, (_, place) => `2026-12-${String(place + 14).padStart(2, '0')}`)
  const diary = diaryOf(
    december.map(day => slot(day, 3, 0, day === '2026-12-16')),
    [
      { day: '2026-12-16', name: 'A holiday' },
      { day: '2027-01-01', name: 'New Year’s Day' },
    ],
  )

  expect(diary.days).toHaveLength(10)
  expect(diary.days.map(({ day }) => day)).not.toContain('2026-12-16')
  expect(diary.holidays.map(({ name }) => name)).toEqual(['A holiday'])
})

test('a time that the team opened on a holiday is free, and its day is not listed as closed', () => {
  const holidays = [{ day: '2026-12-16', name: 'A holiday' }]
  const diary = diaryOf(
    [slot('2026-12-15', 0), slot('2026-12-16', 0, 0, true), slot('2026-12-16', 1), slot('2026-12-17', 0)],
    holidays,
  )

  expect(diary.days.map(({ day, free }) => [day, [...free]])).toEqual([
    ['2026-12-15', [0]],
    ['2026-12-16', [1]],
    ['2026-12-17', [0]],
  ])
  expect(diary.holidays).toEqual([])
})
