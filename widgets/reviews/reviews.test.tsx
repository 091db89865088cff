import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { RatingBadge } from '#widgets/quote-start/rating-badge.tsx'
import { SAMPLE_REVIEWS } from './content.ts'
import { examples } from './examples.ts'
import { Reviews } from './reviews.tsx'
import { Stars } from './stars.tsx'
import './reviews.test.css'

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

test('draws the hero’s stars on a page where an old library has replaced what makes lists', async () => {
  const own = Array.from
  onTestFinished(() => {
    Array.from = own
  })
  // As MooTools does.
  Array.from = ((list: ArrayLike<unknown>) => Array.prototype.slice.call(list)) as typeof Array.from
  const anew = new URL('../quote-start/rating-badge.tsx?anew', import.meta.url).href

  const again = (await import(/* @vite-ignore */ anew)) as typeof import('#widgets/quote-start/rating-badge.tsx')

  expect(renderToString(<again.RatingBadge />)).toBe(renderToString(<RatingBadge />))
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

test('has no controls if everything shows already', async () => {
  render(<Reviews {...examples['one review, no link']} />)

  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
})

test.each(['reviews of a partner’s own', 'no reviews yet'])('%s do not lead to the operator’s', example => {
  const { items } = examples[example]!
  render(<Reviews items={items!} />)

  expect(screen.queryByRole('link')).toBeNull()
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
