import { expect, test } from 'vitest'
import { CHANGE_SENTENCES } from './sentences.ts'

test('of a change that nobody answered it is not said that nothing has changed: it may have arrived, its answer lost', () => {
  expect(CHANGE_SENTENCES.waiting()).toMatch(/Until we confirm it here, your call may not have changed\.$/)
})
