import { expect, test } from 'vitest'
import { incomeCounts, incomeOptions } from './income-options.ts'

test.each(['singles', 'single-parents'] as const)('asks %s for the income of one person', coverFor => {
  expect(incomeCounts({ coverFor })).not.toContain('partner')
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
