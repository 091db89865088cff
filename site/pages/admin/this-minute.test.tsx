import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { theirTime } from '#widgets/domain/their-time.ts'
import { useThisMinute } from './this-minute.ts'

afterEach(cleanup)

function InBrisbane() {
  const { clock, not } = theirTime('QLD', useThisMinute())
  return <p>{`${clock}, ${not ?? 'may be called'}`}</p>
}

test('on a laptop that wakes on a Saturday nobody may be called, although no minute has passed since Friday by its timers', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T16:55:00+10:00') })
  onTestFinished(() => void vi.useRealTimers())
  render(<InBrisbane />)
  expect(screen.getByText('4:55 PM, may be called')).toBeVisible()

  vi.setSystemTime(Date.parse('2026-11-21T10:00:00+10:00'))
  document.dispatchEvent(new Event('visibilitychange'))

  expect(await screen.findByText('Saturday, 10:00 AM, weekend')).toBeVisible()
})
