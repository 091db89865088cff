import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forget } from '#site/catalogue/client.ts'
import { keepAnswers } from '#site/journey/answers/answers.ts'
import { addDays, dayLabel } from '#widgets/domain/day.ts'
import { WITHOUT_REBATE } from '#widgets/domain/tests/unpublished.ts'
import { StillFit } from './still-fit.tsx'

const address = location.href

beforeEach(() => {
  sessionStorage.clear()
  keepAnswers({ coverFor: 'singles', state: 'NSW', coverType: 'hospital-only' })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  history.replaceState(null, '', address)
})

const countedOn = async (now: string) => {
  cleanup()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
  render(<StillFit />)
  return (await screen.findByText(/^From \$/)).closest('[role=status]')!
}

test('before 1 April the lowest price may be one that begins on it; from the next it says that it is before the rebate, and from the year before', async () => {
  await countedOn('2026-03-27T00:00:00Z')
  expect(screen.getByText('Premiums from 1 April 2026.')).toBeVisible()
  expect((await countedOn('2027-03-31T13:00:00Z')).textContent).not.toMatch(/rebate/)
  expect(screen.queryByText(/^(Last year’s p|P)remiums/)).toBeNull()

  const next = await countedOn(`${addDays(WITHOUT_REBATE, -1)}T14:00:00Z`)
  expect(next.textContent).toMatch(
    /^\d+ of \d+ policies fit.*before the rebate, which has not been published for this date\./,
  )
  expect(screen.getByText(/^Last year’s premiums/).textContent).toContain(
    `funds changed them on ${dayLabel(WITHOUT_REBATE)}.`,
  )
})

test('a count that was left open over 1 April is made again for the day on which its tab is looked at', async () => {
  const midnight = Date.parse(`${addDays(WITHOUT_REBATE, -1)}T14:00:00Z`)
  await countedOn(new Date(midnight - 1).toISOString())
  expect(screen.queryByText(/^Last year’s premiums/)).toBeNull()

  vi.setSystemTime(midnight)
  document.dispatchEvent(new Event('visibilitychange'))

  expect(await screen.findByText(/^Last year’s premiums/)).toBeVisible()
})

test('each answer has the new count and price read out, but not the notes that never change', async () => {
  const spoken = await countedOn('2027-03-31T14:00:00Z')

  expect(spoken.textContent).toMatch(/^\d+ of \d+ policies fitFrom \$/)
  expect(spoken.textContent).not.toMatch(/Last year|Demo data/)
  expect(screen.getByText(/^Demo data/)).toBeVisible()
})

test('while another state’s policies are being fetched, no old count or price is shown as theirs', async () => {
  const spoken = await countedOn('2026-11-22T00:00:00Z')
  forget()
  await caches.delete('hic-catalogue-1')
  const line = Promise.withResolvers<void>()
  const real = window.fetch
  vi.spyOn(window, 'fetch').mockImplementation(async (...asked) => {
    await line.promise
    return real(...asked)
  })

  keepAnswers({ state: 'VIC' })

  await screen.findByText('Counting the policies …')
  expect(spoken.textContent).not.toMatch(/\d|\$/)
  line.resolve()
  await screen.findByText(/^From \$/)
  expect(spoken.textContent).toMatch(/^\d+ of \d+ policies fit/)
})

test('a fund code that only a mistyped address contains does not narrow the count', async () => {
  const all = (await countedOn('2026-11-22T00:00:00Z')).textContent
  keepAnswers({ funds: ['NOFUND'] })

  expect((await countedOn('2026-11-22T00:00:00Z')).textContent).toBe(all)
})

test('when the policy that was named cannot be looked up, the price says so and is based on the other answers', async () => {
  keepAnswers({ ages: [40], history: 'none', currentPolicy: '200001200' })
  expect((await countedOn('2026-11-22T00:00:00Z')).textContent).not.toMatch(/could not look up/)
  forget()
  await caches.delete('hic-catalogue-1')
  const { partitions } = await (await fetch('/catalogue/manifest.json')).json()
  const { file } = partitions['NSW/singles/hospital-and-extras']
  const real = window.fetch
  vi.spyOn(window, 'fetch').mockImplementation((...asked) =>
    String(asked[0]).endsWith(file) ? Promise.reject(new TypeError('The line is broken')) : real(...asked),
  )

  expect((await countedOn('2026-11-22T00:00:00Z')).textContent).toMatch(/could not look up the policy you chose/)
})

test('a named policy is looked up in every type of cover at once, even if one of them never answers', async () => {
  keepAnswers({ ages: [40], history: 'none', currentPolicy: '200001200' })
  forget()
  await caches.delete('hic-catalogue-1')
  const { partitions } = await (await fetch('/catalogue/manifest.json')).json()
  const real = window.fetch
  const asked = vi
    .spyOn(window, 'fetch')
    .mockImplementation((...wanted) =>
      String(wanted[0]).endsWith(partitions['NSW/singles/hospital-and-extras'].file)
        ? new Promise(() => {})
        : real(...wanted),
    )
  render(<StillFit />)

  await expect
    .poll(() => asked.mock.calls.map(([url]) => String(url)))
    .toContain(`/catalogue/${partitions['NSW/singles/extras-cover'].file}`)
})

test('a count that failed is made as soon as the device is back online', async () => {
  forget()
  await caches.delete('hic-catalogue-1')
  const line = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('The line is broken'))
  render(<StillFit />)
  await screen.findByText(/^We cannot count the policies just now/)

  line.mockRestore()
  dispatchEvent(new Event('online'))

  expect(await screen.findByText(/^From \$/)).toBeVisible()
})

test('once the device is back online, a count does not wait for what was asked for on the dead line', async () => {
  forget()
  await caches.delete('hic-catalogue-1')
  const asked = vi.spyOn(window, 'fetch').mockReturnValueOnce(new Promise(() => {}))
  render(<StillFit />)
  await waitFor(() => expect(asked).toHaveBeenCalled())

  dispatchEvent(new Event('online'))

  expect(await screen.findByText(/^From \$/)).toBeVisible()
})
