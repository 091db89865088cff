import { expect, test } from 'vitest'
import { plainPolicy } from '#widgets/domain/catalogue/tests/any-policy.ts'
import { ChangeCount, changeLines, jumpLines } from '../import/change-count.ts'

const CHANGES = { added: 3, gone: 1, dearer: 0, cheaper: 0, medianRise: null }

test('new policies are counted against the earlier release, and dearer ones against the year before', () => {
  expect(changeLines({ comparedWith: '2025-04-01', changes: { ...CHANGES, dearer: 7, medianRise: 4.41 } })).toEqual([
    'since the earlier release: 3 new, 1 gone',
    'since 2025-04-01: 7 dearer, 0 cheaper, median 4.41%',
  ])
})

test('without a year to compare with, no rise is reported', () => {
  expect(changeLines({ comparedWith: null, changes: CHANGES })).toEqual(['since the earlier release: 3 new, 1 gone'])
  expect(changeLines({ comparedWith: null, changes: null })).toEqual([])
})

test('a policy that is sold in every state counts once as dearer, as new and as gone', () => {
  const changes = new ChangeCount()
  const before = { premium: { hospital: 9_000, extras: 0 }, gained: [], lost: [] }
  const dearer = plainPolicy({ id: '1', earlier: before })

  for (const state of ['NSW', 'VIC', 'QLD'] as const) {
    const key = { state, coverFor: 'singles', coverType: 'hospital-only' } as const
    const old = [plainPolicy({ id: '1', premium: before.premium }), plainPolicy({ id: '2' })]
    changes.countOld(key, old)
    changes.count(key, dearer, old[0])
    changes.count(key, plainPolicy({ id: '3' }), undefined)
  }

  expect(changes.result()).toEqual({ added: 1, gone: 1, dearer: 1, cheaper: 0, medianRise: 11.11 })
})

test('dearer, cheaper and unchanged policies are told apart, and the middle rise is the middle of all', () => {
  const changes = new ChangeCount()
  const key = { state: 'NSW', coverFor: 'singles', coverType: 'hospital-only' } as const
  const now = { hospital: 10_000, extras: 0 }
  const since = [8_000, 10_000, 20_000, 9_000, 12_500]
  for (const [at, was] of since.entries()) {
    const policy = plainPolicy({
      id: String(at),
      premium: now,
      earlier: { premium: { hospital: was, extras: 0 }, gained: [], lost: [] },
    })
    changes.count(key, policy, policy)
  }
  const without = plainPolicy({ id: 'without', premium: now, earlier: null })
  changes.count(key, without, without)

  expect(changes.result()).toEqual({ added: 0, gone: 0, dearer: 2, cheaper: 2, medianRise: 0 })
})

test('of an even number of rises the median is halfway between the two in the middle', () => {
  const changes = new ChangeCount()
  const key = { state: 'NSW', coverFor: 'singles', coverType: 'hospital-only' } as const
  for (const was of [10_000, 8_000, 5_000, 4_000]) {
    const earlier = { premium: { hospital: was, extras: 0 }, gained: [], lost: [] }
    const policy = plainPolicy({ id: String(was), premium: { hospital: 10_000, extras: 0 }, earlier })
    changes.count(key, policy, policy)
  }

  // 0, 25, 100 and 150 %.
  expect(changes.result().medianRise).toBe(62.5)
})

test('where nothing can be compared, there is no middle', () => {
  expect(new ChangeCount().result()).toEqual({ added: 0, gone: 0, dearer: 0, cheaper: 0, medianRise: null })
})

test('a policy for families that is in the list for single parents too is one, and one for couples is another', () => {
  const changes = new ChangeCount()
  for (const coverFor of ['families', 'single-parents', 'couples'] as const)
    changes.count({ state: 'NSW', coverFor, coverType: 'hospital-only' }, plainPolicy(), undefined)

  expect(changes.result().added).toBe(2)
})

test('premiums that no fund would change so much are named: a point in the wrong place would be the cheapest of all', () => {
  const changes = new ChangeCount()
  const key = { state: 'NSW', coverFor: 'singles', coverType: 'hospital-only' } as const
  const premium = (hospital: number) => plainPolicy({ code: `H1/${hospital}`, premium: { hospital, extras: 0 } })
  for (const now of [1_000, 9_999, 10_000, 22_500, 22_501]) changes.count(key, premium(now), premium(15_000))

  expect(jumpLines(changes.jumps)).toEqual([
    'compare with the fund’s own: 3 premiums are more than half as high again as in the earlier release, or more than a third lower: H1/1000, H1/9999, H1/22501',
  ])
  expect(jumpLines(new Set())).toEqual([])
})

test('one premium that jumped is named alone, and of many the first five', () => {
  expect(jumpLines(new Set(['A']))[0]).toMatch(/: 1 premium is more than .* lower: A$/)
  expect(jumpLines(new Set(['A', 'B', 'C', 'D', 'E', 'F']))[0]).toMatch(/: 6 premiums are .* lower: A, B, C, D, E$/)
})
