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
