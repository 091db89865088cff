import { describe, expect, test } from 'vitest'
import {
  CLINICAL_CATEGORIES,
  categoriesAddedBy,
  categoriesOf,
  categoryByTitle,
  obligation,
} from './clinical-categories.ts'
import { HOSPITAL_TIERS } from './hospital-tiers.ts'

const titles = CLINICAL_CATEGORIES.map(category => category.title)

test('there are 38 categories, none twice', () => {
  expect(titles).toHaveLength(38)
  expect(new Set(titles).size).toBe(38)
  expect(new Set(CLINICAL_CATEGORIES.map(category => category.label)).size).toBe(38)
})

test.each([
  ['Basic', 3, 3],
  ['Bronze', 18, 21],
  ['Silver', 8, 29],
  ['Gold', 9, 38],
] as const)('%s adds %d categories and covers %d', (tier, added, all) => {
  expect(categoriesAddedBy(tier)).toHaveLength(added)
  expect(categoriesOf(tier)).toHaveLength(all)
})

test('each tier covers all that the one below does', () => {
  for (const [i, tier] of HOSPITAL_TIERS.slice(1).entries())
    expect(categoriesOf(tier)).toEqual(expect.arrayContaining([...categoriesOf(HOSPITAL_TIERS[i]!)]))
})

describe('what a tier must do', () => {
  test.each([
    ['Basic', 'Rehabilitation', 'restricted at least'],
    ['Silver', 'HospitalPsychiatric', 'restricted at least'],
    ['Bronze', 'PalliativeCare', 'restricted at least'],
    ['Gold', 'Rehabilitation', 'covered'],
    ['Basic', 'HerniaAppendix', 'optional'],
    ['Bronze', 'HerniaAppendix', 'covered'],
    ['Bronze', 'HeartVascular', 'optional'],
    ['Silver', 'HeartVascular', 'covered'],
    ['Silver', 'PregnancyBirth', 'optional'],
    ['Gold', 'PregnancyBirth', 'covered'],
  ] as const)('%s, %s: %s', (tier, title, duty) => {
    expect(obligation(tier, categoryByTitle(title)!)).toBe(duty)
  })
})

test('an unknown title is no category', () => {
  expect(categoryByTitle('Homeopathy')).toBeUndefined()
})

test.each(CLINICAL_CATEGORIES)('$title is explained in one line', ({ explanation }) => {
  expect(explanation).toMatch(/^[A-Z].{20,130}\.$/)
})

test.each([
  ['BackNeckSpine', /including joining vertebrae together/],
  ['Blood', /blood cancers come under chemotherapy/],
  ['ChemotherapyRadiotherapyImmunotherapy', /including blood cancers/],
  ['PodiatricSurgery', /policy need not pay the surgeon’s own fee/],
  ['PregnancyBirth', /sick baby comes under the baby’s illness/],
])('the note for %s draws the line where the law draws it', (title, line) => {
  expect(categoryByTitle(title)?.explanation).toMatch(line)
})
