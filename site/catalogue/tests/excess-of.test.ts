import { expect, test } from 'vitest'
import { excessOf, isAboveItsMost } from '../import/excess-of.ts'
import { emptyDraft } from '../import/product-draft.ts'

const EMPTY = emptyDraft('', '')
const NOTHING = EMPTY.excess
const NOT_STATED = { perAdmission: null, perPerson: null, perPolicy: null }
const read = (excessType: string | null, said: Partial<typeof NOTHING> = {}, hasUnreadExcess = false) =>
  excessOf({ ...EMPTY, excessType, excess: { ...NOTHING, ...said }, hasUnreadExcess })

test('0 a stay beside 500 a person is an excess of 500', () => {
  expect(read('Limited', { perAdmission: 0, perPerson: 500 })).toEqual({ ...NOT_STATED, perPerson: 500 })
})

test.each(['Limited', 'Unlimited'])('an excess of type %s without an amount is not taken for none', type => {
  expect(read(type)).toEqual(NOT_STATED)
  expect(read(type, { perAdmission: 0 })).toEqual(NOT_STATED)
})

test('an excess in words is not taken for none', () => {
  expect(read('', {}, true)).toEqual(NOT_STATED)
})

test('an excess of which nothing is said is not taken for none, unless its amount is said to be 0', () => {
  expect(read(null)).toEqual(NOT_STATED)
  expect(read(null, { perPerson: 0 })).toBeNull()
})

test.each(['None', 'none', ' None ', ''])('a policy of type “%s” without an amount has none', type => {
  expect(read(type)).toBeNull()
  expect(read(type, { perAdmission: 0, perPerson: 0 })).toBeNull()
})

test('the most that one person pays is the most for a policy that covers only one', () => {
  const draft = { ...EMPTY, excessType: '', excess: { ...NOTHING, perAdmission: 500, perPerson: 500 } }

  expect(excessOf({ ...draft, onlyOnePerson: true })).toEqual({ perAdmission: 500, perPerson: 500, perPolicy: 500 })
  expect(excessOf({ ...draft, onlyOnePerson: false })).toEqual({ perAdmission: 500, perPerson: 500, perPolicy: null })

  const capped = { ...draft, excess: { ...draft.excess, perPolicy: 1_000 } }
  expect(excessOf({ ...capped, onlyOnePerson: true })).toEqual({ perAdmission: 500, perPerson: 500, perPolicy: 500 })
  expect(excessOf({ ...capped, onlyOnePerson: false })).toEqual({ perAdmission: 500, perPerson: 500, perPolicy: 1_000 })
})

test('a couple pays at most twice what one of them does; with children there may be more to pay', () => {
  const [couple, family] = [new Set<string>(), new Set(['Child'])]
  const most = (perPolicy: number | null, dependants: Set<string>, adults = 2) =>
    excessOf({
      ...EMPTY,
      excess: { perAdmission: 500, perPerson: 500, perPolicy },
      excessType: 'LimitedPerPerson',
      adults,
      dependants,
    })?.perPolicy

  expect([null, 0, 1_000, 2_000, 750].map(cap => most(cap, couple))).toEqual([1_000, 1_000, 1_000, 1_000, 750])
  expect([null, 1_000, 2_000].map(cap => most(cap, family))).toEqual([null, 1_000, 2_000])
  expect(most(null, family, 1)).toBeNull()
})

test.each([
  ['a stay’s above a person’s', { perAdmission: 750, perPerson: 500 }, { perAdmission: 500, perPerson: 500 }],
  ['a person’s above the policy’s', { perPerson: 750, perPolicy: 500 }, { perPerson: 500, perPolicy: 500 }],
  ['a stay’s above the policy’s', { perAdmission: 750, perPolicy: 500 }, { perAdmission: 500, perPolicy: 500 }],
])('nobody pays more than the most of a year: of two figures with %s the lower one counts', (_, said, excess) => {
  expect(read('', said)).toEqual({ ...NOT_STATED, ...excess })
  expect(isAboveItsMost({ ...NOTHING, ...said })).toBe(true)
  expect(isAboveItsMost({ ...NOTHING, ...excess })).toBe(false)
})
