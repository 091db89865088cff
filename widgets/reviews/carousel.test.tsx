import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { emulateMedia } from '#ci/emulated-media.ts'
import { holdCrossings } from '#ci/held-crossings.ts'
import { shareListeners } from '#ci/shared-listeners.ts'
import { pictureOf } from '#widgets/kit/element/tests/picture-of.ts'
import { move, press as pressInPicture } from './press.ts'
import { Reviews } from './reviews.tsx'
import './reviews.test.css'

/** Short enough to see it move, long enough to tell still from slow. */
const STAY_MS = 150

const track = () => screen.getAllByRole('group', { name: 'Customer reviews' })[0]!
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const place = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeTruthy())
const stays = async () => {
  // Looked for once: to find it by its name takes longer than a frame’s work otherwise.
  const row = track()
  const before = row.scrollLeft
  const until = performance.now() + 4 * STAY_MS
  while (performance.now() < until) {
    await new Promise(requestAnimationFrame)
    expect(row.scrollLeft).toBe(before)
  }
  expect(row).toBe(track())
}

/** A row that is already moving may move on to its stop, or get there before anybody listens for the end. */
async function comesToRest() {
  const row = track()
  for (let before = -1, framesAtRest = 0; framesAtRest < 5; ) {
    await new Promise(requestAnimationFrame)
    const now = row.scrollLeft
    framesAtRest = now === before ? framesAtRest + 1 : 0
    before = now
  }
}

afterEach(cleanup)

test('moves on by itself, silently, and stops for good when paused', async () => {
  render(<Reviews stayMs={STAY_MS} />)
  const status = screen.getByText(/of 15$/, { selector: 'p' })
  await waitFor(() => expect(status.getAttribute('aria-live')).toBe('off'))
  // Whichever it is by the time we look: each stays only for a moment.
  await place(/^([2-9]|1\d) of 15$/)

  await press('Pause the reviews')
  screen.getByRole('button', { name: 'Play the reviews' }).blur()
  await userEvent.unhover(status)

  expect(status.getAttribute('aria-live')).toBe('polite')
  await comesToRest()
  await stays()
})

test('out of view, the place that is written when the script comes is not read out', async () => {
  render(
    <div style={{ marginTop: '200vh' }}>
      <style>{'.hic-reviews-track { grid-auto-columns: 50% !important }'}</style>
      <Reviews stayMs={0} />
    </div>,
  )
  await place('1 to 2 of 15')
  const status = screen.getByText('1 to 2 of 15')
  expect(status.getAttribute('aria-live')).toBe('off')

  status.scrollIntoView()

  await waitFor(() => expect(status.getAttribute('aria-live')).toBe('polite'))
})

test('moves on also if leaving and coming into view are reported together', async () => {
  const report = holdCrossings()
  render(<Reviews stayMs={STAY_MS} />)

  act(() => report(false, true))

  await place(/^([2-9]|1\d) of 15$/)
})

test('waits while the focus is inside', async () => {
  render(<Reviews stayMs={STAY_MS} />)

  track().focus()

  await stays()
})

test('waits after a press that brings no focus, as in Safari, until it is told to play', async () => {
  render(<Reviews stayMs={STAY_MS} />)

  screen.getByRole('button', { name: 'Next review' }).click()
  // Whichever it is: it may have moved by itself before.
  await place(/^([2-9]|1\d) of 15$/)
  await comesToRest()
  await stays()
  const before = track().scrollLeft

  for (const name of ['Pause the reviews', 'Play the reviews']) (await screen.findByRole('button', { name })).click()
  await waitFor(() => expect(track().scrollLeft).not.toBe(before))
})

