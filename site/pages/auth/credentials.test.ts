import { expect, test } from 'vitest'
import { MISSING, readCode, readCredentials, readMobile } from './credentials.ts'

test.each([
  ['12345678', '12345678'],
  ['Your HiCompare code is 1234 5678. It works for 10 minutes.', '12345678'],
  ['1 2 3 4 - 5 6 7 8', '12345678'],
  ['Sent on 24 November 2026: 12345678', '12345678'],
  ['From (02) 5550 1234: HiCompare: your code is 12345678. It works for ten minutes.', '12345678'],
  // As East Asian, Arabic and Persian keyboards type it.
  ['１２３４５６７８', '12345678'],
  ['١٢٣٤٥٦٧٨', '12345678'],
  ['۱۲۳۴۵۶۷۸', '12345678'],
  ['1234567', undefined],
  ['123456789', undefined],
  ['', undefined],
])('the code in “%s” is %s', (typed, code) => {
  expect(readCode(typed)).toBe(code)
})

test.each([
  [' ', 'correct horse', { email: MISSING }],
  ['robin@', 'correct horse', { email: 'Invalid email address' }],
  ['robin@example.com', '', { password: MISSING }],
  ['robin@example.com', 'correct horse', {}],
])('“%s” with the password “%s” is answered with %o', (email, password, problems) => {
  expect(readCredentials(email, password).problems).toEqual(problems)
})

test('an address is taken without the spaces around it, and a password exactly as typed', () => {
  expect(readCredentials(' robin@example.com ', ' correct horse ')).toEqual({
    row: { email: 'robin@example.com', password: ' correct horse ' },
    problems: {},
  })
})

test.each([
  ['0491 570 006', { ok: true, e164: '+61491570006' }],
  ['(02) 5550 1234', { ok: false, problem: 'We send codes by SMS: enter a mobile number that starts with 04.' }],
  ['0491 570', { ok: false, problem: expect.stringMatching(/^This number is too short\./) }],
])('a code to “%s”: %o', (typed, read) => {
  expect(readMobile(typed)).toMatchObject(read)
})
