import { glob, readFile } from 'node:fs/promises'
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss'
import { expect, test } from 'vitest'

const read = (path: string) => readFile(path, 'utf8')

const SHEETS = ['node_modules/tailwindcss/theme.css', 'widgets/kit/styles/tokens.css']
const CLASS =
  /(?<=[\s"'`:])(?:bg|text|border(?:-[xytrbl])?|outline|ring|fill|stroke|decoration)-[a-z][\w/-]*(?=[\s"'`])/g

// An unknown one makes no rule: the backdrop of the dialogs was once missing because it named a Tailwind colour that is not ours.
test('every colour that a class names is in the palette', async () => {
  const design = await loadDesignSystem((await Promise.all(SHEETS.map(read))).join('\n'))
  const named = new Set<string>()
  for await (const path of glob('{site,widgets}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }))
    for (const [name] of (await read(path)).matchAll(CLASS)) named.add(name)
  const classes = [...named]
  const rules = design.candidatesToCss(classes)

  expect(classes.length).toBeGreaterThan(80)
  expect(classes.filter((_, at) => rules[at] === null)).toEqual([])
})
