import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Toaster } from '#widgets/kit/notify/toaster.tsx'
import { OfferForm } from '../offers/offer-form.tsx'
import Offers from '../offers/offers.tsx'
import { PartnerForm } from '../partners/partner-form.tsx'
import { OnePerson } from '../person/one-person.tsx'
import { DaySlots } from '../slots/day-slots.tsx'
import { Days } from '../slots/days.tsx'
import { Holidays } from '../slots/holidays.tsx'
import { SlotLine } from '../slots/slot-line.tsx'
import Slots from '../slots/slots.tsx'
import { backendWith } from './backend-for-tests.ts'
import { Sure } from './sure.tsx'
import '#site/site.css'

afterEach(cleanup)

test('an offer’s missing values are named at their fields, and the first such field gets the focus', async () => {
  render(<OfferForm offer={undefined} onWritten={vi.fn()} onClose={vi.fn()} />)

  await userEvent.click(screen.getByRole('button', { name: 'Save the offer' }))

  const fund = screen.getByLabelText('Fund')
  await expect.poll(() => document.activeElement).toBe(fund)
  expect(fund).toHaveAccessibleDescription(/^Named exactly as in the comparison.*Enter the fund\./)
  expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Enter a title.')
})

test('an offer without a last day says so at that field, and one published without terms at theirs', async () => {
  render(<OfferForm offer={undefined} onWritten={vi.fn()} onClose={vi.fn()} />)
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '' } })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Published' }))

  fireEvent.click(screen.getByRole('button', { name: 'Save the offer' }))

  await expect.poll(() => screen.getByLabelText('Until').ariaInvalid).toBe('true')
  expect(screen.getByLabelText('Until')).toHaveAccessibleDescription(/Enter the last day of the offer\./)
  expect(screen.getByText('A published offer needs a link to its terms.')).toBeVisible()
})

test('looking for a person without an address or a number moves the focus to the field that says so', async () => {
  render(<OnePerson />)

  await userEvent.click(screen.getByRole('button', { name: 'Erase …' }))

  const address = screen.getByLabelText('Email address')
  await expect.poll(() => document.activeElement).toBe(address)
  expect(address).toHaveAccessibleDescription(/^Enter a valid email address/)
})

test('looking for a person points out the number, not the address, if it is the number that cannot be read', async () => {
  render(<OnePerson />)
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'ada@example.com' } })
  fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '0491 570' } })

  await userEvent.click(screen.getByRole('button', { name: 'Erase …' }))

  const number = screen.getByLabelText('Phone')
  await expect.poll(() => document.activeElement).toBe(number)
  expect(number).toHaveAccessibleDescription('Enter an Australian phone number.')
  expect(screen.getByLabelText('Email address')).not.toBeInvalid()
})

test('a person’s address and number take no text while they are asked about: the answer would stand under another’s', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(() => promise.then(answer => answer.clone()))
  onTestFinished(() => fetched.mockRestore())
  render(<OnePerson />)
  const fields = ['Email address', 'Phone'].map(label => screen.getByLabelText(label) as HTMLInputElement)
  const areFixed = () => fields.map(({ readOnly }) => readOnly)
  fireEvent.change(fields[0]!, { target: { value: 'ada@example.com' } })

  fireEvent.click(screen.getByRole('button', { name: 'Export everything' }))

  await expect.poll(areFixed).toEqual([true, true])
  resolve(Response.json(null))
  await screen.findByText('We hold nothing under that address or number')
  await expect.poll(areFixed).toEqual([false, false])
})

