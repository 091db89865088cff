import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ProblemSummary } from '#site/journey/form/problem-summary.tsx'
import type { Problems } from '#site/ui/problems.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import { SlotPicker } from './slot-picker.tsx'

const MONDAY = '2026-11-23'
const TUESDAY = '2026-11-24'

const { officeZone } = BRAND
afterEach(() => {
  cleanup()
  BRAND.officeZone = officeZone
})

test.each([
  ['2026-12-01', 'AEDT'],
  ['2026-06-01', 'AEST'],
])('an office with daylight saving names its zone as it is on %s', (day, name) => {
  BRAND.officeZone = 'Australia/Sydney'
  const diary = { days: [{ day, free: new Set([0]) }], holidays: [] }

  render(<SlotPicker diary={diary} day={day} problems={{}} onRetry={() => {}} />)

  expect(screen.getByText(/^Sydney time/).textContent).toContain(`(${name})`)
})

test('while the free times are loading the empty boxes say so', () => {
  const { rerender } = render(<SlotPicker diary="loading" day={undefined} problems={{}} onRetry={() => {}} />)
  screen.getByText('Loading the free times …')

  rerender(<SlotPicker diary={{ days: [], holidays: [] }} day={undefined} problems={{}} onRetry={() => {}} />)
  expect(screen.queryByText('Loading the free times …')).toBeNull()
})

test('where every day is full, or there is none to choose, nobody is asked to choose one: they are told to call', () => {
  const none = 'No call times are available at the moment. Please call us.'
  const full = { days: [MONDAY, TUESDAY].map(day => ({ day, free: new Set<number>() })), holidays: [] }
  const { rerender } = render(<SlotPicker diary={full} day={undefined} problems={{}} onRetry={() => {}} />)
  expect(screen.getAllByText('none free')).toHaveLength(2)
  expect(screen.getByRole('status').textContent).toBe(none)

  rerender(<SlotPicker diary={{ days: [], holidays: [] }} day={undefined} problems={{}} onRetry={() => {}} />)
  expect(screen.getAllByText(none)).toHaveLength(1)
  expect(screen.getByRole('status').textContent).toBe('')

  rerender(<SlotPicker diary="failed" day={undefined} problems={{}} onRetry={() => {}} />)
  expect(screen.getByText('We could not load the free times.')).toBeVisible()
  expect(screen.queryByText(/^Choose a day/)).toBeNull()
})

test('when the last free day fills up, what is said of it is followed by what to do', async () => {
  const only = (free: number[]) => ({ days: [{ day: MONDAY, free: new Set(free) }], holidays: [] })
  const { rerender } = render(<SlotPicker diary={only([3])} day={MONDAY} problems={{}} onRetry={() => {}} />)

  rerender(<SlotPicker diary={only([])} day={MONDAY} problems={{}} onRetry={() => {}} />)

  await expect
    .poll(() => screen.getByRole('status').textContent)
    .toBe('Monday 23 November 2026 can no longer be chosen. No call times are available at the moment. Please call us.')
})

test.each([
  [['2026-08-12'], 'Closed on 12 Aug: Show Day.'],
  [['2026-12-11', '2026-12-25'], 'Closed on 11 and 25 Dec.'],
  [['2026-12-25', '2026-12-28', '2027-01-01'], 'Closed on 25, 28 Dec and 1 Jan.'],
])('of the holidays %s it says: %s', (days, sentence) => {
  const holidays = days.map(day => ({ day, name: 'Show Day' }))

  render(<SlotPicker diary={{ days: [], holidays }} day={undefined} problems={{}} onRetry={() => {}} />)

  expect(screen.getByText(/^Closed on/).textContent).toBe(sentence)
})

