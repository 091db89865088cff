import { expect, test } from 'vitest'
import { pageCss } from './page-css.ts'

test('every rule applies only inside our boxes, and the theme is set on them instead of the page', () => {
  const css = pageCss('@layer theme { :root, :host { --spacing: 4px } } @layer utilities { .flex { display: flex } }')

  expect(css.trim()).toMatch(/^:where\(\.hic-widget\) \{.+\}$/s)
  expect(css).toContain('& { --spacing: 4px }')
  expect(css).not.toContain(':root')
})

test('rules that only a document can have stay outside', () => {
  const turn = '@keyframes turn { from { rotate: 0deg } to { rotate: 1turn } }'
  const css = pageCss(`@layer theme, base; @property --tw-x { syntax: "*" } .flex { display: flex } ${turn}`)

  expect(css).toMatch(
    /^@layer theme, base;\n@property --tw-x \{ syntax: "\*" \}\n@keyframes turn [^:]+: 0deg[^:]+: 1turn \} \}\n:where/,
  )
})

test('Tailwind 3 finds none of the layers that it takes for its own, and browsers read the same names', () => {
  const layers = ['theme', 'base', 'components', 'utilities']
  const css = pageCss(layers.map(name => `@layer ${name} { .a { top: 0 } }`).join('\n'))

  const written = [...css.matchAll(/@layer ([^ {]+) \{/g)].map(([, name]) => name!)
  expect(written.filter(name => /^(base|components|utilities)$/.test(name))).toEqual([])
  // After a backslash, a letter that is no hexadecimal digit means itself.
  expect(written.map(name => name.replace(/\\([g-z])/, '$1'))).toEqual(layers)
})
