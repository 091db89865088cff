import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SOURCE_PAGE } from '#widgets/kit/backend/track-call.ts'
import { asDialled, isDiallable } from './as-dialled.ts'

test.each([
  ['(02) 5550 1234', '0255501234'],
  ['0491 570 156', '0491570156'],
  ['+61 2 5550 1234', '+61255501234'],
  ['1300 975 707', '1300975707'],
  ['13 11 14', '131114'],
  ['+61 (0)2 5550 1234', '+61255501234'],
  ['+61 (02) 5550 1234', '+61255501234'],
  ['+44 (0)20 7946 0018', '+442079460018'],
  ['1300 HICOMP', '1300442667'],
  ['13CATS', '132287'],
  ['CALL 1800 975 711 (Free)', '1800975711'],
  ['13 11 14 TTY', '131114'],
  ['02 5550 1234 AH', '0255501234'],
  ['1300 hicomp', '1300442667'],
  ['1300 EXTRAS', '1300398727'],
  ['+61 1300 HICOMP', '+611300442667'],
  ['tel:+61255501234', '+61255501234'],
  ['Call +61 2 5550 1234', '+61255501234'],
  ['(02) 5550 1234 ext 12', '0255501234'],
  ['(02) 5550 1234 x12', '0255501234'],
  ['Extras: 02 5550 1234', '0255501234'],
  ['(02) 5550 1234 (option 2)', '0255501234'],
  ['+61 2 5550 1234, press 1', '+61255501234'],
  ['0491 570 156 press 1', '0491570156'],
  ['+33 1 23 45 67 89, option 2', '+33123456789'],
  ['Press to call 02 5550 1234', '0255501234'],
  ['Text 0491 570 156', '0491570156'],
  ['+13105550123', '+13105550123'],
  ['Call 1300 HICOMP', '1300442667'],
  ['+61  1300 HICOMP', '+611300442667'],
  ['Free: press 02 5550 1234', '0255501234'],
  ['02 5550 1234 (+ a message)', '0255501234'],
  ['+44 20 6100 0018', '+442061000018'],
])('%s is dialled %s', (read, dialled) => {
  expect(asDialled(read)).toBe(dialled)
})

test('a number is from six to fifteen digits long, however it is written', () => {
  for (const number of ['13 11 14', '13CATS', '(02) 5550 1234', '+44 20 7946 0018', '0011 64 9 555 0123'])
    expect(isDiallable(number)).toBe(true)
  for (const other of [
    '',
    'Call us now',
    '1300',
    '000',
    '(02) 5550 1234 / (02) 5550 1235',
    '0011 64 9 555 0123 4567',
    '02 1300 975 707',
  ])
    expect(isDiallable(other)).toBe(false)
})

test.each(['(02) 5550 1234', '0491 570 156', '+61 2 5550 1234', '+61 (0)491 570 156'])(
  '%s is as long as an Australian number is: with other figures after it, or one missing, it is not taken',
  number => {
    expect(isDiallable(number)).toBe(true)
    for (const other of [`${number} 24/7`, `${number} (9 to 5)`, `${number}0`, number.slice(0, -1)])
      expect(isDiallable(other)).toBe(false)
  },
)

test.each(['1300 975 707', '1800 975 711', '+61 1300 975 707', '1300 HICOMP'])(
  '%s has six digits after 1300 or 1800: with one or more missing, it is not taken',
  number => {
    expect(isDiallable(number)).toBe(true)
    for (const missing of [1, 2, 4]) expect(isDiallable(number.slice(0, -missing))).toBe(false)
  },
)

test('a number that begins with 13, 1300 or 1800 ends where it must, whatever follows', () => {
  expect(asDialled('13 11 14 24/7')).toBe('131114')
  expect(asDialled('1300 975 707, 9 to 5')).toBe('1300975707')
  expect(isDiallable('+61 1800 975 711 press 1')).toBe(true)
})

// A tap that the database refuses is lost, and only the console says so.
test('a place that the tag takes, and a number of any length that it takes, is what the database takes', () => {
  const table = readFileSync('supabase/migrations/20261121000700_call_tracking.sql', 'utf8')
  const shapeOf = (column: string) => new RegExp(`${column} ~ '(.+)'\\)`).exec(table)![1]!
  const lengths = Array.from({ length: 10 }, (_, more) => '4'.repeat(6 + more))

  expect(SOURCE_PAGE).toEqual(new RegExp(shapeOf('source_page')))
  for (const number of lengths.flatMap(digits => [digits, `+${digits}`])) {
    expect(isDiallable(number)).toBe(true)
    expect(asDialled(number)).toMatch(new RegExp(shapeOf('phone_number')))
  }
})
