import { expect, onTestFinished, test, vi } from 'vitest'
import { diaryOf, readDiary } from './diary.ts'

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

/** A database by whose clock these days are still to come, each with a free time. */
function opened(...days: readonly string[]) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async address => {
    const { pathname, searchParams } = new URL(`${address}`)
    const after = searchParams.get('slot_date')?.replace('gt.', '') ?? ''
    const rows = days.filter(day => day > after).map(day => slot(day, 0))
    return Response.json(pathname.endsWith('call_slots') ? rows.slice(0, Number(searchParams.get('limit'))) : [])
  })
  onTestFinished(() => void vi.restoreAllMocks())
}

test('by a clock that is weeks ahead of all that is open, what is open can be chosen, from the day after on', async () => {
  opened('2026-11-27', '2026-11-30', '2026-12-01')

  expect((await readDiary('2026-12-24'))?.days.map(({ day }) => day)).toEqual(['2026-11-30', '2026-12-01'])
})

test.each<[what: string, days: string[]]>([
  ['nothing is open', []],
  ['today’s times alone are open', ['2026-11-27']],
])('where %s, nothing can be chosen, whatever the clock says', async (_, days) => {
  opened(...days)

  expect((await readDiary('2026-11-27'))?.days).toEqual([])
  expect((await readDiary('2026-12-24'))?.days).toEqual([])
})
