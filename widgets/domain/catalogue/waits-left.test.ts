import { expect, test } from 'vitest'
import type { CoPayment, Excess, ServiceTerms } from './policy.ts'
import { covering, plainPolicy } from './tests/any-policy.ts'
import { waitsLeft } from './waits-left.ts'

const pregnancyAnd = (...others: string[]) => ({ covers: covering(['PregnancyBirth', ...others]) })
const find = (waits: ReturnType<typeof waitsLeft>, label: string) => waits.find(wait => wait.label === label)

test('somebody new serves every wait in full', () => {
  const waits = waitsLeft(plainPolicy({}, pregnancyAnd('Skin')), null)

  expect(waits).toEqual([
    { label: 'Pre-existing conditions', months: 12, asBefore: null, fresh: 12 },
    { label: 'Pregnancy and birth', months: 12, asBefore: null, fresh: 12 },
    { label: 'Other hospital treatment', months: 2, asBefore: null, fresh: 2 },
  ])
})

test('after seven months of the same cover, five of the twelve are left and the two are over', () => {
  const policy = plainPolicy({}, pregnancyAnd('Skin'))

  const waits = waitsLeft({ ...policy, id: '2' }, { policy, months: 7 })

  expect(find(waits, 'Pregnancy and birth')).toMatchObject({ asBefore: 5, fresh: null })
  expect(find(waits, 'Other hospital treatment')).toMatchObject({ asBefore: 0, fresh: null })
})

test('what is new has its full wait, beside what carries over', () => {
  const held = { policy: plainPolicy({}, { covers: covering(['Skin']) }), months: 24 }

  const waits = waitsLeft(plainPolicy({ id: '2' }, { covers: covering(['Skin', 'Eye']) }), held)

  expect(find(waits, 'Pre-existing conditions')).toMatchObject({ asBefore: 0, fresh: 12 })
})

test('what was not covered before has nothing left over from before, however long the rest was held', () => {
  const held = { policy: plainPolicy({}, { covers: covering(['Skin']) }), months: 24 }

  const waits = waitsLeft(plainPolicy({ id: '2' }, pregnancyAnd('Skin')), held)

  expect(find(waits, 'Pregnancy and birth')).toMatchObject({ asBefore: null, fresh: 12 })
})

test('a lower excess is a higher benefit: the difference has its full wait, the old benefits only the rest', () => {
  const excess = { perAdmission: 750, perPerson: null, perPolicy: null }
  const held = { policy: plainPolicy({}, { ...pregnancyAnd(), excess }), months: 24 }

  expect(waitsLeft(plainPolicy({ id: '2' }, pregnancyAnd()), held)).toEqual([
    { label: 'Pregnancy and birth', months: 12, asBefore: 0, fresh: 12 },
  ])
})

test.each([
  ['what has no excess', {}, { excessWaivers: ['day surgery'] }],
  ['more hospitals', { accommodation: 'public' as const }, {}],
])('%s is a higher benefit of every stay', (_, before, after) => {
  const excess = { perAdmission: 750, perPerson: null, perPolicy: null }
  const held = { policy: plainPolicy({}, { ...pregnancyAnd(), excess, ...before }), months: 24 }

  expect(waitsLeft(plainPolicy({ id: '2' }, { ...pregnancyAnd(), excess, ...after }), held)).toEqual([
    { label: 'Pregnancy and birth', months: 12, asBefore: 0, fresh: 12 },
  ])
})

test('cover with limits that becomes full is a higher benefit, and extras that were not held are new', () => {
  const title = 'HospitalPsychiatric'
  const held = { policy: plainPolicy({}, { covers: covering([], [title]) }), months: 24 }
  const next = plainPolicy({ id: '2', extras: { Optical: { wait: 6 } } }, { covers: covering([title]) })

  expect(waitsLeft(next, held)).toEqual([
    { label: 'Psychiatric care, rehabilitation and palliative care', months: 2, asBefore: 0, fresh: 2 },
    { label: 'Optical', months: 6, asBefore: null, fresh: 6 },
  ])
  expect(waitsLeft({ ...held.policy, id: '2' }, held)).toMatchObject([{ months: 2, asBefore: 0, fresh: null }])
})

test('an extras wait carries over, except for what a higher limit adds', () => {
  const held = { policy: plainPolicy({ hospital: null, extras: { Optical: { perPerson: 200 } } }), months: 3 }
  const next = (perPerson: number) =>
    plainPolicy({ id: '2', hospital: null, extras: { Optical: { wait: 6, perPerson } } })

  expect(waitsLeft(next(200), held)).toEqual([{ label: 'Optical', months: 6, asBefore: 3, fresh: null }])
  expect(waitsLeft(next(300), held)).toEqual([{ label: 'Optical', months: 6, asBefore: 3, fresh: 6 }])
})

