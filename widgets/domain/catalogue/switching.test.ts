import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CoPayment, Excess, Policy, ServiceTerms } from './policy.ts'
import { differenceBetween, isLikeForLike } from './switching.ts'
import { anyPolicy, covering, plainPolicy } from './tests/any-policy.ts'

const CHILDREN = [{ kind: 'Child', to: 20 }] as const
const excessOf = (dollars: number) => ({ perAdmission: dollars, perPerson: dollars, perPolicy: null })

test('names what would be lost, limited and gained', () => {
  const current = plainPolicy({}, { covers: covering(['Blood', 'Skin'], ['PalliativeCare']) })
  const next = plainPolicy({ id: '2' }, { covers: covering(['Eye'], ['Skin', 'PalliativeCare']) })

  expect(differenceBetween(current, next)).toMatchObject({ lost: ['Blood'], restricted: ['Skin'], gained: ['Eye'] })
})

test('names extras that would be lost, and yearly limits that fall', () => {
  const current = plainPolicy({ extras: { Optical: { perPerson: 300 }, Podiatry: {} } })
  const next = plainPolicy({ extras: { Optical: { perPerson: 250 }, Dietetics: {} } })

  expect(differenceBetween(current, next)).toMatchObject({
    lost: ['Podiatry'],
    gained: ['Dietetics'],
    lowerLimits: ['Optical'],
  })
})

test.each([
  ['a higher excess', {}, { excess: excessOf(750) }],
  ['a new co-payment', {}, { coPayment: { perDay: 60, mostPerStay: null, daySurgery: null, mostPerYear: null } }],
  ['an excess for day surgery too', {}, { excessWaivers: ['children on the policy'] }],
  ['public hospitals only', {}, { accommodation: 'public' as const }],
  ['hospitals that are not stated', {}, { accommodation: 'not-stated' as const }],
  ['less ambulance', { ambulance: 'none' as const }, {}],
  ['one parent covered instead of both', { adults: 1 as const }, {}],
  ['children up to a lower age', { dependants: [{ kind: 'Child', to: 17 }] as const }, {}],
  ['one treatment less', {}, { covers: covering([]) }],
  ['one treatment limited', {}, { covers: covering([], ['Skin']) }],
])('%s is not like for like, so no saving may be named', (_, policy, hospital) => {
  const current = plainPolicy(
    { ambulance: 'emergency', adults: 2, dependants: CHILDREN },
    { covers: covering(['Skin']), excess: excessOf(500), excessWaivers: ['day surgery', 'children on the policy'] },
  )
  const base = { ...current.hospital }
  const next = plainPolicy(
    { id: '2', ambulance: 'emergency', adults: 2, dependants: CHILDREN, ...policy },
    { ...base, ...hospital },
  )

  expect(isLikeForLike(current, next)).toBe(false)
})

test('a policy without an excess loses no waiver, and neither does one that waives more', () => {
  const current = plainPolicy({}, { excess: excessOf(500), excessWaivers: ['day surgery'] })
  const without = plainPolicy({ id: '2' }, { excess: null })
  const more = plainPolicy({ id: '3' }, { excess: excessOf(500), excessWaivers: ['accidents', 'day surgery'] })

  for (const next of [without, more]) {
    expect(differenceBetween(current, next).lostWaivers).toEqual([])
    expect(isLikeForLike(current, next)).toBe(true)
  }
  expect(differenceBetween(more, current).lostWaivers).toEqual(['accidents'])
})

test('a limit for the whole policy takes nothing from one person who gets no more anyway', () => {
  const alike: ServiceTerms[] = [{ perPerson: 500 }, { perPerson: 500, perPolicy: 1_000 }, { perPolicy: 500 }]
  const lowerLimits = (before: ServiceTerms, after: ServiceTerms, people: Partial<Policy> = {}) =>
    differenceBetween(
      plainPolicy({ ...people, extras: { Optical: before } }),
      plainPolicy({ ...people, id: '2', extras: { Optical: after } }),
    ).lowerLimits

  for (const before of alike) for (const after of alike) expect(lowerLimits(before, after)).toEqual([])
  expect(lowerLimits({ perPerson: 500 }, { perPerson: 500, perPolicy: 400 })).toEqual(['Optical'])
  for (const people of [{ adults: 2 }, { dependants: CHILDREN }] as const) {
    expect(lowerLimits({ perPerson: 500 }, { perPerson: 500, perPolicy: 1_000 }, people)).toEqual(['Optical'])
    expect(lowerLimits({ perPolicy: 1_000 }, { perPerson: 500, perPolicy: 1_000 }, people)).toEqual(['Optical'])
    expect(lowerLimits({ perPolicy: 500 }, { perPerson: 500, perPolicy: 800 }, people)).toEqual([])
  }
})

