import { expect, test } from 'vitest'
import { isPlainClick, signInFrom } from './own-link.ts'

const PLAIN = {
  defaultPrevented: false,
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
}

test('a click with the main button alone is followed within the page', () => {
  expect(isPlainClick(PLAIN)).toBe(true)
})

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click that opens another tab or window, or saves, is the browser’s: %o',
  held => {
    expect(isPlainClick({ ...PLAIN, ...held })).toBe(false)
  },
)

test('a click that something else has answered is left alone', () => {
  expect(isPlainClick({ ...PLAIN, defaultPrevented: true })).toBe(false)
})

test('what is behind the # stays there on the way through signing in', () => {
  expect(signInFrom({ pathname: '/compare', search: '?coverFor=singles', hash: '#treatments=Cataracts' })).toBe(
    '/auth?next=%2Fcompare%3FcoverFor%3Dsingles#treatments=Cataracts',
  )
})
