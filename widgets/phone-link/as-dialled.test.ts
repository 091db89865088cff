import { expect, test } from 'vitest'
import { asDialled } from './as-dialled.ts'

test.each([
  ['(02) 5550 1234', '0255501234'],
  ['0491 570 156', '0491570156'],
  ['+61 2 5550 1234', '+61255501234'],
  ['1300 975 707', '1300975707'],
  ['13 11 14', '131114'],
])('%s is dialled %s', (read, dialled) => {
  expect(asDialled(read)).toBe(dialled)
})
