import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { JourneyHead } from './journey-head.tsx'
import '#site/site.css'

afterEach(cleanup)

test('on a phone a long email address in it goes on in the next line', () => {
  render(
    <div data-testid="phone" style={{ width: 360 }}>
      <JourneyHead title="Your account" lead={`Signed in as ${'featherstonehaugh.'.repeat(3)}@example.com`} />
    </div>,
  )

  const phone = screen.getByTestId('phone')
  expect(phone.scrollWidth).toBe(phone.clientWidth)
})
