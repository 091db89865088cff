import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { followLinks } from './follow-links.ts'

afterEach(cleanup)

const go = vi.fn<(address: string) => void>()
followLinks(go)

test.each([
  ['a content page leaves it to the browser', false],
  ['an application page, which may be sending something, stays', true],
])('a link to a page that was drawn ahead by an earlier page, or in another tab: %s', async (_, isApplication) => {
  go.mockClear()
  document.documentElement.toggleAttribute('data-start', isApplication)
  const newValue = new URL('/faq', location.href).href
  dispatchEvent(new StorageEvent('storage', { key: 'hic-drawn-ahead', newValue }))
  const toBrowser: boolean[] = []
  const note = (event: MouseEvent) => {
    toBrowser.push(!event.defaultPrevented)
    event.preventDefault()
  }
  addEventListener('click', note)
  onTestFinished(() => {
    removeEventListener('click', note)
    document.documentElement.removeAttribute('data-start')
  })
  render(<a href="/faq">FAQ</a>)

  await userEvent.click(screen.getByRole('link', { name: 'FAQ' }))

  expect(toBrowser).toEqual([!isApplication])
  expect(go.mock.calls.map(([address]) => address)).toEqual(isApplication ? ['/faq'] : [])
})
