import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { StuckMessage } from './figures.ts'
import { Stuck } from './stuck.tsx'

afterEach(cleanup)

const message: StuckMessage = {
  id: 1,
  kind: 'quote-received',
  channel: 'email',
  recipient: 'robin@people.example',
  last_error: null,
  attempts: 0,
  created_at: '2026-11-21T04:39:00Z',
}

test.each([
  ['what its provider said', { attempts: 3, last_error: 'email: 503' }, 'email: 503'],
  ['that its provider said nothing', { attempts: 3 }, 'The provider gave no reason.'],
  ['that nobody tried to send it', {}, 'Not tried for an hour'],
])('a message that could not be sent says %s', (_, found, reason) => {
  render(<Stuck count={1} messages={[{ ...message, ...found }]} />)

  expect(screen.getByRole('alert').textContent).toContain(reason)
})
