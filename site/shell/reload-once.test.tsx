import { expect, onTestFinished, test, vi } from 'vitest'
import { reloadOnce } from './reload-once.ts'

// Only behind the "#", so that the test's own page stays.
const reload = () => reloadOnce('hic-reloaded-in-a-test', () => '#again')

test('a tab that stays open over a second upload reloads by itself once more, on another day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T02:00:00Z') })
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response())
  const before = location.href
  onTestFinished(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    history.replaceState(null, '', before)
  })

  expect(await reload()).toBe(true)
  expect(await reload()).toBe(false)

  vi.setSystemTime(Date.parse('2027-01-05T02:00:00Z'))
  expect(await reload()).toBe(true)
  expect(await reload()).toBe(false)
})
