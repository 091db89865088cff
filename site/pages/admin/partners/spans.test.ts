import { expect, test } from 'vitest'
import { spansOn } from './spans.ts'

test('partners’ requests can be counted for this month and for each of the twelve before it', () => {
  const spans = spansOn('2027-01-31')

  expect(spans.slice(0, 2)).toEqual([
    [7, 'the last 7 days'],
    [30, 'the last 30 days'],
  ])
  expect(spans.slice(4, 7)).toEqual([
    ['2027-01-01', 'January 2027'],
    ['2026-12-01', 'December 2026'],
    ['2026-11-01', 'November 2026'],
  ])
  expect(spans.at(-1)).toEqual(['2026-01-01', 'January 2026'])
})
