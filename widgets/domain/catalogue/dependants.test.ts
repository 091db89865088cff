import { expect, test } from 'vitest'
import { coversFewer, type Dependant, dependantsLabel, statesAges } from './dependants.ts'

const CHILDREN: Dependant[] = [{ kind: 'Child', to: 20 }]
const STUDENTS: Dependant[] = [...CHILDREN, { kind: 'Student', to: 24 }]
const GROWN: Dependant[] = [...CHILDREN, { kind: 'NonStudent', to: 30 }]

test.each<[string, Dependant[], Dependant[]]>([
  ['no students', STUDENTS, CHILDREN],
  ['students to a lower age', STUDENTS, [...CHILDREN, { kind: 'Student', to: 23 }]],
  ['adult children only as students', GROWN, [...CHILDREN, { kind: 'Student', to: 30 }]],
  ['adult children only on conditions', GROWN, [...CHILDREN, { kind: 'ConditionalNonStudent', to: 30 }]],
  ['nobody with a disability', [...CHILDREN, { kind: 'Disability' }], CHILDREN],
  ['no students, to whatever age they were', [...CHILDREN, { kind: 'Student' }], []],
])('somebody would not be covered as now: %s', (_, now, then) => {
  expect(coversFewer(now, then)).toBe(true)
})

test.each<[string, Dependant[], Dependant[]]>([
  ['the same', STUDENTS, STUDENTS],
  ['nobody before', [], CHILDREN],
  ['students as adult children, to a higher age', STUDENTS, GROWN],
  [
    'the same ages under another name',
    CHILDREN,
    [
      { kind: 'Child', to: 17 },
      { kind: 'NonClassified', to: 20 },
    ],
  ],
  ['on conditions before, and now without', [...CHILDREN, { kind: 'ConditionalNonStudent', to: 30 }], GROWN],
  ['an age that is not stated, which may be any', STUDENTS, [...CHILDREN, { kind: 'Student' }]],
])('nobody is covered for less: %s', (_, now, then) => {
  expect(coversFewer(now, then)).toBe(false)
})

test('the ages are stated if each has one, but for a disability', () => {
  expect(statesAges([...STUDENTS, { kind: 'Disability' }])).toBe(true)
  expect(statesAges([...CHILDREN, { kind: 'Student' }])).toBe(false)
  expect(statesAges([])).toBe(false)
})

test('who is covered is said in words, with the ages that are stated', () => {
  expect(dependantsLabel([...STUDENTS, { kind: 'Disability' }])).toBe(
    'Children up to age 20, full-time students up to age 24, dependants with a disability',
  )
})
