import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import Calls from '../calls/calls.tsx'
import { backendWith } from '../forms/backend-for-tests.ts'
import Messages from '../messages/messages.tsx'
import Requests from '../requests/requests.tsx'
import Subscribers from '../subscribers/subscribers.tsx'
import '#site/site.css'

afterEach(cleanup)

const at = '2026-11-20T22:59:00Z'
const call = { slot_date: '2026-11-20', slot_no: 3, consent_version: '2026-11-21' }
const entry = { id: '1', place: [], reference: 'HC-M4WG-WM0W', notes: '', version: 1, created_at: at, updated_at: at }
const person = { ...entry, full_name: 'Zoë Müller-Łukaszewicz', phone: '+61491570006', state: 'NSW' }

/** The words in it of which a part is on another line. */
function broken(element: Element): string[] {
  const text = element.firstChild!
  return [...text.textContent!.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return range.getClientRects().length > 1 ? [word] : []
  })
}

const LISTS: [string, ComponentType, object, string][] = [
  ['requests', Requests, { ...person, status: 'contacted' }, person.full_name],
  ['calls', Calls, { ...person, ...call, status: 'no_show' }, person.full_name],
  [
    'messages',
    Messages,
    { ...person, topic: 'My data: please delete everything', status: 'answered' },
    person.full_name,
  ],
  ['subscribers', Subscribers, { ...entry, email: `${'a.long.address.'.repeat(5)}@people.example` }, 'Unsubscribe'],
]

/** A list with one row, as wide as the page leaves it in a window of this width. */
async function listed(Screen: ComponentType, row: object, width: 768 | 320) {
  await page.viewport(width, 1024)
  backendWith({ ...row })
  render(
    <div style={{ width: width === 768 ? 704 : 288 }}>
      <Screen />
    </div>,
    { wrapper: MemoryRouter },
  )
  const table = await screen.findByRole('table')
  return table.parentElement!
}

test.each(LISTS)(
  'on a tablet no word in the list of %s is broken, and none is out of sight',
  async (_, Screen, row, words) => {
    const frame = await listed(Screen, row, 768)
    const shown = await screen.findByText(words)

    expect(broken(shown)).toEqual([])
    expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
  },
)

test.each(LISTS)('on the narrowest phone nothing in the list of %s is out of sight', async (_, Screen, row, words) => {
  const frame = await listed(Screen, row, 320)
  await screen.findByText(words)

  expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
})

test('on a phone status and order share a line, above the list', async () => {
  const frame = await listed(Requests, { ...person, status: 'contacted' }, 320)
  const [status, order] = ['Status', 'Order'].map(name => screen.getByLabelText(name).getBoundingClientRect())

  expect(status!.top).toBe(order!.top)
  expect(frame.getBoundingClientRect().top - status!.bottom).toBeLessThan(16)
})

test('a list shows what was noted last, in one line, where it has room', async () => {
  await listed(Requests, { ...person, status: 'new', notes: 'Rang at 9.\nRang at 5: not reached\n' }, 768)
  expect(await screen.findByText('Rang at 5: not reached')).toBeVisible()
  cleanup()

  await listed(Requests, { ...person, status: 'new', notes: 'Rang at 9.\nRang at 5: not reached\n' }, 320)
  expect(await screen.findByText('Rang at 5: not reached')).not.toBeVisible()
})
