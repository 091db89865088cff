import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { SlotPicker } from '#site/pages/schedule-call/slot-picker.tsx'
import { useDiary } from '#site/pages/schedule-call/use-diary.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import { addDays, dayLabel } from '#widgets/domain/day.ts'
import { officeDay } from '#widgets/domain/office-day.ts'
import { MoveCall } from './move-call.tsx'
import type { OwnCall } from './own.ts'

const { officeZone } = BRAND
afterEach(() => {
  cleanup()
  BRAND.officeZone = officeZone
})

const day = (ahead: number) => addDays(officeDay(), ahead)
const slot = (ahead: number, slot_no: number, booked = 0, closed = false) => ({
  slot_date: day(ahead),
  slot_no,
  capacity: 2,
  booked,
  closed,
})

/** Fifteen days, as they are kept open: the third is full, the fifth a holiday. */
const SLOTS = Array.from({ length: 15 }, (_, place) => place + 1).flatMap(ahead => [
  slot(ahead, 0, ahead === 3 ? 2 : 0, ahead === 5),
  slot(ahead, 1, 2, ahead === 5),
])
const CALL: OwnCall = {
  id: 'a call',
  reference: 'HC-0000-0000',
  slot_date: day(2),
  slot_no: 0,
  phone: '+61491570006',
  status: 'booked',
  version: 1,
}

function backendWith(answers: Record<string, object[]>) {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async input => {
    const table = new URL(`${input}`).pathname.split('/').at(-1)!
    return answers[table] ? Response.json(answers[table]) : new Response(null, { status: 503 })
  })
  onTestFinished(() => fetched.mockRestore())
}

function Booking() {
  const { diary, refresh } = useDiary()
  return <SlotPicker diary={diary} day={undefined} problems={{}} onRetry={refresh} />
}

const noop = () => {}
const Account = () => <MoveCall call={CALL} onMoved={noop} onMeanwhile={noop} onLeave={noop} />

test('a call can be moved to the days and times that can be booked, and to no others', async () => {
  backendWith({ call_slots: SLOTS, public_holidays: [{ day: day(5), name: 'A holiday' }] })
  render(
    <>
      <Booking />
      <Account />
    </>,
  )
  const days = await screen.findAllByRole<HTMLInputElement>('radio', { name: /day/ })
  const offered = await screen.findAllByRole('group', { name: / \d{4}$/ })

  const bookable = days.filter(({ disabled }) => !disabled).map(({ value }) => value)
  expect(bookable).toEqual([1, 2, 4, 6, 7, 8, 9, 10, 11].map(day))
  expect(offered.map(group => group.getAttribute('label'))).toEqual(bookable.map(dayLabel))
  for (const group of offered) {
    expect(within(group).getAllByRole('option', { name: /9:00 AM/ })).toHaveLength(1)
    expect(within(group).queryByRole('option', { name: /9:30 AM/ })).toBeNull()
  }
})

test('times that cannot be read can be asked for again', async () => {
  backendWith({})
  render(<Account />)

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.getByText(/^We could not be reached just now/)).toBeVisible()
})

test('a call that has begun by now is not moved: that is said, and the list is read again', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (init?.method === 'PATCH')
      return Response.json({ code: '42501', message: 'Only a coming call can be moved or cancelled' }, { status: 403 })
    return Response.json(`${input}`.includes('call_slots') ? SLOTS : [])
  })
  onTestFinished(() => fetched.mockRestore())
  const onMeanwhile = vi.fn()
  render(<MoveCall call={CALL} onMoved={noop} onMeanwhile={onMeanwhile} onLeave={noop} />)
  await screen.findAllByRole('group', { name: / \d{4}$/ })
  await userEvent.selectOptions(screen.getByRole('combobox'), `${day(4)} 0`)

  await userEvent.click(screen.getByRole('button', { name: 'Move the call' }))

  await screen.findByText(/time has come/)
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription(
    'The call’s time has come, so it can no longer be changed here.',
  )
  expect(onMeanwhile).toHaveBeenCalledOnce()
})

test('the times of an office with daylight saving are not all given the zone of the first: clocks may change among them', async () => {
  BRAND.officeZone = 'Australia/Sydney'
  const call_slots = ['2027-04-02', '2027-04-05'].map(slot_date => ({ ...slot(1, 0), slot_date }))
  backendWith({ call_slots, public_holidays: [] })
  render(<Account />)

  await screen.findByRole('option', { name: /^Mon 5 Apr/ })

  expect(screen.getByLabelText(/^New time/)).toHaveAccessibleName('New time (Sydney time)')
})
