import { expect, test } from 'vitest'
import type { Coverage } from '#widgets/domain/catalogue/policy.ts'
import { covering, plainPolicy } from '#widgets/domain/catalogue/tests/any-policy.ts'
import { carriedOn, earlierOf } from '../import/earlier.ts'

const DEGREES: readonly Coverage[] = ['none', 'restricted', 'full']

/** A policy that covers eye treatment so, and dental care or not. */
const covers = (eyes: Coverage, dental: boolean) =>
  plainPolicy(
    { extras: dental ? { DentalGeneral: {} } : {} },
    { covers: covering(eyes === 'full' ? ['Eye'] : [], eyes === 'restricted' ? ['Eye'] : []) },
  )
const ALL = DEGREES.flatMap(eyes => [covers(eyes, false), covers(eyes, true)])

test('however cover changes from month to month of a premium year, it is compared with that of the year before', () => {
  for (const march of ALL)
    for (const april of ALL)
      for (const may of ALL)
        for (const june of ALL) {
          const inApril = { ...april, earlier: earlierOf(april, march) }
          const inMay = { ...may, earlier: carriedOn(may, inApril) }

          expect(carriedOn(june, inMay)).toEqual(earlierOf(june, march))
        }
})

test('a policy that was new in April stays so until the next', () => {
  expect(carriedOn(plainPolicy(), plainPolicy({ earlier: null }))).toBeNull()
})