test('a limit for the whole policy may take something from two of whom one had a policy alone', () => {
  const alone = plainPolicy({ extras: { Optical: { perPerson: 500 } } })
  const together = plainPolicy({ id: '2', adults: 2, extras: { Optical: { perPerson: 500, perPolicy: 800 } } })

  expect(differenceBetween(alone, together).lowerLimits).toEqual(['Optical'])
})

test('a percentage back and an amount back are no match for each other, however small', () => {
  const percentage = { pays: [{ ...glasses, percent: 1 }] }
  const amount = { pays: [{ ...glasses, dollars: 1 }] }
  const lowerBenefits = (before: ServiceTerms, after: ServiceTerms) =>
    differenceBetween(
      plainPolicy({ extras: { Optical: before } }),
      plainPolicy({ id: '2', extras: { Optical: after } }),
    ).lowerBenefits

  expect(lowerBenefits(percentage, amount)).toEqual(['Optical'])
  expect(lowerBenefits(amount, percentage)).toEqual(['Optical'])
})

test('a service that is limited further than now has a lower limit', () => {
  const current = plainPolicy({ extras: { Optical: { perPerson: 300 }, Podiatry: { limitedFurther: true } } })
  const further: ServiceTerms = { perPerson: 300, limitedFurther: true }
  const next = plainPolicy({ id: '2', extras: { Optical: further, Podiatry: { limitedFurther: true } } })

  expect(differenceBetween(current, next).lowerLimits).toEqual(['Optical'])
  expect(differenceBetween(next, current).lowerLimits).toEqual([])
})

test('extras alone, which pay for no stay, have no lower excess and no better co-payment', () => {
  const extras = plainPolicy({ hospital: null, extras: { Optical: {} } })
  const coPayment = { perDay: 60, mostPerStay: null, daySurgery: null, mostPerYear: null }
  const combined = plainPolicy({ id: '2', extras: { Optical: {} } }, { excess: excessOf(750), coPayment })
  const ofStays = {
    moreExcess: 0,
    higherExcessCap: false,
    lostWaivers: [],
    fewerHospitals: false,
    newCoPayment: false,
    higherCoPayment: false,
  }

  expect(differenceBetween(extras, combined)).toMatchObject(ofStays)
  expect(differenceBetween(combined, extras)).toMatchObject(ofStays)
  expect(isLikeForLike(extras, combined)).toBe(true)
  expect(isLikeForLike(combined, extras)).toBe(false)
})

test('a lower excess and more cover are like for like', () => {
  const current = plainPolicy({}, { covers: covering(['Skin']), excess: excessOf(500) })
  const better = plainPolicy({ id: '2' }, { covers: covering(['Skin', 'Eye']), excess: excessOf(250) })

  expect(isLikeForLike(current, better)).toBe(true)
})

const withExcess = (excess: Partial<Excess> | null) => (policy: Policy) =>
  ofHospital(policy, { excess: excess && { ...CAPPED, ...excess } })
const withCoPayment = (terms: Partial<CoPayment> | null) => (policy: Policy) =>
  ofHospital(policy, { coPayment: terms && { ...BY_THE_DAY, ...terms } })
const withOptical = (terms: ServiceTerms) => (policy: Policy) => ({
  ...policy,
  extras: { ...policy.extras, Optical: terms },
})
const ofHospital = (policy: Policy, differences: object) => ({
  ...policy,
  hospital: { ...(policy.hospital ?? plainPolicy().hospital!), ...differences },
})
const NOT_STATED = { perAdmission: null, perPerson: null, perPolicy: null }
const CAPPED = { perAdmission: 500, perPerson: 500, perPolicy: 1_000 }
const BY_THE_DAY = { perDay: 60, mostPerStay: 300, daySurgery: 60, mostPerYear: 600 }
const glasses = { item: 'Glasses' }

