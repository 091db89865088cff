import { expect, test } from 'vitest'
import { readOrigins } from './origins.ts'

test('origins are read one per line, without duplicates', () => {
  expect(readOrigins(' https://www.Example.com/\nhttps://www.example.com\n\nhttp://localhost:4174')).toEqual({
    ok: true,
    origins: ['https://www.example.com', 'http://localhost:4174'],
  })
})

test.each([
  'example.com',
  'http://example.com',
  'https://example.com/path',
  'javascript:alert(1)',
  'https://e.com/?q',
  // The database refuses these. The first is copied with the full stop of its sentence.
  'https://www.example.com.',
  'https://my_shop.example.com',
  'https://[2001:db8::1]',
])('%s is not an origin', typed => {
  const read = readOrigins(typed)

  expect(read.ok ? '' : read.problem).toContain('is not an origin')
})

test('this machine’s addresses are origins, and commas separate as lines do', () => {
  expect(readOrigins('http://127.0.0.1:4174,\n https://www.example.com')).toEqual({
    ok: true,
    origins: ['http://127.0.0.1:4174', 'https://www.example.com'],
  })
})

test('twenty origins are taken, and one more is too many', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `https://${at}.example.com`).join('\n')

  expect(readOrigins(many(20)).ok).toBe(true)
  expect(readOrigins(many(21))).toEqual({ ok: false, problem: 'Enter at most 20 origins.' })
})
