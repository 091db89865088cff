import { expect, test } from 'vitest'
import { when } from './when.ts'

test.each([
  ['2026-11-21T04:39:12Z', '21 Nov 2026, 2:39 PM'],
  ['2026-09-30T14:00:00Z', '1 Oct 2026, 12:00 AM'],
  ['2026-09-30T02:05:00Z', '30 Sep 2026, 12:05 PM'],
])('%s is written as the slots beside it and the visitors’ pages write times: %s', (iso, written) => {
  expect(when(iso)).toBe(written)
})