test.each([
  ['an excess for each admission', withExcess({}), withExcess({ perPerson: null })],
  ['more a stay, capped alike', withExcess({ perAdmission: 250 }), withExcess({})],
  ['a higher cap for each person', withExcess({}), withExcess({ perPerson: 1_000 })],
  ['an excess without a cap for all', withExcess({}), withExcess({ perPolicy: null })],
  ['an excess where there was none', withExcess(null), withExcess({})],
  ['a co-payment where there was none', withCoPayment(null), withCoPayment({})],
  ['more a day', withCoPayment({}), withCoPayment({ perDay: 61 })],
  ['more for day surgery', withCoPayment({ daySurgery: null }), withCoPayment({})],
  ['more a stay in co-payments', withCoPayment({}), withCoPayment({ mostPerStay: 400 })],
  ['a year without a cap', withCoPayment({}), withCoPayment({ mostPerYear: null })],
  [
    'the surcharge',
    (policy: Policy) => ofHospital(policy, { avoidsSurcharge: true }),
    (policy: Policy) => ofHospital(policy, { avoidsSurcharge: false }),
  ],
  ['a limit where there was none', withOptical({ perPolicy: 900 }), withOptical({ perPolicy: 900, perPerson: 500 })],
  ['a lower limit for the policy', withOptical({ perPolicy: 500 }), withOptical({ perPolicy: 400 })],
  ['a lower limit for life', withOptical({ lifetime: 500 }), withOptical({ lifetime: 400 })],
  [
    'a limit shared with one more',
    withOptical({ perPerson: 9, sharedWith: ['Podiatry'] }),
    withOptical({ perPerson: 9, sharedWith: ['Podiatry', 'Dietetics'] }),
  ],
  ['a limit shared with more', withOptical({ perPerson: 9 }), withOptical({ perPerson: 9, sharedWith: ['Podiatry'] })],
  [
    'a lower percentage back',
    withOptical({ pays: [{ ...glasses, percent: 80 }] }),
    withOptical({ pays: [{ ...glasses, percent: 60 }] }),
  ],
  [
    'fewer dollars back',
    withOptical({ pays: [{ ...glasses, dollars: 80 }] }),
    withOptical({ pays: [{ ...glasses, dollars: 60 }] }),
  ],
  [
    'as much back for one thing less',
    withOptical({ pays: [glasses, { item: 'Lenses' }].map(one => ({ ...one, dollars: 80 })) }),
    withOptical({ pays: [{ item: 'Lenses', dollars: 80 }] }),
  ],
  ['an example that is gone', withOptical({ pays: [{ ...glasses, dollars: 80 }] }), withOptical({})],
])('whatever else a policy has, with %s it is not like for like, but the other way round it is', (_, better, worse) => {
  fc.assert(
    fc.property(anyPolicy.map(withExcess({})).map(withCoPayment({})), policy => {
      const [one, other] = [better(policy), { ...worse(policy), id: 'other' }]

      expect(isLikeForLike(one, other)).toBe(false)
      expect(isLikeForLike(other, one)).toBe(true)
    }),
    { numRuns: 20 },
  )
})

test('limits that the data does not state may be lower than any, either way', () => {
  const [stated, unstated] = [{ perPerson: 500 }, {}].map((terms, at) =>
    withOptical(terms)(plainPolicy({ id: `${at}`, extras: {} })),
  )

  expect(differenceBetween(stated!, unstated!).lowerLimits).toEqual(['Optical'])
  expect(differenceBetween(unstated!, stated!).lowerLimits).toEqual(['Optical'])
})

test('an excess or a co-payment that the data does not state may be lower than any and higher than any', () => {
  const unstated = { perDay: null, daySurgery: null }
  for (const [stated, not] of [
    [withExcess({}), withExcess(NOT_STATED)],
    [withCoPayment({}), withCoPayment(unstated)],
  ] as const) {
    const [one, other] = [stated(plainPolicy()), { ...not(plainPolicy()), id: 'other' }]

    expect(isLikeForLike(one, other)).toBe(false)
    expect(isLikeForLike(other, one)).toBe(false)
    expect(isLikeForLike({ ...other, id: 'third' }, other)).toBe(false)
    expect(isLikeForLike(other, plainPolicy())).toBe(true)
  }
})

test('a new co-payment is not also called higher', () => {
  const difference = differenceBetween(plainPolicy(), { ...withCoPayment({})(plainPolicy()), id: '2' })

  expect(difference).toMatchObject({ newCoPayment: true, higherCoPayment: false })
})

test('every policy is like for like with itself', () => {
  const withoutHospitals = (policy: Policy) => ofHospital(policy, { accommodation: 'not-stated' })
  for (const unstated of [withExcess(NOT_STATED), withCoPayment({ perDay: null, daySurgery: null }), withoutHospitals])
    expect(isLikeForLike(unstated(plainPolicy()), unstated(plainPolicy()))).toBe(true)
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
