import { expect, test } from 'vitest'
import { pageCss } from './page-css.ts'

test('every rule applies only inside our boxes, and the theme is set on them instead of the page', () => {
  const css = pageCss('@layer theme { :root, :host { --spacing: 4px } } @layer utilities { .flex { display: flex } }')

  expect(css.trim()).toMatch(/^@scope \(\.hic-widget\) \{.+\}$/s)
  expect(css).toContain(':scope { --spacing: 4px }')
  expect(css).not.toContain(':root')
})

test('rules that only a document can have stay outside', () => {
  const css = pageCss('@layer theme, base; @property --tw-x { syntax: "*" } .flex { display: flex }')

  expect(css).toMatch(/^@layer theme, base;\n@property --tw-x \{ syntax: "\*" \}\n@scope/)
})
