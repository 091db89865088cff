import { expect, test } from 'vitest'
import { dataStateOf } from './states.ts'

test('the ACT reads the policies that are sold in NSW', () => {
  expect(dataStateOf('ACT')).toBe('NSW')
  expect(dataStateOf('NT')).toBe('NT')
})