test('waits after such a press on the picture also once the component is there, and once the page sets another stay', async () => {
  const box = document.body.appendChild(pictureOf(<Reviews stayMs={STAY_MS} />))
  onTestFinished(() => box.remove())
  const settle = move(box, { stayMs: STAY_MS })
  expect(pressInPicture(screen.getByRole('button', { name: 'Next review' }))).toBe(true)
  await place(/^([2-9]|1\d) of 15$/)
  await comesToRest()

  settle()
  const root = hydrateRoot(box, <Reviews stayMs={STAY_MS} />)
  onTestFinished(() => root.unmount())
  const status = screen.getByText(/of 15$/, { selector: 'p' })
  // Once the component has seen that the row is in view; "off" while it moves.
  await waitFor(() => expect(status.ariaLive).toBe('off'))
  await waitFor(() => expect(status.ariaLive).toBe('polite'))
  await stays()

  root.render(<Reviews stayMs={STAY_MS + 1} />)
  await waitFor(() => expect(status.ariaLive).toBe('off'))
  await waitFor(() => expect(status.ariaLive).toBe('polite'))
  await stays()
})

test('waits after a swipe, which leaves neither focus nor mouse on it, and not after a touch that moves the page instead', async () => {
  const report = holdCrossings()
  render(<Reviews stayMs={STAY_MS} />)
  const touch = () => track().dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }))
  touch()
  act(() => report(true))
  await place(/^([2-9]|1\d) of 15$/)
  act(() => report(false))
  await comesToRest()

  touch()
  track().scrollTo({ left: track().clientWidth * 9, behavior: 'instant' })
  await place('10 of 15')
  act(() => report(true))

  await stays()
})

test('waits while the mouse is over it, and goes on once it has left', async () => {
  render(<Reviews stayMs={STAY_MS} />)

  await userEvent.hover(track())

  await stays()
  const before = track().scrollLeft
  await userEvent.unhover(track())
  await waitFor(() => expect(track().scrollLeft).not.toBe(before))
})

test('waits while nobody sees it', async () => {
  render(
    <div style={{ marginTop: '300vh' }}>
      <Reviews stayMs={STAY_MS} />
    </div>,
  )

  await stays()
})

test('does not move by itself for people who prefer reduced motion', async () => {
  await emulateMedia('prefers-reduced-motion: reduce')
  render(<Reviews stayMs={STAY_MS} />)

  expect(screen.queryByRole('button', { name: /Pause|Play/ })).toBeNull()
  await stays()
})

test('previous and next wrap around', async () => {
  render(<Reviews />)

  await press('Previous review')
  await place('15 of 15')
  await press('Next review')
  await place('1 of 15')
})

test('moves by one on an enlarged page', async () => {
  render(
    <div style={{ zoom: 2 }}>
      <Reviews stayMs={0} />
    </div>,
  )

  await press('Next review')
  await comesToRest()

  await place('2 of 15')
})

test('turns by arrow keys, Home and End', async () => {
  render(<Reviews />)
  track().focus()

  await userEvent.keyboard('{ArrowRight}')
  await place('2 of 15')
  await userEvent.keyboard('{End}')
  await place('15 of 15')
  await userEvent.keyboard('{Home}')
  await place('1 of 15')
})

test('on a page that reads from right to left, the next review is on the left', async () => {
  // At once: on its way round to the last, the row would pass the second too.
  await emulateMedia('prefers-reduced-motion: reduce')
  render(
    <div dir="rtl">
      <Reviews />
    </div>,
  )
  track().focus()

  await userEvent.keyboard('{ArrowLeft}')
  await place('2 of 15')
  await userEvent.keyboard('{ArrowRight}')
  await place('1 of 15')
})

test('leaves the browser its own keys', async () => {
  render(<Reviews />)
  const keys = ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'].map(
    modifier => new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true, [modifier]: true }),
  )

  for (const key of keys) track().dispatchEvent(key)

  expect(keys.map(key => key.defaultPrevented)).toEqual([false, false, false, false])
})

test('counts presses that come quicker than the row moves', async () => {
  render(<Reviews />)
  await comesToRest()
  const next = screen.getByRole('button', { name: 'Next review' })

  for (let presses = 0; presses < 3; presses++) next.click()
  await place('4 of 15')
  await comesToRest()

  expect(screen.getByText('4 of 15', { selector: 'p' })).toBeTruthy()
  screen.getByRole('button', { name: 'Previous review' }).click()
  await place('3 of 15')
})