test('an extras wait is full if more is paid back, not only for a higher limit a person', () => {
  const optical = (terms: ServiceTerms) =>
    plainPolicy({ id: '2', hospital: null, extras: { Optical: { wait: 6, ...terms } } })
  const freshFrom = (before: ServiceTerms, after: ServiceTerms) =>
    waitsLeft(optical(after), { policy: { ...optical(before), id: '1' }, months: 24 })[0]!.fresh
  const half = { pays: [{ item: 'Glasses', percent: 50 }] }
  const most = { pays: [{ item: 'Glasses', percent: 80 }] }

  expect(freshFrom(half, most)).toBe(6)
  expect(freshFrom({ perPolicy: 400 }, { perPolicy: 600 })).toBe(6)
  expect(freshFrom({ lifetime: 1_000 }, {})).toBe(6)
  expect(freshFrom({ sharedWith: ['Dietetics'] }, {})).toBe(6)
  expect(freshFrom(most, half)).toBeNull()
  expect(freshFrom({ perPerson: 200, ...half }, { perPerson: 200, ...half })).toBeNull()
})

test('a lower co-payment is a higher benefit too, but a higher one is not', () => {
  const perDay = (most: number) => ({ perDay: most, mostPerStay: null, daySurgery: null, mostPerYear: null })
  const having = (id: string, coPayment: CoPayment | null) => plainPolicy({ id }, { ...pregnancyAnd(), coPayment })
  const freshFrom = (before: CoPayment | null, after: CoPayment | null) =>
    waitsLeft(having('2', after), { policy: having('1', before), months: 24 })[0]!.fresh

  expect(freshFrom(perDay(80), null)).toBe(12)
  expect(freshFrom(perDay(80), perDay(60))).toBe(12)
  expect(freshFrom(perDay(60), perDay(80))).toBeNull()
  expect(freshFrom(null, perDay(80))).toBeNull()
})

test('a held excess that is not stated, or that is higher or capped higher, may be more than the new one', () => {
  const excess = { perAdmission: 500, perPerson: 500, perPolicy: 500 }
  const having = (id: string, more: Partial<Excess>) =>
    plainPolicy({ id }, { ...pregnancyAnd(), excess: { ...excess, ...more } })
  const freshFrom = (before: Partial<Excess>) =>
    waitsLeft(having('2', {}), { policy: having('1', before), months: 24 })[0]!.fresh

  expect(freshFrom({ perAdmission: null, perPerson: null, perPolicy: null })).toBe(12)
  expect(freshFrom({ perPerson: 1_000, perPolicy: 1_000 })).toBe(12)
  expect(freshFrom({ perAdmission: 750 })).toBe(12)
  expect(freshFrom({})).toBeNull()
})

test('the wait for ambulance-only cover is not in the data, and nothing is promised about it', () => {
  const policy = plainPolicy({ hospital: null, ambulance: 'all' })

  expect(waitsLeft(policy, { policy, months: 24 })).toEqual([
    { label: 'Ambulance', months: null, asBefore: null, fresh: null },
  ])
})

test('nothing is new for people who stay with their policy', () => {
  const unstated = { perDay: null, mostPerStay: null, daySurgery: null, mostPerYear: null }
  const policy = plainPolicy(
    { extras: { Optical: { wait: 6, perPerson: 200, pays: [{ item: 'Glasses', percent: 50 }] } } },
    { ...pregnancyAnd('Skin'), coPayment: unstated },
  )

  const waits = waitsLeft(policy, { policy, months: 24 })

  expect(waits).toHaveLength(4)
  for (const wait of waits) expect(wait).toMatchObject({ asBefore: 0, fresh: null })
})

test('a wait that the data does not state is still named, and nothing is promised about it', () => {
  const policy = plainPolicy({ hospital: null, extras: { Optical: {}, Dietetics: { wait: 0 } } })

  expect(waitsLeft(policy, { policy, months: 24 })).toEqual([
    { label: 'Optical', months: null, asBefore: null, fresh: null },
  ])
})

test('services have the names that people know, and one that an older page does not know has that of the data', () => {
  const policy = plainPolicy({ hospital: null, extras: { Orthodontic: { wait: 12 }, Telehealth: { wait: 2 } } })

  expect(waitsLeft(policy, null).map(({ label }) => label)).toEqual(['Orthodontics', 'Telehealth'])
})
