import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csv } from './csv.ts'

test.each([
  '=1+1',
  '+61412345678',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\n=1',
  '\r=1',
  ' =1',
  '\ufeff=1',
  '＝1+1',
  '=HYPERLINK("https://evil.example","x")',
])('a cell with %j cannot run as a formula', text => {
  const [, line] = csv([['name'], [text]]).split('\r\n"')

  expect(line?.startsWith("'")).toBe(true)
})

test('quotes, commas and line breaks stay inside their cell, and one without a value is empty', () => {
  expect(
    csv([
      ['a', 'b'],
      ['say "hi", Pat\nO’Neil', null, undefined, false],
    ]),
  ).toBe('"a","b"\r\n"say ""hi"", Pat\nO’Neil","","","false"\r\n')
})

test('our own numbers stay numbers', () => {
  expect(csv([['n'], [-5]])).toBe('"n"\r\n"-5"\r\n')
})

test('no text of any kind gets out of its cell or starts a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), text => {
      const inside = csv([[text]]).slice(1, -3)

      expect(inside.replaceAll('""', '')).not.toContain('"')
      expect(inside).not.toMatch(/^[=+\-@\t\r\n]/)
    }),
  )
})
