import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { backendWith } from '../backend-for-tests.ts'
import Calls from '../calls/calls.tsx'
import Messages from '../messages/messages.tsx'
import Requests from '../requests/requests.tsx'
import Subscribers from '../subscribers/subscribers.tsx'
import '#site/site.css'

beforeAll(() => page.viewport(768, 1024))
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

test.each<[string, ComponentType, object, string]>([
  ['requests', Requests, { ...person, status: 'contacted' }, person.full_name],
  ['calls', Calls, { ...person, ...call, status: 'no_show' }, person.full_name],
  [
    'messages',
    Messages,
    { ...person, topic: 'My data: please delete everything', status: 'answered' },
    person.full_name,
  ],
  ['subscribers', Subscribers, { ...entry, email: `${'a.long.address.'.repeat(5)}@people.example` }, 'Unsubscribe'],
])('on a tablet no word in the list of %s is broken, and none is out of sight', async (_, Screen, row, words) => {
  backendWith({ ...row })
  render(
    // As wide as the page leaves it.
    <div style={{ width: 704 }}>
      <Screen />
    </div>,
    { wrapper: MemoryRouter },
  )
  const shown = await screen.findByText(words)

  expect(broken(shown)).toEqual([])
  const frame = screen.getByRole('table').parentElement!
  expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
})
