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
  // The last names files, one of them `text-body`.
  for await (const path of glob('{site,widgets}/**/*.{ts,tsx}', {
    exclude: ['**/*.test.*', 'site/wanted-together.ts'],
  }))
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

/** What texts are set in, and on what; axe asks no text for more than 4.5 : 1. */
const BODY = ['ink', 'muted']
const ACCENTS = ['eucalypt', 'wattle-deep', 'ember', 'sky']
const GROUNDS = ['paper', 'sand', 'mist']

test.each(['light', 'dark'])('a text stands out 7 : 1 from every ground, and an accent 4.5 : 1, %s', async scheme => {
  const tokens = await read('widgets/kit/styles/tokens.css')
  function luminance(name: string): number {
    const [light, dark = light] = new RegExp(`--color-${name}: ([^;]+);`).exec(tokens)![1]!.match(/#[0-9a-f]{6}\b/g)!
    const [red, green, blue] = (scheme === 'dark' ? dark : light)!.match(/[0-9a-f]{2}/g)!.map(pair => {
      const share = Number.parseInt(pair, 16) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
  }
  function below(least: number, names: readonly string[], grounds: readonly string[]): string[] {
    return names.flatMap(name =>
      grounds.flatMap(ground => {
        const [brighter, darker] = [luminance(name), luminance(ground)].sort((one, other) => other - one)
        const contrast = (brighter! + 0.05) / (darker! + 0.05)
        return contrast < least ? [`${name} on ${ground}: ${contrast.toFixed(2)}`] : []
      }),
    )
  }

  expect(below(7, BODY, GROUNDS)).toEqual([])
  expect(below(7, ['on-deep'], ['deep'])).toEqual([])
  expect(below(7, ['wattle-ink'], ['wattle'])).toEqual([])
  expect(below(4.5, ACCENTS, GROUNDS)).toEqual([])
  expect(below(4.5, ['wattle'], ['deep'])).toEqual([])
})