test('whoever has left the screen is told by a notice that a person was not erased', async () => {
  const erased = Promise.withResolvers<Response>()
  const fetched = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async input =>
      `${input}`.includes('what_stays') ? Response.json([{ phones: [], emails: [] }]) : erased.promise,
    )
  onTestFinished(() => fetched.mockRestore())
  const screenOf = (isThere: boolean) => (
    <>
      <Toaster />
      {isThere && <OnePerson />}
    </>
  )
  const { rerender } = render(screenOf(true))
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'ada@example.com' } })
  fireEvent.click(screen.getByRole('button', { name: 'Erase …' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Erase for good' }))
  await expect.poll(() => fetched.mock.calls.some(([input]) => `${input}`.includes('erase_person'))).toBe(true)

  rerender(screenOf(false))
  erased.resolve(new Response(null, { status: 503 }))

  await screen.findByText('Not everything about ada@example.com was erased')
})

test('what was wrong with a field of the team’s forms is no longer said once it is right, and of the others it is', async () => {
  const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
  const invalid = () => [...document.querySelectorAll('[aria-invalid]')].map(field => field.getAttribute('name'))
  const sent = async (press: string, wrong: string[]) => {
    fireEvent.click(screen.getByRole('button', { name: press }))
    await expect.poll(invalid).toEqual(wrong)
  }

  const offer = render(<OfferForm offer={undefined} onWritten={vi.fn()} onClose={vi.fn()} />)
  await sent('Save the offer', ['insurer', 'title'])
  type('Fund', 'A fund')
  await expect.poll(invalid).toEqual(['title'])
  offer.unmount()

  const partner = render(<PartnerForm partner={undefined} onWritten={vi.fn()} onClose={vi.fn()} />)
  await sent('Save', ['slug', 'name'])
  type('Name', 'A site')
  await expect.poll(invalid).toEqual(['slug'])
  partner.unmount()

  const holidays = render(
    <Holidays from="2026-11-24" asked={{ state: 'there', data: [] }} reload={vi.fn()} onChanged={vi.fn()} />,
  )
  await sent('Add the holiday', ['day', 'name'])
  type('Holiday', 'Show Day')
  await expect.poll(invalid).toEqual(['day'])
  holidays.unmount()

  render(<OnePerson />)
  await sent('Erase …', ['email'])
  type('Phone', '0491 570 006')
  await expect.poll(invalid).toEqual([])
})

test('the dates of an offer can be typed by keyboard, including the year', async () => {
  render(<OfferForm offer={undefined} onWritten={vi.fn()} onClose={vi.fn()} />)
  const until = screen.getByLabelText('Until') as HTMLInputElement
  until.focus()

  await userEvent.keyboard('12312027')

  expect(until.value).toBe('2027-12-31')
  await screen.findByText('Ends on 31 December 2027')
})

test('pressing + or − announces how many places a slot now has', () => {
  const { container, rerender } = render(line({ capacity: 2 }))
  const told = container.querySelector('[aria-live="polite"]')

  rerender(line({ capacity: 3, version: 2 }))

  expect(told?.textContent).toBe('3')
})

test('a slot takes no second change while the first is on its way', async () => {
  const onChange = vi.fn()
  const { rerender } = render(line({}, { held: true, onChange }))
  const more = screen.getByRole('button', { name: 'One place more at 9:00 AM' })
  expect(more).toHaveStyle({ cursor: 'progress', filter: 'grayscale(1)' })
  fireEvent.click(more)
  fireEvent.click(screen.getByRole('checkbox', { name: /^Taking calls at 9:00 AM: ?Open$/ }))
  expect(onChange).not.toHaveBeenCalled()

  rerender(line({}, { onChange }))
  fireEvent.click(more)

  expect(onChange).toHaveBeenCalledExactlyOnceWith({ capacity: 3 })
  expect(more).toHaveStyle({ cursor: 'pointer', filter: 'none' })
})

test('a fully booked slot shows that no place can be removed', () => {
  render(line({ booked: 2 }))

  expect(screen.getByRole('button', { name: /^One place fewer/ })).toHaveStyle({ cursor: 'not-allowed' })
  expect(screen.getByRole('button', { name: /^One place more/ })).toHaveStyle({ cursor: 'pointer' })
})

const SLOT = {
  slot_date: '2026-12-01',
  slot_no: 0,
  slot_start: '',
  capacity: 2,
  booked: 0,
  closed: false,
  version: 1,
}

const line = (slot: Partial<typeof SLOT>, { held = false, onChange = vi.fn() } = {}) => (
  <table>
    <tbody>
      <SlotLine slot={{ ...SLOT, ...slot }} held={held} onChange={onChange} />
    </tbody>
  </table>
)

test('the fields of a holiday take no text while it is being added, because they are emptied afterwards', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(() => promise.then(answer => answer.clone()))
  onTestFinished(() => fetched.mockRestore())
  render(<Holidays from="2026-11-24" asked={{ state: 'there', data: [] }} reload={vi.fn()} onChanged={vi.fn()} />)
  const name = screen.getByLabelText('Holiday') as HTMLInputElement
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-12-28' } })
  fireEvent.change(name, { target: { value: 'Boxing Day' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add the holiday' }))

  await expect.poll(() => name.readOnly).toBe(true)
  resolve(Response.json([{ day: '2026-12-28' }]))

  await expect.poll(() => name.readOnly).toBe(false)
  expect(name.value).toBe('')
})

test('of a holiday that is in the list for two years, each button says which one it removes', () => {
  const data = ['2026-12-25', '2027-12-25'].map(day => ({ day, name: 'Christmas Day', closed: true }))
  render(<Holidays from="2026-11-24" asked={{ state: 'there', data }} reload={vi.fn()} onChanged={vi.fn()} />)

  expect(screen.getByRole('button', { name: 'Remove Christmas Day, 25 December 2026' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Remove Christmas Day, 25 December 2027' })).toBeVisible()
})

test('a holiday that has passed is not added, and its field says why', async () => {
  const fetched = vi.spyOn(window, 'fetch')
  onTestFinished(() => fetched.mockRestore())
  render(<Holidays from="2026-11-24" asked={{ state: 'there', data: [] }} reload={vi.fn()} onChanged={vi.fn()} />)
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-23' } })
  fireEvent.change(screen.getByLabelText('Holiday'), { target: { value: 'Show Day' } })

  fireEvent.click(screen.getByRole('button', { name: 'Add the holiday' }))

  await expect.poll(() => screen.getByLabelText('Day')).toHaveAccessibleDescription('This day has passed.')
  expect(fetched).not.toHaveBeenCalled()
})

test('why a holiday was not removed stays at its line, and what is left to do after a change below the list', async () => {
  let isDown = true
  const christmas = { day: '2026-12-25', name: 'Christmas Day', closed: true }
  const booked = { ...SLOT, slot_date: '2099-12-28', slot_start: '2099-12-28T09:00:00+10:00', booked: 1, closed: true }
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (init?.method === 'DELETE' && isDown) return new Response(null, { status: 503 })
    if (`${input}`.includes('open_call_slots')) return new Response(null, { status: 503 })
    return Response.json([`${input}`.includes('call_slots') ? booked : { day: christmas.day }])
  })
  onTestFinished(() => fetched.mockRestore())
  render(
    <Holidays from="2026-11-24" asked={{ state: 'there', data: [christmas] }} reload={vi.fn()} onChanged={vi.fn()} />,
  )
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const why = () => screen.queryByText(/^We could not be reached just now/)

  press('Remove Christmas Day, 25 December 2026')
  await expect.poll(() => why()?.closest('li')).toBeTruthy()

  isDown = false
  press('Remove Christmas Day, 25 December 2026')
  await screen.findByText(/^25 December 2026 is a business day again\. It may not have any times yet/)
  expect(why()).toBeNull()

  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2099-12-28' } })
  fireEvent.change(screen.getByLabelText('Holiday'), { target: { value: 'Boxing Day' } })
  press('Add the holiday')
  await screen.findByText(/^28 December 2099 is closed\. 1 call is still booked\. Nobody has been told/)
  expect(screen.queryByText(/may not have any times yet/)).toBeNull()
})

test('a closed day with a call leads to the day’s calls, and to those set aside, which hold places too', async () => {
  const booked = { ...SLOT, slot_date: '2099-12-01', slot_start: '2099-12-01T09:00:00+10:00', booked: 1, closed: true }
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json([booked]))
  onTestFinished(() => fetched.mockRestore())
  render(<DaySlots day="2099-12-01" holiday={undefined} round={0} onChanged={vi.fn()} />, { wrapper: MemoryRouter })

  await screen.findByText(/^This day is closed\. 1 call is still booked\./)
  const hrefs = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(hrefs).toEqual(['/admin?screen=calls&day=2099-12-01', '/admin?screen=calls&day=2099-12-01&show=suspects'])
})

test('why a slot, a day or an offer was not changed stays beside it until the next try: the toast is soon gone', async () => {
  const offer = { id: 'x', insurer: 'Fund', title: 'Weeks', body: '', terms_url: 'https://fund.example/terms' }
  const began = '2026-11-01T00:00:00Z'
  const ends_at = '2099-12-01T00:00:00Z'
  const { rows, holdNext } = backendWith({ ...SLOT, slot_date: '2099-12-01', slot_start: '2099-12-01T09:00:00+10:00' })
  const screenOf = render(<ADay day="2099-12-01" />, { wrapper: MemoryRouter })
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
  await screen.findByRole('button', { name: 'One place more at 9:00 AM' })
  const why = () => screen.queryByText(/^Somebody else changed this slot first\. Your change was not made\./)

  Object.assign(rows[0]!, { capacity: 5, version: 2 })
  press('One place more at 9:00 AM')
  await expect.poll(() => why()?.closest('table')).toBeTruthy()
  await screen.findByText('5')
  press('One place more at 9:00 AM')
  await expect.poll(why).toBeNull()
  await screen.findByText('6')

  const lost = holdNext()
  press('Close the day')
  lost.lose()
  await screen.findByText(/^We could not be reached just now/)
  screenOf.unmount()

  rows.splice(0, 1, { ...offer, version: 1, published: false, starts_at: began, ends_at, updated_at: began })
  render(<Offers />, { wrapper: MemoryRouter })
  await screen.findByRole('button', { name: /^Publish/ })
  const failed = holdNext()
  press(/^Publish/)
  failed.lose()
  const notPublished = () => screen.queryByText(/^We could not be reached just now/)
  await expect.poll(() => notPublished()?.closest('li')).toBeTruthy()
  // What is saved in its form would stand above a change that was not made.
  press(/^Edit and preview/)
  await expect.poll(notPublished).toBeNull()
})

test('why the coming days could not be opened stays below the button: the toast is soon gone', async () => {
  const fetched = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async (_, init) =>
      init?.method === 'POST' ? new Response(null, { status: 503 }) : Response.json([]),
    )
  onTestFinished(() => fetched.mockRestore())
  render(<Days from="2026-11-24" chosen={undefined} onChoose={vi.fn()} round={0} onChanged={vi.fn()} />)

  fireEvent.click(screen.getByRole('button', { name: 'Open the next 15 business days' }))

  await screen.findByText(/^We could not be reached just now/)
})

test('an opened day is still said to be a holiday if the holidays cannot be read again', async () => {
  const slot = { ...SLOT, slot_date: '2099-12-28', slot_start: '2099-12-28T09:00:00+10:00', closed: true }
  let isDown = false
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (!`${input}`.includes('public_holidays')) return Response.json([slot])
    if (isDown) return new Response(null, { status: 500 })
    isDown = init?.method === 'POST'
    return Response.json([{ day: '2099-12-28', name: 'Boxing Day', closed: true }])
  })
  onTestFinished(() => fetched.mockRestore())
  render(<Slots />, { wrapper: MemoryRouter })
  fireEvent.click(await screen.findByRole('button', { name: /^Mon 28 December 2099/ }))
  await screen.findByText(/^This day is a holiday: Boxing Day\./)

  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2099-12-29' } })
  fireEvent.change(screen.getByLabelText('Holiday'), { target: { value: 'A day off' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add the holiday' }))

  await screen.findByText(/The information below may be out of date\.$/)
  expect(screen.getByText(/^This day is a holiday: Boxing Day\./)).toBeVisible()
})

/** The slots of a day that are read again once they have changed. */
function ADay({ day }: { day: string }) {
  const [round, setRound] = useState(0)
  return <DaySlots day={day} holiday={undefined} round={round} onChanged={() => setRound(n => n + 1)} />
}

test('a question before something irreversible appears over a veil, and its “yes” does not look like the main button', () => {
  render(<Sure question="Delete it? Nothing brings it back." yes="Delete it" onYes={vi.fn()} onNo={vi.fn()} />)
  const veil = getComputedStyle(screen.getByRole('alertdialog'), '::backdrop').backgroundColor
  const { color, backgroundColor } = getComputedStyle(screen.getByRole('button', { name: 'Delete it' }))

  expect(veil).toBe('rgba(8, 30, 25, 0.6)')
  expect([color, backgroundColor]).toEqual(['rgb(168, 50, 31)', 'rgba(0, 0, 0, 0)'])
})
