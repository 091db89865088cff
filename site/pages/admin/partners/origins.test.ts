import { expect, test } from 'vitest'
import { readOrigins } from './origins.ts'

test('origins are read one per line, without duplicates', () => {
  expect(readOrigins(' https://www.Example.com/\nhttps://www.example.com\n\nhttp://localhost:4174')).toEqual({
    ok: true,
    origins: ['https://www.example.com', 'http://localhost:4174'],
  })
})

test.each(['example.com', 'http://example.com', 'https://example.com/path', 'javascript:alert(1)', 'https://e.com/?q'])(
  '%s is not an origin',
  typed => {
    const read = readOrigins(typed)

    expect(read.ok ? '' : read.problem).toContain('is not an origin')
  },
)
