import { expect, test } from 'vitest'
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

test('what is new is waited for in full, beside what carries over', () => {
  const held = { policy: plainPolicy({}, { covers: covering(['Skin']) }), months: 24 }

  const waits = waitsLeft(plainPolicy({ id: '2' }, { covers: covering(['Skin', 'Eye']) }), held)

  expect(find(waits, 'Pre-existing conditions')).toMatchObject({ asBefore: 0, fresh: 12 })
})

test('a lower excess is a higher benefit: its difference is waited for in full, the old benefits for the rest only', () => {
  const excess = { perAdmission: 750, perPerson: null, perPolicy: null }
  const held = { policy: plainPolicy({}, { ...pregnancyAnd(), excess }), months: 24 }

  expect(waitsLeft(plainPolicy({ id: '2' }, pregnancyAnd()), held)).toEqual([
    { label: 'Pregnancy and birth', months: 12, asBefore: 0, fresh: 12 },
  ])
})

test('an extras wait carries over, but for what a higher limit adds', () => {
  const held = { policy: plainPolicy({ hospital: null, extras: { Optical: { perPerson: 200 } } }), months: 3 }
  const next = (perPerson: number) =>
    plainPolicy({ id: '2', hospital: null, extras: { Optical: { wait: 6, perPerson } } })

  expect(waitsLeft(next(200), held)).toEqual([{ label: 'Optical', months: 6, asBefore: 3, fresh: null }])
  expect(waitsLeft(next(300), held)).toEqual([{ label: 'Optical', months: 6, asBefore: 3, fresh: 6 }])
})

test('a wait that the data does not state is named all the same, and nothing is promised of it', () => {
  const policy = plainPolicy({ hospital: null, extras: { Optical: {}, Dietetics: { wait: 0 } } })

  expect(waitsLeft(policy, { policy, months: 24 })).toEqual([
    { label: 'Optical', months: null, asBefore: null, fresh: null },
  ])
})
