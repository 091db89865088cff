import { expect, test } from 'vitest'
import type { Earlier } from '#widgets/domain/catalogue/policy.ts'
import { covering, plainPolicy } from '#widgets/domain/catalogue/tests/any-policy.ts'
import { carriedOn } from '../import/earlier.ts'

type Cover = 'full' | 'restricted' | 'none'
type Change = Pick<Earlier, 'gained' | 'lost'>

/** A policy that covers eye treatment so, with what changed before. */
const eyes = (cover: Cover, earlier: Change = { gained: [], lost: [] }) =>
  plainPolicy(
    { earlier: { premium: { hospital: 9_000, extras: 0 }, ...earlier } },
    { covers: covering(cover === 'full' ? ['Eye'] : [], cover === 'restricted' ? ['Eye'] : []) },
  )
const none: Change = { gained: [], lost: [] }
const gained: Change = { gained: ['Eye'], lost: [] }
const lost: Change = { gained: [], lost: ['Eye'] }

test.each<[told: Change, before: Cover, now: Cover, telling: Change]>([
  [none, 'none', 'full', gained],
  [none, 'full', 'none', lost],
  [gained, 'full', 'full', gained],
  [gained, 'full', 'none', none],
  [lost, 'none', 'none', lost],
  [lost, 'none', 'full', none],
  // It may have been covered in full before.
  [lost, 'none', 'restricted', lost],
  [lost, 'restricted', 'none', lost],
])('in one premium year %o and then from %s to %s tells %o', (told, before, now, telling) => {
  expect(carriedOn(eyes(now), eyes(before, told))).toMatchObject(telling)
})

test('extras that are covered again are no loss', () => {
  const dental = (extras: object, earlier = none) =>
    plainPolicy({
      hospital: null,
      extras: extras as never,
      earlier: { premium: { hospital: 0, extras: 1 }, ...earlier },
    })

  expect(carriedOn(dental({ DentalGeneral: {} }), dental({}, { gained: [], lost: ['DentalGeneral'] }))).toMatchObject(
    none,
  )
})
