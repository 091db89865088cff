import { expect, test } from 'vitest'
import { coPaymentLabel } from './co-payment.ts'

const NOT_STATED = { perDay: null, mostPerStay: null, daySurgery: null, mostPerYear: null }

test.each([
  ['nothing', null, 'None'],
  ['so much a day', { ...NOT_STATED, perDay: 60, daySurgery: 30 }, '$60 a day'],
  ['day surgery alone', { ...NOT_STATED, daySurgery: 30 }, '$30 for day surgery'],
  ['an amount that the data does not state', NOT_STATED, 'As the statement says'],
])('a co-payment of %s is said as it is', (_, coPayment, label) => {
  expect(coPaymentLabel(coPayment)).toBe(label)
})
