import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { inTab } from '#widgets/kit/backend/kept.ts'
import { PageFailed } from './page-failed.tsx'

const DRAFT = 'hic-draft:get-quote'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  inTab.forget(DRAFT)
})

const GONE = new TypeError('Failed to fetch dynamically imported module: /assets/page.js')

/** Opens a page whose script cannot be had; the host is asked once whether the page is there at all. */
async function openOffline() {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const asked = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'))
  render(<PageFailed error={GONE} />)
  await expect.poll(() => asked).toHaveBeenCalledOnce()
  return asked
}

test('once the line is back the page is asked for again, and what was typed is kept', async () => {
  inTab.write(DRAFT, '{}')
  const asked = await openOffline()

  dispatchEvent(new Event('online'))

  expect(asked).toHaveBeenCalledTimes(2)
  expect(screen.getByText(/is kept while this tab stays open/)).toBeVisible()
})

test('where storage refuses what was typed, the page does not reload by itself, and says what a reload would lose', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError')
  })
  inTab.write(DRAFT, '{}')
  const asked = await openOffline()

  dispatchEvent(new Event('online'))

  expect(asked).toHaveBeenCalledOnce()
  expect(screen.getByText(/“Try again” loses it/)).toBeVisible()
  expect(screen.queryByText(/is kept while this tab stays open/)).toBeNull()
})
