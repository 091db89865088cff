import { expect, test } from 'vitest'
import { stillWrong } from './problems.ts'

const FOUND = { full_name: 'Enter your name.', phone: 'Enter your phone number.' }

test('a problem is gone once its field is right, and keeps its words until then', () => {
  expect(stillWrong(FOUND, { phone: 'This number is too short.' })).toEqual({
    full_name: undefined,
    phone: 'Enter your phone number.',
  })
})

test('what goes wrong after a form was sent waits until it is sent again', () => {
  const left = stillWrong(FOUND, { phone: 'Enter your phone number.' })

  expect(stillWrong(left, { ...FOUND, email: 'Enter your email address.' })).toBe(left)
})

test('as long as nothing is put right nothing has to be drawn again', () => {
  expect(stillWrong(FOUND, { ...FOUND })).toBe(FOUND)
})
