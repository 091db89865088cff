import { expect, test } from 'vitest'
import { excessLabel, mostExcessLabel } from './excess.ts'
import { plainPolicy } from './tests/any-policy.ts'

test.each([
  ['a person and the policy', { perAdmission: 500, perPerson: 500, perPolicy: 1000 }, '$500 a person, $1,000 a policy'],
  ['both alike', { perAdmission: 500, perPerson: 500, perPolicy: 500 }, '$500'],
  ['a person alone', { perAdmission: 500, perPerson: 500, perPolicy: null }, '$500 a person'],
  ['the policy alone', { perAdmission: 500, perPerson: null, perPolicy: 1000 }, '$1,000 a policy'],
  ['neither', { perAdmission: 500, perPerson: null, perPolicy: null }, null],
  ['no excess', null, null],
])('the maximum excess of a year is given for %s', (_, excess, label) => {
  expect(mostExcessLabel(plainPolicy({}, { excess }))).toBe(label)
})

test.each([
  ['no excess', null, 'None'],
  ['an excess', { perAdmission: null, perPerson: 500, perPolicy: null }, '$500'],
  ['one that is not stated', { perAdmission: null, perPerson: null, perPolicy: null }, 'See the statement'],
])('the excess of a stay is given for %s', (_, excess, label) => {
  expect(excessLabel(plainPolicy({}, { excess }))).toBe(label)
})
