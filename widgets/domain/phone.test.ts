import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PHONE_PROBLEM, type PhoneProblem, phoneLabel, readPhone, takesSms } from './phone.ts'

// Numbers that ACMA reserves for fiction.
describe('as people type them', () => {
  test.each([
    '0491570156',
    '0491 570 156',
    '0491-570-156',
    '0491.570.156',
    ' 0491 570 156 ',
    '(0491) 570156',
    '+61491570156',
    '+61 491 570 156',
    '+61 (0)491 570 156',
    '+61 0491 570 156',
    '0011 61 491 570 156',
    '0061 491 570 156',
    '61491570156',
    '61 0491 570 156',
    '61 (0)491 570 156',
    'tel:+61491570156',
    'tel:0491-570-156',
    'TEL:+61-491-570-156',
    ' tel:+61491570156',
    '491570156',
    '0491\u00a0570\u00a0156',
    '０４９１ ５７０ １５６',
    '٠٤٩١ ٥٧٠ ١٥٦',
    '+۶۱ ۴۹۱ ۵۷۰ ۱۵۶',
    '0491–570–156',
    // As address books copy it: with marks for the direction of writing.
    '\u202a+61 491 570 156\u202c',
    '0491\u200b570\u00ad156',
    // As it stands in a sentence, a list or a signature.
    '+61 491 570 156, ',
    '0491 570 156;',
    '“0491 570 156”',
    '<0491570156>',
    "'0491570156",
    '“<0491570156>”,',
    '+61 491 570 156 |',
  ])('"%s" is a mobile', typed => {
    expect(readPhone(typed)).toEqual({ ok: true, e164: '+61491570156', kind: 'mobile' })
  })

  test.each([
    ['(02) 5550 1234', '+61255501234'],
    ['02 5550 1234', '+61255501234'],
    ['+61 2 5550 1234', '+61255501234'],
    ['03 5550 1234', '+61355501234'],
    ['07 5550 1234', '+61755501234'],
    ['08 5550 1234', '+61855501234'],
    ['61 8 5550 1234', '+61855501234'],
  ])('"%s" is a landline', (typed, e164) => {
    expect(readPhone(typed)).toEqual({ ok: true, e164, kind: 'landline' })
  })
})

describe('problems are named', () => {
  test.each<[string, PhoneProblem]>([
    ['', 'missing'],
    ['  ', 'missing'],
    ['()-', 'missing'],
    ['call me', 'not a number'],
    ['0491 570 15x', 'not a number'],
    ['04+91570156', 'not a number'],
    ['0491 570 156, 0491 570 157', 'not a number'],
    ['0491 570 15', 'too short'],
    ['04', 'too short'],
    ['0', 'too short'],
    ['+61', 'too short'],
    ['491 570', 'too short'],
    ['0491 570 1567', 'too long'],
    ['+61 491 570 1567', 'too long'],
    ['61 0491 570 15', 'not Australian'],
    ['tel:', 'missing'],
    ['13 12 34', 'business number'],
    ['1300 555 123', 'business number'],
    ['1800 555 123', 'business number'],
    ['+61 1300 555 123', 'business number'],
    ['0191 570 156', 'not Australian'],
    ['0591 570 156', 'not Australian'],
    ['0691 570 156', 'not Australian'],
    ['0991 570 156', 'not Australian'],
    ['01 234', 'too short'],
    ['+64 21 123 4567', 'not Australian'],
    ['0044 20 7946 0000', 'not Australian'],
    ['5550 1234', 'not Australian'],
    ['+', 'not a number'],
    ['1301 555 123', 'not Australian'],
    ['131 234 5', 'not Australian'],
    ['1 61 491 570 156', 'not Australian'],
    ['61 2 4550 1234 5', 'not Australian'],
  ])('"%s": %s', (typed, problem) => {
    expect(readPhone(typed)).toEqual({ ok: false, problem })
    expect(PHONE_PROBLEM[problem]).toMatch(/\.$/)
  })
})

test('the numbers that the sentences give as examples are right, and nobody has them', () => {
  const examples = Object.values(PHONE_PROBLEM).flatMap(sentence => sentence.match(/0[\d ]{10,11}\d/g) ?? [])

  expect(examples).toEqual(['0491 570 156', '02 5550 1234', '0491 570 156'])
  expect(examples.filter(example => !readPhone(example).ok)).toEqual([])
})

test('a number is read aloud the Australian way', () => {
  expect(phoneLabel('+61491570156')).toBe('0491 570 156')
  expect(phoneLabel('+61255501234')).toBe('(02) 5550 1234')
  expect(phoneLabel('+642112345678')).toBe('+642112345678')
  expect(phoneLabel('1300555123')).toBe('1300555123')
  expect(phoneLabel('+614915701561')).toBe('+614915701561')
})

test('codes by SMS go to mobiles only', () => {
  expect(takesSms('+61491570156')).toBe(true)
  expect(takesSms('+61255501234')).toBe(false)
  expect(takesSms('+6149157015')).toBe(false)
  expect(takesSms('+614915701561')).toBe(false)
  expect(takesSms('x+61491570156')).toBe(false)
})

const digits = (n: number) => fc.stringMatching(new RegExp(`^[0-9]{${n}}$`))
const national = fc.tuple(fc.constantFrom('2', '3', '4', '7', '8'), digits(8)).map(parts => parts.join(''))

test('every Australian number is read, however it is spaced', () => {
  fc.assert(
    fc.property(
      national,
      fc.constantFrom('0', '+61', '+61 ', '+61 (0)', '0061', '0011 61 '),
      fc.array(fc.nat(8)),
      (n, prefix, gaps) => {
        const spaced = [...n].map((digit, i) => (gaps.includes(i) ? `${digit} ` : digit)).join('')

        expect(readPhone(prefix + spaced)).toMatchObject({ ok: true, e164: `+61${n}` })
      },
    ),
  )
})

test('what is shown can be typed again', () => {
  fc.assert(
    fc.property(national, n => {
      expect(readPhone(phoneLabel(`+61${n}`))).toMatchObject({ ok: true, e164: `+61${n}` })
    }),
  )
})

test('whatever is typed gets an answer, and a good one has the shape that the database checks', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+0-9 ()-]{0,16}$/)), typed => {
      const reading = readPhone(typed)

      if (reading.ok) expect(reading.e164).toMatch(/^\+61[2-478][0-9]{8}$/)
      else expect(PHONE_PROBLEM[reading.problem]).toBeTruthy()
    }),
  )
})