test('a press on next while the row moves to the last reviews counts too, and leads to the first', async () => {
  render(
    <>
      <style>{'.hic-reviews-track { grid-auto-columns: 50% !important }'}</style>
      <Reviews items={several(4)} stayMs={0} />
    </>,
  )
  await press('Next review')
  await place('2 to 3 of 4')
  await comesToRest()
  const next = screen.getByRole('button', { name: 'Next review' })

  next.click()
  await place('3 of 4') // on its way there
  next.click()

  await place('1 to 2 of 4')
})

const several = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    return { name: `${at}.`, rating: 5, text: 'Made up.', date: 'today', verified: true }
  })

test('moves by itself when the page sets its reviews later', async () => {
  const { rerender } = render(<Reviews items={[]} stayMs={STAY_MS} />)

  rerender(<Reviews items={several(3)} stayMs={STAY_MS} />)

  await place('2 of 3')
})

test('has no controls for the only review, one of stars without words, if the page sets it later', async () => {
  const { rerender } = render(<Reviews items={[]} />)

  rerender(<Reviews items={several(1).map(review => ({ ...review, text: '' }))} />)

  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
})

test('knows how many show when the page sets fewer, or more', async () => {
  const page = (count: number) => (
    <>
      <style>{'.hic-reviews-track { grid-auto-columns: 50% !important }'}</style>
      <Reviews items={several(count)} />
    </>
  )
  const { rerender } = render(page(3))
  await place('1 to 2 of 3')

  rerender(page(1))

  await place('1 of 1')
  rerender(page(3))
  await place('1 to 2 of 3')
})

test('begins again at the first when the page sets other reviews, and stays where it is when it sets the same', async () => {
  const { rerender } = render(<Reviews items={several(3)} stayMs={0} />)
  await press('Next review')
  await place('2 of 3')
  await comesToRest()

  rerender(<Reviews items={several(3)} stayMs={0} />)
  await stays()

  rerender(<Reviews items={several(3).map(review => ({ ...review, text: 'Another.' }))} stayMs={0} />)
  await place('1 of 3')
  expect(track().scrollLeft).toBe(0)
})

test('counts from the first of other reviews that the page set while the row was moving', async () => {
  const { rerender } = render(<Reviews items={several(9)} stayMs={0} />)
  await comesToRest()
  const next = screen.getByRole('button', { name: 'Next review' })
  for (let presses = 0; presses < 6; presses++) next.click()

  rerender(<Reviews items={several(9).map(review => ({ ...review, text: 'Another.' }))} stayMs={0} />)
  await place('1 of 9')
  await press('Next review')
  await comesToRest()

  expect(screen.getByText('2 of 9', { selector: 'p' })).toBeTruthy()
})

test('does not move by itself at a stay of 0', async () => {
  render(<Reviews stayMs={0} />)
  const status = screen.getByText(/of 15$/, { selector: 'p' })
  await waitFor(() => expect(status.getAttribute('aria-live')).toBe('polite'))

  expect(screen.queryByRole('button', { name: /Pause|Play/ })).toBeNull()
  await stays()
})

test('does not race if a page asks for a stay longer than a timer can wait', async () => {
  render(<Reviews stayMs={2 ** 31} />)
  const status = screen.getByText(/of 15$/, { selector: 'p' })
  await waitFor(() => expect(status.getAttribute('aria-live')).toBe('off'))

  await stays()
})

test('in an application of an older Angular, goes on hearing after the page has set another stay', async () => {
  shareListeners()
  const { rerender } = render(<Reviews stayMs={60_000} />)

  rerender(<Reviews stayMs={0} />)
  track().focus()
  await userEvent.keyboard('{End}')

  await place('15 of 15')
})

test('knows where a swipe has ended', async () => {
  render(<Reviews />)

  track().scrollTo({ left: track().clientWidth * 4, behavior: 'instant' })

  await place('5 of 15')
})
