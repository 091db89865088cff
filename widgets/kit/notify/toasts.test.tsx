import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { useLate } from '../ui/late.ts'
import { InWidget } from './in-widget.tsx'
import { onWanted, serve, withdraw } from './notices.ts'
import { notifier, useNotify } from './notify.tsx'
import { Toasts } from './toasts.tsx'
import { useWanted } from './use-wanted.ts'

afterEach(cleanup)

test('if the toasts could not be fetched, the next message has them fetched again, though the browser was never offline', async () => {
  const load = vi.fn(() => Promise.reject(new Error('The connection broke.')))
  const Place = () => {
    useLate(load, useWanted())
    return null
  }
  const from = {}
  onTestFinished(() => withdraw(from))
  render(<Place />)
  act(() => notifier('not fetched', from).error('The first'))
  await expect.poll(() => load.mock.calls.length).toBe(1)

  act(() => notifier('not fetched', from).error('The second'))

  await expect.poll(() => load.mock.calls.length).toBeGreaterThan(1)
})

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

/** Says later what an answer was. */
function Asker({ answer }: { answer: Promise<string> }) {
  const notify = useNotify()
  return (
    <button type="button" onClick={async () => notify.error(await answer)}>
      Ask
    </button>
  )
}

test.each([
  ['before', ['gone', 'here']],
  ['after', ['here', 'gone']],
])(
  'a message for a widget that is gone, told %s that of another, removes none of it, however often that one renders',
  (_, order) => {
    const tellers: Record<string, object> = { gone: {}, here: {} }
    const takenAway = vi.fn()
    const draw = () => serve('here', () => takenAway)
    onTestFinished(draw())
    for (const teller of Object.values(tellers)) onTestFinished(() => withdraw(teller))
    for (const widget of order) notifier(widget, tellers[widget]).error('Failed to subscribe. Please try again.')

    draw()

    expect(takenAway).not.toHaveBeenCalled()
  },
)

test('what a widget says after it has been removed is not kept', async () => {
  const answer = Promise.withResolvers<string>()
  const { unmount } = render(
    <InWidget>
      <Asker answer={answer.promise} />
    </InWidget>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  unmount()

  await act(async () => answer.resolve('Failed to subscribe. Please try again.'))

  const wanted = vi.fn()
  onTestFinished(onWanted(wanted))
  expect(wanted).not.toHaveBeenCalled()
})

test('on the site, a message from a component that has gone still shows: the visitor may have turned the page', async () => {
  const answer = Promise.withResolvers<string>()
  render(<Toasts />)
  const { unmount } = render(<Asker answer={answer.promise} />)
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  unmount()

  await act(async () => answer.resolve('Your call is booked'))

  expect((await screen.findByRole('alert')).textContent).toBe('Your call is booked')
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
