import { expect, test } from 'vitest'
import { coPaymentLabel, mostCoPaymentLabel } from './co-payment.ts'

const NOT_STATED = { perDay: null, mostPerStay: null, daySurgery: null, mostPerYear: null }

test.each([
  ['nothing', null, 'None'],
  ['so much a day', { ...NOT_STATED, perDay: 60, daySurgery: 30 }, '$60 a day, $30 for day surgery'],
  ['day surgery alone', { ...NOT_STATED, daySurgery: 30 }, '$30 for day surgery'],
  ['an amount that the data does not state', NOT_STATED, 'See the statement'],
])('a co-payment of %s is given as it is', (_, coPayment, label) => {
  expect(coPaymentLabel(coPayment)).toBe(label)
})

test.each([
  ['a stay and a year', { ...NOT_STATED, perDay: 60, mostPerStay: 300, mostPerYear: 600 }, '$300 a stay, $600 a year'],
  ['a year alone', { ...NOT_STATED, perDay: 60, mostPerYear: 600 }, '$600 a year'],
  ['nothing', { ...NOT_STATED, perDay: 60 }, null],
  ['nothing, where nothing is paid', null, null],
])('the maximum is given for %s', (_, coPayment, label) => {
  expect(mostCoPaymentLabel(coPayment)).toBe(label)
})
