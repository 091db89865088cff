import { expect, test } from 'vitest'
import { COVER_FOR, COVER_FOR_IDS } from './cover-for.ts'
import { STATES } from './states.ts'

test('the five kinds of people have the ids that links carry and the labels that visitors read', () => {
  expect(COVER_FOR).toEqual([
    { id: 'singles', label: 'Just for me' },
    { id: 'couples', label: 'Me and my partner' },
    { id: 'families', label: 'Family' },
    { id: 'single-parents', label: 'Single parent' },
    { id: 'extended-family', label: 'Extended family' },
  ])
  expect(COVER_FOR_IDS).toEqual(COVER_FOR.map(({ id }) => id))
})

test('the eight states and territories stand in the order of the list', () => {
  expect(STATES).toEqual(['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'])
})
