import { domainToASCII } from 'node:url'
import { expect, test } from 'vitest'
import { INVALID_EMAIL, readEmail, tidyEmail } from './email.ts'

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['  ada@example.com \n', 'ada@example.com'],
  ['\ufeffada@\u200bexample.com\u202c ', 'ada@example.com'],
  ['\uff41da\uff20\uff45xample\uff0ecom', 'ada@example.com'],
  ['ada@example\u3002com', 'ada@example.com'],
  ['ada@example\uff61com', 'ada@example.com'],
  ['Ada.Byron+news@mail.example.com.au', 'Ada.Byron+news@mail.example.com.au'],
  ["o'neil@example.org", "o'neil@example.org"],
  ['o’neil@example.org', "o'neil@example.org"],
  ['ada\u2011byron@example.com', 'ada-byron@example.com'],
  ['ada@smith–jones.example', 'ada@smith-jones.example'],
  ['ü@bücher.example', 'ü@bücher.example'],
])('"%s" is an address', (typed, email) => {
  expect(readEmail(typed)).toEqual({ ok: true, email })
})

test.each([
  '',
  ' ',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@example.',
  'ada@.example.com',
  'ada@example..com',
  'ada byron@example.com',
  'ada@exam ple.com',
  'ada@@example.com',
  'a@b@example.com',
  'ada@example.com\u0007',
  'Ada<ada@example.com>',
  '<ada@example.com>',
  'ada,eve@example.com',
  'ada;eve@example.com',
  '"ada"@example.com',
  'ada(me)@example.com',
  'mailto:ada@example.com',
  '“ada@example.com”',
  '‘ada@example.com’',
  "'ada@example.com'",
  'ada@example.com!',
  'ada@example.com|',
])('"%s" is not', typed => {
  expect(readEmail(typed)).toEqual({ ok: false, problem: INVALID_EMAIL })
})

test('a character that a domain ignores is not part of an address', () => {
  const ignored = []
  for (let point = 0x80; point <= 0x10ffff; point++) {
    const character = String.fromCodePoint(point)
    if (domainToASCII(`exam${character}ple.com`) === 'example.com') ignored.push(character)
  }
  const kept = ignored.filter(character => tidyEmail(`ada@exam${character}ple.com`) !== 'ada@example.com')

  expect(ignored.length).toBeGreaterThan(200)
  expect(kept).toEqual([])
})

test('255 characters are the most', () => {
  const domain = '@example.com'

  expect(readEmail('a'.repeat(255 - domain.length) + domain).ok).toBe(true)
  expect(readEmail('a'.repeat(256 - domain.length) + domain).ok).toBe(false)
})

test('the message is the one in the specification', () => {
  expect(INVALID_EMAIL).toBe('Invalid email address')
})
