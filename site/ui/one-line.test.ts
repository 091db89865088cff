import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { oneLine } from './one-line.ts'

test('a form removes from a name what the database refuses, and the team’s search ignores the same', () => {
  const marks = (file: string) => /\\u200b[^\]]*\\ufeff/i.exec(readFileSync(file, 'utf8'))?.[0].toLowerCase()
  const inTheForm = marks('site/ui/one-line.ts')

  expect(inTheForm).toBeTruthy()
  expect(marks('supabase/migrations/20261121000450_names.sql')).toBe(inTheForm)
  expect(marks('supabase/migrations/20261121001550_ledgers.sql')).toBe(inTheForm)
})

test('pasted lines become one, however they were separated', () => {
  expect(oneLine(' Robin\r\nJo\vSample\u0085of\u2028the\u2029test\0')).toBe('Robin Jo Sample of the test')
})

test('marks that only turn text around are left out, and joiners stay', () => {
  expect(oneLine('Ro\u200ebin\u061c Sam\u202eple')).toBe('Robin Sample')
  expect(oneLine('a\u200d\u200cb')).toBe('a\u200d\u200cb')
})

test('a form takes for empty whatever the database takes for a name that cannot be seen', () => {
  const is_name = readFileSync('supabase/migrations/20261121000450_names.sql', 'utf8')
  const blanks = /~ '\[\^( .*)\]'/.exec(is_name)?.[1]?.replaceAll(/\\U000(.{5})/g, '\\u{$1}')
  const blank = new RegExp(`[${blanks}]`, 'u')
  const all = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter(one => blank.test(one))

  expect(all).toContain('\u3164')
  expect(all.filter(one => oneLine(one) !== '')).toHaveLength(0)
  expect(oneLine(all.join(''))).toBe('')
})

test('what cannot be seen stays beside what can: an emoji, and letters of some scripts, need it', () => {
  expect(oneLine('Robin \u2764\ufe0f')).toBe('Robin \u2764\ufe0f')
  expect(oneLine('\u00adRobin')).toBe('\u00adRobin')
})
