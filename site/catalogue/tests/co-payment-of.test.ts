import { expect, test } from 'vitest'
import { coPaymentOf } from '../import/co-payment-of.ts'
import { emptyDraft, emptyHospital } from '../import/product-draft.ts'

const EMPTY = emptyDraft('', '')
const NOTHING = EMPTY.coPayment
const read = (coPaymentType: string | null, said: Partial<typeof NOTHING> = {}, hasUnreadCoPayment = false) =>
  coPaymentOf({ ...EMPTY, coPaymentType, coPayment: { ...NOTHING, ...said }, hasUnreadCoPayment })

test('a co-payment for private rooms alone is a co-payment', () => {
  expect(read('Unlimited', { private: 80 })).toMatchObject({ perDay: 80, mostPerStay: null })
})

test('for two kinds of rooms the dearer one is shown, and its cap', () => {
  const both = { shared: 60, sharedMax: 300, private: 80, privateMax: 400 }

  expect(read('Limited', both)).toMatchObject({ perDay: 80, mostPerStay: 400 })
  expect(read('Limited', { ...both, privateMax: null })).toMatchObject({ perDay: 80, mostPerStay: null })
})

test('a co-payment for day surgery alone costs nothing a day', () => {
  expect(read('Limited', { daySurgery: 50, annualMax: 100 })).toEqual({
    perDay: null,
    mostPerStay: null,
    daySurgery: 50,
    mostPerYear: 100,
  })
})

test.each(['Limited', 'Unlimited'])('a co-payment of type %s without an amount is not taken for none', type => {
  expect(read(type)).toMatchObject({ perDay: null, daySurgery: null })
  expect(read(type, { shared: 0 })).not.toBeNull()
})

test.each([
  ['in words that are no amount', {}, true],
  ['with the most for one year alone', { annualMax: 500 }, false],
  ['with the most for one stay alone', { sharedMax: 300 }, false],
])('a co-payment %s is not taken for none, whatever its type', (_, said, inWords) => {
  const notStated = { perDay: null, mostPerStay: null, daySurgery: null, mostPerYear: null }

  for (const type of ['', 'None']) expect(read(type, said, inWords)).toEqual(notStated)
})

test('what a policy leaves unpaid of a stay is a co-payment that is not stated, whatever else is said', () => {
  const notStated = { perDay: null, mostPerStay: null, daySurgery: null, mostPerYear: null }
  const said = { ...EMPTY, coPaymentType: 'None', hospital: { ...emptyHospital(), paysInPart: true } }

  expect(coPaymentOf(said)).toEqual(notStated)
  expect(coPaymentOf({ ...said, coPaymentType: 'Limited', coPayment: { ...NOTHING, private: 80 } })).toEqual(notStated)
  expect(coPaymentOf({ ...said, hospital: emptyHospital() })).toBeNull()
})

test('a co-payment of which nothing is said is not taken for none, unless its amount is said to be 0', () => {
  expect(read(null)).toMatchObject({ perDay: null, daySurgery: null })
  expect(read(null, { shared: 0 })).toBeNull()
})

test.each(['None', ' None ', ''])('a policy of type "%s" without an amount has none', type => {
  expect(read(type, { shared: 0 })).toBeNull()
})
