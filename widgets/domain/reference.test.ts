import { expect, test } from 'vitest'
import { referenceOf } from './reference.ts'

test.each([
  ['00000000-0000-4000-8000-000000000000', 'HC-0000-0000'],
  ['00000000-0100-4000-8000-000000000000', 'HC-0000-0001'],
  ['00000000-2000-4000-8000-000000000000', 'HC-0000-0010'],
  ['ffffffff-ffff-4fff-bfff-ffffffffffff', 'HC-ZZZZ-ZZZZ'],
  ['08421084-2108-4000-8000-000000000000', 'HC-1111-1111'],
])('%s is read out as %s', (id, reference) => {
  expect(referenceOf(id)).toBe(reference)
})

test('what follows the first 40 bits changes nothing', () => {
  expect(referenceOf('12345678-9abc-4000-8000-000000000000')).toBe(referenceOf('12345678-9aff-4fff-bfff-ffffffffffff'))
})
