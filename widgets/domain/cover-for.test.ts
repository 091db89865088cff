import { expect, test } from 'vitest'
import { COVER_FOR, COVER_FOR_IDS, isForChildren, isOnFamilyScale } from './cover-for.ts'
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

test('children are asked about, and move the income limits, for families, single parents and extended families', () => {
  expect(COVER_FOR_IDS.filter(isForChildren)).toEqual(['families', 'single-parents', 'extended-family'])
})

test('the income limits are those for families, but for one person and for a parent alone whose children are grown', () => {
  const onFamilyScale = (children?: number) => COVER_FOR_IDS.filter(coverFor => isOnFamilyScale(coverFor, children))

  for (const children of [undefined, 1])
    expect(onFamilyScale(children)).toEqual(['couples', 'families', 'single-parents', 'extended-family'])
  expect(onFamilyScale(0)).toEqual(['couples', 'families', 'extended-family'])
  expect(isOnFamilyScale(undefined, 1)).toBe(false)
})

test('the eight states and territories stand in the order of the list', () => {
  expect(STATES).toEqual(['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'])
})
