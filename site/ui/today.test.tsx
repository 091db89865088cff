import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { useToday } from './today.ts'

afterEach(cleanup)

const Today = () => <p>{useToday()}</p>

test.each([
  ['looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['in view on a computer that has slept, and whose line is back', () => dispatchEvent(new Event('online'))],
])('a tab that is %s on another day shows that day', async (_, happens) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-31T20:00:00+10:00') })
  onTestFinished(() => void vi.useRealTimers())
  render(<Today />)
  await screen.findByText('2027-03-31')

  vi.setSystemTime(Date.parse('2027-04-01T08:00:00+10:00'))
  happens()

  expect(await screen.findByText('2027-04-01')).toBeTruthy()
})
