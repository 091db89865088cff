import { expect, test } from 'vitest'
import { INCOME_YEARS } from '#widgets/domain/income-tiers.ts'
import { incomeCounts, incomeOptions } from './income-options.ts'

test.each(['singles', 'single-parents'] as const)('asks %s for the income of one person', coverFor => {
  expect(incomeCounts({ coverFor })).not.toContain('partners together')
})

test.each(['couples', 'families', 'extended-family'] as const)(
  'asks %s for both partners’ income together',
  coverFor => {
    expect(incomeCounts({ coverFor })).toMatch(/fringe benefits.*super.*investment losses, for both partners together/)
  },
)

test('children who were told for another household raise no limits of a couple', () => {
  expect(incomeOptions({ coverFor: 'couples', children: 3 })).toEqual(incomeOptions({ coverFor: 'couples' }))
  expect(incomeOptions({ coverFor: 'families', children: 3 })).not.toEqual(incomeOptions({ coverFor: 'families' }))
})

test('who looks for cover for one person reads that with a partner the family limits count', () => {
  expect(incomeCounts({ coverFor: 'singles' })).toContain(
    'If you have a partner, both incomes count, and each limit is twice as high.',
  )

  for (const { single, family } of INCOME_YEARS) expect(family).toEqual(single.map(limit => 2 * limit))
})
