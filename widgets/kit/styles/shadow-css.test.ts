import { expect, test } from 'vitest'
import { shadowCss } from './shadow-css.ts'

test('sizes follow the reader, not the page’s root', () => {
  expect(shadowCss('.a{padding:.5rem -1rem;margin:calc(1rem + 2px)}')).toBe(
    '.a{padding:calc(.5*var(--hic-rem)) calc(-1*var(--hic-rem));margin:calc(var(--hic-rem) + 2px)}',
  )
})

test('container queries use em, where var() is not allowed', () => {
  expect(shadowCss('@container (width>=24rem){.a{gap:1rem}}')).toBe('@container (width>=24em){.a{gap:var(--hic-rem)}}')
})

test('layers with nothing in them are not named', () => {
  expect(shadowCss('@layer properties;@layer base{a{top:0}}@layer utilities;')).toBe('@layer base{a{top:0}}')
})

test('names that look like sizes stay names', () => {
  expect(shadowCss('.w-1rem{color:red}')).toBe('.w-1rem{color:red}')
})

test('the root of the page becomes the host', () => {
  expect(shadowCss(':root,:host{--a:1px}')).toBe(':host{--a:1px}')
})

test('Tailwind’s fallback for @property is let through, with its units', () => {
  const css = `@property --tw-x{syntax:"*";inherits:false;initial-value:0}
@layer properties{@supports ((-webkit-hyphens:none)){*,:before{--tw-x:0px}}}.a{left:var(--tw-x)}`

  expect(shadowCss(css)).toBe(
    '@layer properties{:host,*,::before,::after,::backdrop{--tw-x:0px}}\n\n.a{left:var(--tw-x)}',
  )
})
