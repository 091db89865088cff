import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAnswers } from '#site/journey/answers.ts'
import { StillFit } from './still-fit.tsx'

const address = location.href

beforeEach(() => {
  sessionStorage.clear()
  keepAnswers({ coverFor: 'singles', state: 'NSW', coverType: 'hospital-only' })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  history.replaceState(null, '', address)
})

const countedOn = async (now: string) => {
  cleanup()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
  render(<StillFit />)
  return (await screen.findByText(/^From \$/, undefined, { timeout: 10_000 })).closest('[role=status]')!
}

test('from 1 April on the price from which policies start says that it is before the rebate, and of the year before', async () => {
  const last = await countedOn('2027-03-31T13:00:00Z')
  expect(last.textContent).not.toMatch(/rebate|Last year/)

  const next = await countedOn('2027-03-31T14:00:00Z')
  expect(next.textContent).toMatch(/^\d+ of \d+ policies fit.*before the rebate, which is not published for this day\./)
  expect(next.textContent).toContain('Last year’s premiums: funds changed them on 1 April 2027.')
})

test('a fund that only a mistyped address knows is no wish', async () => {
  const all = (await countedOn('2026-11-22T00:00:00Z')).textContent
  keepAnswers({ funds: ['NOFUND'] })

  expect((await countedOn('2026-11-22T00:00:00Z')).textContent).toBe(all)
})
