import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { emulateMedia } from '#ci/emulated-media.ts'
import { RatingBadge } from '#widgets/quote-start/rating-badge.tsx'
import { SAMPLE_REVIEWS } from './content.ts'
import { examples } from './examples.ts'
import { Reviews } from './reviews.tsx'
import { Stars } from './stars.tsx'
import './reviews.test.css'

/** Short enough to see it move, long enough to tell still from slow. */
const STAY_MS = 150

const track = () => screen.getAllByRole('group', { name: 'Customer reviews' })[0]!
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const place = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeTruthy())
const stays = async () => {
  const before = track().scrollLeft
  const until = performance.now() + 4 * STAY_MS
  while (performance.now() < until) {
    await new Promise(requestAnimationFrame)
    expect(track().scrollLeft).toBe(before)
  }
}

/** A row that is already moving may move on to its stop, or get there before anybody listens for the end. */
async function comesToRest() {
  for (let before = -1, framesAtRest = 0; framesAtRest < 5; ) {
    await new Promise(requestAnimationFrame)
    const now = track().scrollLeft
    framesAtRest = now === before ? framesAtRest + 1 : 0
    before = now
  }
}

afterEach(cleanup)

test('shows fifteen reviews with five stars, a date and a verified mark, and says that they are samples', () => {
  render(<Reviews />)

  expect(screen.getAllByRole('img', { name: '5 of 5 stars' })).toHaveLength(15)
  expect(screen.getAllByTitle('Verified customer')).toHaveLength(15)
  expect(screen.getAllByText(/ago$/)).toHaveLength(15)
  expect(screen.getByText(/Sample reviews/)).toBeTruthy()
  for (const [at, { name, text, date }] of SAMPLE_REVIEWS.entries()) {
    const slide = within(screen.getByRole('group', { name: `${at + 1} of 15` }))
    for (const words of [name, text, date]) expect(slide.getByText(words)).toBeTruthy()
  }
})

test('does not call a partner’s own reviews samples', () => {
  render(<Reviews {...examples['reviews of a partner’s own']} />)

  expect(screen.queryByText(/Sample reviews/)).toBeNull()
  expect(screen.getByRole('img', { name: '4 of 5 stars' })).toBeTruthy()
  expect(screen.getAllByTitle('Verified customer')).toHaveLength(
    examples['reviews of a partner’s own']!.items!.filter(({ verified }) => verified).length,
  )
})

test('draws and says no more stars than were given', () => {
  render(<Reviews items={[{ name: 'A.', rating: 4.5, text: 'Made up.', date: 'today', verified: false }]} />)
  const filled = screen.getByRole('img', { name: '4.5 of 5 stars' }).querySelector('svg')!

  expect(filled.getAttribute('width')).toBe('94') // the middle of the fifth, of 104
})

test('draws the stars that the hero draws: each widget has their outline in its own first look', () => {
  const outline = (stars: ReactNode) => /\bd="([^"]+)"/.exec(renderToString(stars))?.[1]

  expect(outline(<Stars rating={5} />)).toMatch(/^M/)
  expect(outline(<Stars rating={5} />)).toBe(outline(<RatingBadge />))
})

test('names itself a carousel and its slides "1 of 15", after pause, previous and next', () => {
  render(<Reviews />)
  const carousel = screen.getByRole('region', { name: 'Customer reviews' })

  expect(carousel.getAttribute('aria-roledescription')).toBe('carousel')
  const controls = within(carousel).getAllByRole('button')
  expect(controls.map(control => control.getAttribute('aria-label'))).toEqual([
    'Pause the reviews',
    'Previous review',
    'Next review',
  ])
  const first = screen.getByRole('group', { name: '1 of 15' })
  expect(controls.at(-1)!.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

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

test('waits while the mouse is over it', async () => {
  render(<Reviews stayMs={STAY_MS} />)

  await userEvent.hover(track())

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

test('has no controls if everything shows already', async () => {
  render(<Reviews {...examples['one review, no link']} />)

  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
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

test('does not move by itself at a stay of 0', async () => {
  render(<Reviews stayMs={0} />)
  const status = screen.getByText(/of 15$/, { selector: 'p' })
  await waitFor(() => expect(screen.queryByRole('button', { name: /Pause|Play/ })).toBeNull())

  expect(status.getAttribute('aria-live')).toBe('polite')
  await stays()
})

test('does not race if a page asks for a stay longer than a timer can wait', async () => {
  render(<Reviews stayMs={2 ** 31} />)
  const status = screen.getByText(/of 15$/, { selector: 'p' })
  await waitFor(() => expect(status.getAttribute('aria-live')).toBe('off'))

  await stays()
})

test.each(['reviews of a partner’s own', 'no reviews yet'])('%s do not lead to the operator’s', example => {
  const { items } = examples[example]!
  render(<Reviews items={items!} />)

  expect(screen.queryByRole('link')).toBeNull()
})

test('knows where a swipe has ended', async () => {
  render(<Reviews />)

  track().scrollTo({ left: track().clientWidth * 4, behavior: 'instant' })

  await place('5 of 15')
})

test('opens all reviews in a new tab that cannot reach back', () => {
  render(<Reviews />)
  const link = screen.getByRole('link', { name: /See all reviews on Google/ })

  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
  expect(link.getAttribute('href')).toMatch(/^https:\/\//)
})

test('axe finds no fault while it can move', async () => {
  render(<Reviews />)

  expect(screen.getByRole('button', { name: 'Pause the reviews' })).toBeTruthy()
  expect((await axe.run(document.body)).violations).toEqual([])
})

test('draws the empty state', () => {
  render(<Reviews {...examples['no reviews yet']} />)

  expect(screen.getByText('No reviews yet.')).toBeTruthy()
})

test('prerenders without a style attribute', () => {
  expect(renderToString(<Reviews />)).not.toContain('style=')
})

test('a review that is there twice goes twice when the page sets others', () => {
  const twice = { name: 'A.', rating: 5, text: 'Made up.', date: 'today', verified: false }
  const { rerender } = render(<Reviews items={[twice, twice]} />)
  expect(screen.getAllByText('Made up.')).toHaveLength(2)

  rerender(<Reviews items={[{ ...twice, text: 'Another.' }]} />)

  expect(screen.queryByText('Made up.')).toBeNull()
})
