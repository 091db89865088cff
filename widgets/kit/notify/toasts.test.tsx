import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { InWidget } from './in-widget.tsx'
import { serve, withdraw } from './notices.ts'
import { notifier, useNotify } from './notify.tsx'
import { Toasts } from './toasts.tsx'

afterEach(cleanup)

test('a toaster that loads while its widget is off the page breaks nothing, and shows its messages once it is back', async () => {
  const page = document.createElement('div')
  render(<Toasts id="away" />, { container: page })
  document.body.append(page)
  onTestFinished(() => page.remove())

  act(() => notifier('away').success('Saved'))

  expect((await screen.findByText('Saved')).checkVisibility()).toBe(true)
})

test('if its style sheet is not read, a toaster with nothing to say draws nothing', async () => {
  render(<Toasts id="bare" label="Nothing said" />)
  const layer = screen.getByRole('region', { name: /^Nothing said/ }).closest('[popover]')!
  await expect.poll(() => layer.matches(':popover-open')).toBe(true)

  expect(layer.getBoundingClientRect()).toMatchObject({ width: 0, height: 0 })
})

function Teller({ words }: { words: string }) {
  const notify = useNotify()
  return (
    <button type="button" onClick={() => notify.error(words)}>
      Tell {words}
    </button>
  )
}

test('a message for a widget that is gone removes none from another, however often that one renders', () => {
  const [gone, here] = [{}, {}]
  const takenAway = vi.fn()
  const draw = () => serve('here', () => takenAway)
  onTestFinished(draw())
  onTestFinished(() => withdraw(gone))
  notifier('gone', gone).error('Failed to subscribe. Please try again.')
  notifier('here', here).error('a state is missing')

  draw()

  expect(takenAway).not.toHaveBeenCalled()
})

test('a widget’s toaster takes none of the page’s keys', async () => {
  render(
    <InWidget>
      <button type="button">Field of the page</button>
      <Teller words="a state is missing" />
    </InWidget>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Tell a state is missing' }))
  await screen.findByRole('alert')
  screen.getByRole('button', { name: 'Field of the page' }).focus()

  await userEvent.keyboard('{Alt>}t{/Alt}')

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Field of the page' }))
})

test('a message from one widget gives way to one from another on the page: both would be in the same place', async () => {
  render(
    <>
      <InWidget>
        <Teller words="a state is missing" />
      </InWidget>
      <InWidget>
        <Teller words="the address is invalid" />
      </InWidget>
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Tell a state is missing' }))
  await screen.findByRole('alert')

  await userEvent.click(screen.getByRole('button', { name: 'Tell the address is invalid' }))

  await expect
    .poll(() => screen.queryAllByRole('alert').map(toast => toast.textContent))
    .toEqual(['the address is invalid'])
})
