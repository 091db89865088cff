import { expect, test } from 'vitest'
import type { Coverage } from '#widgets/domain/catalogue/policy.ts'
import { covering, plainPolicy } from '#widgets/domain/catalogue/tests/any-policy.ts'
import { carriedOn, earlierOf, excessKey, joinWith } from '../import/earlier.ts'

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

test('what is gained, lost and was only restricted is named', () => {
  expect(earlierOf(covers('full', false), covers('none', true))).toMatchObject({
    gained: ['Eye'],
    lost: ['DentalGeneral'],
  })
  expect(earlierOf(covers('restricted', true), covers('full', false))).toMatchObject({
    gained: ['DentalGeneral'],
    lost: ['Eye'],
  })
  expect(earlierOf(covers('full', true), covers('restricted', true))).toEqual({
    premium: plainPolicy().premium,
    gained: ['Eye'],
    lost: [],
    restricted: ['Eye'],
  })
})

test.each(DEGREES)('of what stays as it was (%s), nothing is said', eyes => {
  expect(earlierOf(covers(eyes, true), covers(eyes, true))).toEqual({
    premium: plainPolicy().premium,
    gained: [],
    lost: [],
  })
})

test('a policy without extras has lost those it had', () => {
  expect(earlierOf(plainPolicy({ extras: null }), plainPolicy({ extras: { Optical: {} } })).lost).toEqual(['Optical'])
})

test('an earlier self is found by its id, and under a new one by fund, code and excess', () => {
  const excess = { perAdmission: 500, perPerson: 500, perPolicy: 500 }
  const old = [plainPolicy({ id: '1' }), plainPolicy({ id: '2' }, { excess })]
  const { byId, byCode } = joinWith(old)

  expect(byId(plainPolicy({ id: '2', code: 'other' }))).toBe(old[1])
  expect(byId(plainPolicy({ id: '3' }))).toBeUndefined()
  expect(byCode(plainPolicy({ id: '3' }))).toBe(old[0])
  expect(byCode(plainPolicy({ id: '3' }, { excess }))).toBe(old[1])
  expect(byCode(plainPolicy({ id: '3', code: 'other' }))).toBeUndefined()
  expect(byCode(plainPolicy({ id: '3', fund: 'other' }))).toBeUndefined()
})

test('a policy without an excess, or without hospital cover, has no excess to differ in', () => {
  expect(excessKey(plainPolicy({ hospital: null }))).toBe(excessKey(plainPolicy({}, { excess: null })))
})
