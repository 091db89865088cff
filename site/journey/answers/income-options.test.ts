import { expect, test } from 'vitest'
import { INCOME_YEARS } from '#widgets/domain/income-tiers.ts'
import { incomeCounts, incomeLabel, incomeOptions, scaleOf } from './income-options.ts'

const ON = '2026-11-21'

test.each(['singles', 'single-parents'] as const)('asks %s for the income of one person', coverFor => {
  expect(incomeCounts({ coverFor })).not.toContain('partners together')
})

test.each(['couples', 'families', 'extended-family'] as const)(
  'asks %s for both partners’ income together',
  coverFor => {
    expect(incomeCounts({ coverFor })).toMatch(/fringe benefits.*super.*investment losses, for both partners together/)
  },
)

test('children entered for another household do not raise a couple’s limits', () => {
  expect(incomeOptions({ coverFor: 'couples', children: 3 }, ON)).toEqual(incomeOptions({ coverFor: 'couples' }, ON))
  expect(incomeOptions({ coverFor: 'families', children: 3 }, ON)).not.toEqual(
    incomeOptions({ coverFor: 'families' }, ON),
  )
})

test('a single parent without a dependent child is asked in the ranges of one person, and told so', () => {
  const alone = { coverFor: 'single-parents', children: 0 } as const

  expect(incomeOptions(alone, ON)).toEqual(incomeOptions({ coverFor: 'singles' }, ON))
  expect(incomeCounts(alone)).toMatch(/With no dependent child, the limits are those for one person\.$/)
  for (const children of [undefined, 1]) {
    expect(incomeOptions({ ...alone, children }, ON)).toEqual(incomeOptions({ coverFor: 'families' }, ON))
    expect(incomeCounts({ ...alone, children })).toMatch(/each limit is half as high\.$/)
  }
})

test.each([
  ['2026-06-30', /2025–\u206026$/, 'Up to $101,000'],
  ['2026-07-01', /2026–\u206027$/, 'Up to $105,000'],
  ['2099-07-01', /purposes$/, 'Base tier'],
])('on %s it asks in the ranges of that day’s income year', (on, label, base) => {
  expect(incomeLabel(on)).toMatch(label)
  expect(incomeOptions({ coverFor: 'singles' }, on)[0]!.label).toBe(base)
})

test('visitors looking for cover for one person, or who have not said for whom, are told that the family limits apply with a partner or children', () => {
  for (const coverFor of ['singles', undefined] as const)
    expect(incomeCounts({ coverFor })).toContain(
      'If you have a partner, both incomes count; with a partner or dependent children, each limit is twice as high.',
    )

  for (const { single, family } of INCOME_YEARS) expect(family).toEqual(single.map(limit => 2 * limit))
})

test('each range says what it means for the surcharge and the rebate', () => {
  expect(incomeOptions({ coverFor: 'singles' }, ON)).toEqual([
    { id: 'base', label: 'Up to $105,000', note: 'No surcharge, full rebate' },
    { id: 'tier-1', label: '$105,001 to $123,000', note: 'Tier 1' },
    { id: 'tier-2', label: '$123,001 to $164,000', note: 'Tier 2' },
    { id: 'tier-3', label: 'Above $164,000', note: 'Tier 3: no rebate' },
  ])
})

test.each([
  ['couples', /both partners together\.$/],
  ['families', /both partners together\.$/],
  [
    'extended-family',
    /both partners together\. With neither a partner nor a dependent child, each limit is half as high\.$/,
  ],
  ['single-parents', /losses\. With neither a partner nor a dependent child, each limit is half as high\.$/],
  ['singles', /losses\. If you have a partner/],
] as const)('%s are told of other limits only where those may be theirs', (coverFor, end) => {
  expect(incomeCounts({ coverFor })).toMatch(end)
})

test.each([
  ['singles', { scale: 'single', dependentChildren: 0 }],
  ['couples', { scale: 'family', dependentChildren: 0 }],
  ['families', { scale: 'family', dependentChildren: 2 }],
] as const)('two children of %s count as %o', (coverFor, household) => {
  expect(scaleOf({ coverFor, children: 2 })).toEqual(household)
})
