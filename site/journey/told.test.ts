import { expect, test } from 'vitest'
import { toldSoFar } from './told.ts'

test('an excess above a thousand dollars is written as everywhere else', () => {
  expect(toldSoFar({ mostExcess: 1_500 })).toContainEqual(expect.objectContaining({ value: '$1,500' }))
})
