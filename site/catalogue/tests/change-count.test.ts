import { expect, test } from 'vitest'
import { changeLines } from '../import/change-count.ts'

const CHANGES = { added: 3, gone: 1, dearer: 0, cheaper: 0, medianRise: null }

test('what is new is told from the release before, and what is dearer from the year before', () => {
  expect(changeLines({ comparedWith: '2025-04-01', changes: { ...CHANGES, dearer: 7, medianRise: 4.41 } })).toEqual([
    'since the release before: 3 new, 1 gone',
    'since 2025-04-01: 7 dearer, 0 cheaper, median 4.41%',
  ])
})

test('without a year to compare with, no rise is told', () => {
  expect(changeLines({ comparedWith: null, changes: CHANGES })).toEqual(['since the release before: 3 new, 1 gone'])
  expect(changeLines({ comparedWith: null, changes: null })).toEqual([])
})
