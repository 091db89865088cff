import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { forget } from '#site/catalogue/client.ts'
import { keepAnswers } from '#site/journey/answers/answers.ts'
import Page from './page.tsx'

export const NOTHING_ANSWERED = {
  coverFor: undefined,
  state: undefined,
  coverType: undefined,
  treatments: undefined,
  services: undefined,
  partly: undefined,
  mostExcess: undefined,
  leastTier: undefined,
  noCoPayment: undefined,
  ambulance: undefined,
  compared: undefined,
  currentPolicy: undefined,
  monthsHeld: undefined,
  funds: undefined,
  priceWeight: undefined,
  ages: undefined,
  children: undefined,
  history: undefined,
  partnerHistory: undefined,
  income: undefined,
  loading: undefined,
  discount: undefined,
}
const address = location.href

/**
 * Every test of the file begins with nothing answered, kept or fetched, on a day whose rates are published. Files that
 * test nothing about fetching save time: with `fetchedStays`, what an earlier test fetched stays.
 */
export function startAfresh({ fetchedStays = false } = {}) {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T00:00:00Z') })
    sessionStorage.clear()
    localStorage.clear()
    if (!fetchedStays) forget()
    keepAnswers(NOTHING_ANSWERED)
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    history.replaceState(null, '', address)
  })
}

/** Opens the page with whatever is answered. */
export function open() {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/compare'] })
  render(<RouterProvider router={router} />)
}

/** Opens the page on the hospital policies for one person in New South Wales, and waits for the list in full. */
export async function openInNsw(more: Parameters<typeof keepAnswers>[0] = {}) {
  keepAnswers({ coverFor: 'singles', state: 'NSW', coverType: 'hospital-only', ...more })
  open()
  await screen.findByText(...HEADLINE)
  await waitFor(() => expect(screen.queryAllByRole('article').length).toBeGreaterThanOrEqual(Math.min(12, fitting())))
}

/** By its words: to work out the name of every heading of a list takes long, and is done again and again. */
const HEADLINE = [/policies fit/, { selector: 'h2' }] as const

/** How many policies fit, as the page says it. */
export const fitting = () => Number(/(\d+) of/.exec(screen.getByText(...HEADLINE).textContent)?.[1])
export const summary = (text: string) => screen.getByText(text, { selector: 'summary, summary > span' })
export const cards = () => screen.getAllByRole('article')
/** Puts the policy of a card side by side with others, or takes it back. */
export const pick = (at: number) =>
  userEvent.click(within(cards()[at]!).getByRole('checkbox', { name: /Side by side/ }))
