import { render } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { shareListeners } from '#ci/shared-listeners.ts'
import { useLate } from './late.ts'

test('in an application of an older Angular, what waits for the connection ends without ending what the page waits for', async () => {
  shareListeners()
  const load = vi.fn(() => Promise.reject(new Error('There is no connection.')))
  const Late = () => {
    useLate(load, true)
    return null
  }
  const { unmount } = render(<Late />)
  await expect.poll(() => load.mock.calls.length).toBe(1)
  await new Promise(later => setTimeout(later)) // by now it waits
  const heard = vi.fn()
  addEventListener('online', heard)
  onTestFinished(() => removeEventListener('online', heard))

  unmount()
  dispatchEvent(new Event('online'))

  expect(heard).toHaveBeenCalledOnce()
  expect(load).toHaveBeenCalledOnce()
})
