import { expect, test } from 'vitest'
import { keptFor, RETENTION } from './retention.ts'

test('a time is said in months, or in days where it is short', () => {
  expect([keptFor(RETENTION.requests), keptFor(RETENTION.sent)]).toEqual(['24 months', '30 days'])
})
