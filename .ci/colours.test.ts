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

// Where no stylesheet reaches; without `og.html`, whose drawing has shades of its own.
test.each(['site/index.html', 'site/serve/host-files.ts', 'site/public/icon.svg', 'site/brand/touch-icon.html'])(
  'every colour that is copied into %s is in the palette still',
  async path => {
    const palette = await read('widgets/kit/styles/tokens.css')
    const copied = (await read(path)).toLowerCase().match(/#[0-9a-f]{6}\b/g)!

    expect(copied.filter(colour => !palette.includes(colour))).toEqual([])
  },
)
