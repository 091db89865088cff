import { expect, onTestFinished, test, vi } from 'vitest'
import { list, number, oneOf, slug, text, url, urlOrNone } from './attribute.ts'

test('a word from a list is taken, any other is not', () => {
  const { read } = oneOf(['NSW', 'VIC'], 'State.')

  expect(read('NSW')).toBe('NSW')
  expect(read('nsw')).toBeUndefined()
  expect(read(7)).toBeUndefined()
})

test('a site’s address is an absolute web address that a path can follow, without its last slash', () => {
  const { read, takes } = url('Site.')

  expect(read('https://site.example/')).toBe('https://site.example')
  expect(read('http://127.0.0.1:4173/a')).toBe('http://127.0.0.1:4173/a')
  for (const bad of ['/quote', 'javascript:alert(1)', 'data:text/html,x', '', 7]) expect(read(bad)).toBeUndefined()
  for (const end of ['?', '?utm_source=acme', '#', '#top', 'a?b#c'])
    expect(read(`https://site.example/${end}`)).toBeUndefined()
  expect(takes).toBe('an https address without ? or #')
})

test('a page’s address is kept as it is, or is empty', () => {
  const { read } = urlOrNone('Reviews.')

  const good = ['https://site.example/', 'https://site.example/reviews?of=acme#newest', '']
  expect(good.map(read)).toEqual(good)
  for (const bad of ['/reviews', 'javascript:alert(1)', 'data:text/html,x', 7]) expect(read(bad)).toBeUndefined()
})

test('on a page that has a variable named URL, an address is refused like any that is none, and nothing throws', () => {
  vi.stubGlobal('URL', 'https://theirs.example/api')
  onTestFinished(() => void vi.unstubAllGlobals())

  expect(url('Site.').read('https://site.example')).toBeUndefined()
  expect(urlOrNone('Reviews.').read('https://site.example')).toBeUndefined()
})

test('a number is a number, in text or not', () => {
  const { read, takes } = number('1000 or less', ms => ms <= 1_000, 'Milliseconds.')

  expect([read('500'), read(0), read('1.5')]).toEqual([500, 0, 1.5])
  for (const bad of ['', ' ', '\n', 'soon', Number.NaN, '1001']) expect(read(bad)).toBeUndefined()
  expect(takes).toBe('1000 or less')
})

test('text may be empty, but nothing other than text', () => {
  const { read } = text('Heading.')

  expect(read('')).toBe('')
  expect(read({})).toBeUndefined()
})

test('a name with a pattern is taken only if it matches', () => {
  const { read, takes } = slug(/^[a-z-]{1,9}$/, 'up to nine lower-case letters', 'Name.')

  expect(read('acme-bank')).toBe('acme-bank')
  for (const bad of ['Acme', '', 'acme-health', {}]) expect(read(bad)).toBeUndefined()
  expect(takes).toBe('up to nine lower-case letters')
})

test('a list is taken whole or not at all', () => {
  const { read } = list<{ question: string }>('Questions.', '{ question: string }[]', item => item.question !== '')

  expect(read([{ question: 'Why?' }])).toEqual([{ question: 'Why?' }])
  for (const bad of [[{ question: '' }], [null], new Array(1), 'Why?', 7, {}]) expect(read(bad)).toBeUndefined()
})
