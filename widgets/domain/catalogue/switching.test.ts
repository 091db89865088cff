import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differenceBetween, isLikeForLike, likeForLike } from './switching.ts'
import { anyPolicy, covering, plainPolicy } from './tests/any-policy.ts'

const excessOf = (dollars: number) => ({ perAdmission: dollars, perPerson: dollars, perPolicy: null })

test('names what would be lost, limited and gained', () => {
  const current = plainPolicy({}, { covers: covering(['Blood', 'Skin'], ['PalliativeCare']) })
  const next = plainPolicy({ id: '2' }, { covers: covering(['Eye'], ['Skin', 'PalliativeCare']) })

  expect(differenceBetween(current, next)).toMatchObject({ lost: ['Blood'], restricted: ['Skin'], gained: ['Eye'] })
})

test('names extras that go, and yearly limits that fall', () => {
  const current = plainPolicy({ extras: { Optical: { perPerson: 300 }, Podiatry: {} } })
  const next = plainPolicy({ extras: { Optical: { perPerson: 250 }, Dietetics: {} } })

  expect(differenceBetween(current, next)).toMatchObject({
    lost: ['Podiatry'],
    gained: ['Dietetics'],
    lowerLimits: [{ service: 'Optical', from: 300, to: 250 }],
  })
})

test.each([
  ['a higher excess', {}, { excess: excessOf(750) }],
  ['a new co-payment', {}, { coPayment: { perDay: 60, mostPerStay: null, daySurgery: null, mostPerYear: null } }],
  ['less ambulance', { ambulance: 'none' as const }, {}],
  ['one treatment less', {}, { covers: covering([]) }],
  ['one treatment limited', {}, { covers: covering([], ['Skin']) }],
])('%s is not like for like, so no saving may be named', (_, policy, hospital) => {
  const current = plainPolicy({ ambulance: 'emergency' }, { covers: covering(['Skin']), excess: excessOf(500) })
  const base = { covers: covering(['Skin']), excess: excessOf(500) }
  const next = plainPolicy({ id: '2', ambulance: 'emergency', ...policy }, { ...base, ...hospital })

  expect(isLikeForLike(current, next)).toBe(false)
})

test('a lower excess and more cover are like for like', () => {
  const current = plainPolicy({}, { covers: covering(['Skin']), excess: excessOf(500) })
  const better = plainPolicy({ id: '2' }, { covers: covering(['Skin', 'Eye']), excess: excessOf(250) })

  expect(likeForLike(current, [current, better])).toEqual([better])
})

test('every policy is like for like with itself', () => {
  fc.assert(
    fc.property(anyPolicy, policy => {
      expect(isLikeForLike(policy, policy)).toBe(true)
      expect(differenceBetween(policy, policy)).toMatchObject({ lost: [], restricted: [], gained: [], moreExcess: 0 })
    }),
  )
})

test('what one way loses, the other way gains', () => {
  fc.assert(
    fc.property(anyPolicy, anyPolicy, (one, other) => {
      const there = differenceBetween(one, other)
      const back = differenceBetween(other, one)

      expect(back.gained).toEqual(expect.arrayContaining(there.lost))
      expect(back.moreExcess).toBe(there.moreExcess === 0 ? 0 : -there.moreExcess)
    }),
  )
})
