import { expect, test } from 'vitest'
import { safeNext } from './next.ts'

const HERE = 'https://www.hicompare.example'

test.each([
  ['/admin', '/admin'],
  ['/compare?coverFor=families#top', '/compare?coverFor=families#top'],
  ['compare', '/compare'],
  [`${HERE}/get-quote`, '/get-quote'],
])('%s leads back to where the visitor came from', (next, target) => {
  expect(safeNext(next, HERE)).toBe(target)
})

test.each([
  null,
  '',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  `${HERE}@evil.example/`,
  `${HERE}.evil.example/`,
  'http://www.hicompare.example/',
  'https://[',
  '/auth?next=/auth',
])('%s is not followed', next => {
  expect(safeNext(next, HERE)).toBeUndefined()
})
