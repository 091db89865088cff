import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BRAND } from '#widgets/domain/brand.ts'
import { calendarFile } from './calendar-file.ts'
import { callsFrom } from './calls-from.ts'

const at = new Date('2026-11-23T00:00:00Z')
const entry = {
  uid: 'HC-1',
  start: at,
  end: new Date('2026-11-23T00:30:00Z'),
  madeAt: at,
  summary: '',
  description: '',
}

test('names the instant, not the wall clock', () => {
  const file = calendarFile(entry)

  expect(file).toContain('DTSTART:20261123T000000Z\r\n')
  expect(file).toContain('DTEND:20261123T003000Z\r\n')
})

test('the file of a call that was moved replaces the earlier one', () => {
  const sequence = (madeAt: Date) => Number(/SEQUENCE:(\d+)/.exec(calendarFile({ ...entry, madeAt }))?.[1])

  expect(sequence(new Date('2026-11-23T00:00:01Z'))).toBeGreaterThan(sequence(at))
  // What iCalendar has room for.
  expect(sequence(new Date('2090-12-31T00:00:00Z'))).toBeLessThan(2 ** 31)
})

test('no text can break out of its line, and no line is longer than 75 octets', () => {
  fc.assert(
    // Long ones: by default it makes texts that fit on one line.
    fc.property(fc.string({ unit: 'grapheme', minLength: 60 }), fc.string(), (summary, description) => {
      const lines = calendarFile({ ...entry, summary, description: description.replaceAll('\r', '') }).split('\r\n')

      for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(textIn(lines, 'SUMMARY:')).toBe(summary.replaceAll('\r\n', '\n'))
      expect(lines.filter(line => line === 'BEGIN:VEVENT')).toHaveLength(1)
      expect(lines.at(-2)).toBe('END:VCALENDAR')
    }),
  )
})

test('commas, semicolons, backslashes and line breaks are escaped', () => {
  expect(calendarFile({ ...entry, description: 'a, b; c\\d\ne' })).toContain('DESCRIPTION:a\\, b\\; c\\\\d\\ne\r\n')
})

test.each([
  ['+61255501234', '(02) 5550 1234'],
  ['+61491570156', '0491 570 156'],
])('a call is said to come from %s', (phone, phoneLabel) => {
  expect(callsFrom({ ...BRAND, phone, phoneLabel })).toBe(phoneLabel)
})

test.each(['+611300123456', '1300123456', '+611800123456', '+61131234', '131234'])(
  'no call is said to come from %s, which only receives calls',
  phone => {
    expect(callsFrom({ ...BRAND, phone })).toBeUndefined()
  },
)

// As a calendar reads it: lines that begin with a space go on, and a backslash gives the next letter its meaning back.
function textIn(lines: readonly string[], name: string): string | undefined {
  const whole = lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n')
  const line = whole.find(one => one.startsWith(name))
  return line?.slice(name.length).replaceAll(/\\(.)/g, (_, letter) => (letter === 'n' ? '\n' : letter))
}

test('a calendar finds one call in it, and a reminder a quarter of an hour before', () => {
  const file = calendarFile({ ...entry, summary: 'A call', description: 'From us.' })

  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND.name}//Call//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:HC-1',
    'DTSTAMP:20261123T000000Z',
    expect.stringMatching(/^SEQUENCE:\d+$/),
    'DTSTART:20261123T000000Z',
    'DTEND:20261123T003000Z',
    'SUMMARY:A call',
    'DESCRIPTION:From us.',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15M',
    'DESCRIPTION:A call',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})