/** A form with the picker in it, as a page has it. */
function Booking({ monday, problems = {} }: { monday: number[]; problems?: Problems }) {
  const [day, setDay] = useState<string>()
  const days = [
    { day: MONDAY, free: new Set(monday) },
    { day: TUESDAY, free: new Set([4, 5]) },
  ]
  return (
    <>
      <ProblemSummary problems={problems} form="booking" />
      <form
        id="booking"
        aria-label="Booking"
        onInput={event => setDay(String(new FormData(event.currentTarget).get('day') ?? '') || undefined)}
      >
        <SlotPicker diary={{ days, holidays: [] }} day={day} problems={problems} onRetry={() => {}} />
      </form>
    </>
  )
}

const tick = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))
const chosen = () => Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')))

test('times are offered once a day is chosen: 22, of which only the free ones can be', async () => {
  render(<Booking monday={[3, 4]} />)
  expect(screen.queryByRole('radio', { name: /[AP]M/ })).toBeNull()

  await tick(/Monday/)

  const times = screen.getAllByRole<HTMLInputElement>('radio', { name: /[AP]M/ })
  expect(times).toHaveLength(22)
  expect(times.filter(time => !time.disabled).map(time => time.value)).toEqual(['3', '4'])
  expect(screen.getByRole('status').textContent).toBe('2 of 22 times are free on this day.')
})

test('a chosen time that gets taken is unticked and announced, and the focus moves to the next', async () => {
  const { rerender } = render(<Booking monday={[2, 3, 4]} />)
  await tick(/Monday/)
  await tick(/^10:30 AM/)

  rerender(<Booking monday={[2, 4]} />)

  const said = await screen.findByText('10:30 AM has just been taken.')
  expect(screen.getByRole('status')).toContainElement(said)
  expect(screen.getByRole('radio', { name: /^10:30 AM/ })).not.toBeChecked()
  expect(screen.getByRole('radio', { name: /^11:00 AM/ })).toHaveFocus()
  await tick(/^11:00 AM/)
  expect(screen.queryByText(/has just been taken/)).toBeNull()
  expect(chosen()).toEqual({ day: MONDAY, slot: '4' })
})

test('a chosen day that fills up is announced, and the focus moves to one that is open', async () => {
  const { rerender } = render(<Booking monday={[3]} />)
  await tick(/Monday/)
  await tick(/^10:30 AM/)

  rerender(<Booking monday={[]} />)

  expect(await screen.findByText('Monday 23 November 2026 can no longer be chosen.')).toBeVisible()
  expect(screen.getByRole('radio', { name: /Tuesday/ })).toHaveFocus()
  expect(chosen()).toEqual({})
})

test('a time that is taken on another day is not silently carried over to it', async () => {
  render(<Booking monday={[3, 4]} />)
  await tick(/Monday/)
  await tick(/^10:30 AM/)
  await tick(/Tuesday/)

  expect(await screen.findByText('10:30 AM is taken on this day.')).toBeVisible()
  expect(screen.getByRole('radio', { name: /Tuesday/ })).toHaveFocus()
  expect(chosen()).toEqual({ day: TUESDAY })
})

test('whoever comes to the times hears in which zone they are, and what is wrong', () => {
  const { rerender } = render(<Booking monday={[3, 4]} />)
  const times = screen.getByRole('group', { name: 'At what time?' })
  expect(times).toHaveAccessibleDescription(/^Brisbane time \(AEST\)/)

  rerender(<Booking monday={[3, 4]} problems={{ slot: 'Choose a time that is free.' }} />)
  expect(times).toHaveAccessibleDescription(/^Choose a time that is free\. Brisbane time/)
})

test('the problem with the time leads to the first free one, or to the days while none is chosen', async () => {
  render(<Booking monday={[3, 4]} problems={{ slot: 'Choose a time that is free.' }} />)
  const line = screen.getByRole('button', { name: 'Choose a time that is free.' })

  await userEvent.click(line)
  expect(screen.getByRole('radio', { name: /Monday/ })).toHaveFocus()

  await tick(/Monday/)
  await userEvent.click(line)
  expect(screen.getByRole('radio', { name: /^10:30 AM/ })).toHaveFocus()
})
