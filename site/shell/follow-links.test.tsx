import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { SESSION_KEY } from '#widgets/kit/backend/session-key.ts'
import { followLinks } from './follow-links.ts'

afterEach(cleanup)

const go = vi.fn<(address: string) => void>()
followLinks(go)

test.each<[what: string, begin: () => unknown, stays: boolean]>([
  ['a content page leaves it to the browser', () => {}, false],
  [
    'an application page, which may be sending something, stays',
    () => document.documentElement.toggleAttribute('data-start', true),
    true,
  ],
  ['an account that was opened meanwhile is not left behind', () => localStorage.setItem(SESSION_KEY, '{}'), true],
])('a link to a page that was drawn ahead by an earlier page, or in another tab: %s', async (_, begin, stays) => {
  go.mockClear()
  const newValue = new URL('/faq', location.href).href
  dispatchEvent(new StorageEvent('storage', { key: 'hic-drawn-ahead', newValue }))
  begin()
  const toBrowser: boolean[] = []
  const note = (event: MouseEvent) => {
    toBrowser.push(!event.defaultPrevented)
    event.preventDefault()
  }
  addEventListener('click', note)
  onTestFinished(() => {
    removeEventListener('click', note)
    document.documentElement.removeAttribute('data-start')
    localStorage.removeItem(SESSION_KEY)
  })
  render(<a href="/faq">FAQ</a>)

  await userEvent.click(screen.getByRole('link', { name: 'FAQ' }))

  expect(toBrowser).toEqual([!stays])
  expect(go.mock.calls.map(([address]) => address)).toEqual(stays ? ['/faq'] : [])
})
