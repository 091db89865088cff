import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ProblemSummary } from './problem-summary.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

test('a line leads to a tick further down on an iPhone too, where the focus does not scroll to one', () => {
  const { focus } = HTMLElement.prototype
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement) {
    focus.call(this, { preventScroll: true })
  })
  render(
    <>
      <ProblemSummary problems={{ consent: 'Tick the box if we may call you.' }} form="request" />
      <form id="request">
        <div style={{ height: '300vh' }} />
        <label>
          <input type="checkbox" name="consent" /> You may call me.
        </label>
      </form>
    </>,
  )

  screen.getByRole('button', { name: 'Tick the box if we may call you.' }).click()

  const tick = screen.getByRole('checkbox')
  expect(document.activeElement).toBe(tick)
  expect(tick.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
})
