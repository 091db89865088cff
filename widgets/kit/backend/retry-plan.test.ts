import fc from 'fast-check'
import { expect, test } from 'vitest'
import { laterWait, watchedWait } from './retry-plan.ts'

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const retryAfterMs = fc.option(fc.nat(10_000_000), { nil: undefined })

test('a visitor never waits longer than a few seconds for two further tries', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), retryAfterMs, random, (failed, asked, chance) => {
      const wait = watchedWait({ failed, retryAfterMs: asked, random: chance })
      if (failed > 2) expect(wait).toBeUndefined()
      if (wait !== undefined) expect(wait).toBeLessThanOrEqual(5_000)
    }),
  )
})

test('what the backend asks for is honoured, up to five minutes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(10_000_000), random, (failed, asked, chance) => {
      const wait = laterWait({ failed, retryAfterMs: asked, random: chance })
      expect(wait).toBeGreaterThanOrEqual(Math.min(asked, 300_000))
      expect(wait).toBeLessThanOrEqual(300_000)

      const watched = watchedWait({ failed, retryAfterMs: asked, random: chance })
      if (watched !== undefined) expect(watched).toBeGreaterThanOrEqual(asked)
    }),
  )
})

test('visitors who failed together do not try again together', () => {
  const waits = [0, 0.25, 0.5, 0.75].map(chance => laterWait({ failed: 1, random: chance }))

  expect(new Set(waits).size).toBe(4)
  expect(Math.min(...waits)).toBeGreaterThan(0)
})

test('later tries become rarer', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7].map(failed => laterWait({ failed, random: 0.5 }))

  expect(waits).toEqual([...waits].sort((a, b) => a - b))
})

test('a visitor waits for a first try of 0.4 to 0.8 and a second of 1.25 to 2.5 seconds', () => {
  const waits = [1, 2].map(failed => [0, 0.5, 1].map(random => watchedWait({ failed, random })))

  expect(waits).toEqual([
    [400, 600, 800],
    [1_250, 1_875, 2_500],
  ])
  expect(watchedWait({ failed: 1, retryAfterMs: 5_000, random: 0 })).toBe(5_000)
  expect(watchedWait({ failed: 1, retryAfterMs: 5_001, random: 0 })).toBeUndefined()
})
