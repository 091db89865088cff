import { glob, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const DIST = resolve(import.meta.dirname, '../../dist')

/**
 * The builds rewrite syntax that is newer than the browsers they target (`TARGETS`), but not calls: in Safari 17.5 one
 * of these stops its whole script. Calls whose support a script checks first, such as `requestIdleCallback`, are not
 * listed. Each with the oldest browsers that have it.
 */
const TOO_YOUNG: Record<string, RegExp> = {
  'URL.parse (Chrome 126, Safari 18)': /\bURL\.parse\(/,
  'URLPattern (Safari 26, Firefox 142)': /\bnew URLPattern\(/,
  'Promise.try (Chrome 128, Safari 18.2, Firefox 134)': /\bPromise\.try\(/,
  'RegExp.escape (Chrome 136, Safari 18.2, Firefox 134)': /\bRegExp\.escape\(/,
  'modifiers within a pattern (Chrome 125, Safari 26, Firefox 132)': /\(\?(?:[ims]+(?:-[ims]+)?|-[ims]+):/,
  'methods of iterators (Safari 18.4, Firefox 131)':
    /\bIterator\.(?:from|concat)\(|\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/,
  'bytes from letters (Chrome 140, Safari 18.2, Firefox 133)': /\bUint8Array\.from(?:Base64|Hex)\(/,
  'bytes() of an answer (Chrome 132, Safari 18)': /\.bytes\(\)/,
  'Error.isError (Chrome 134, Firefox 138)': /\bError\.isError\(/,
  'Math.sumPrecise (Chrome 147, Safari 26.2, Firefox 137)': /\bMath\.sumPrecise\(/,
  'getOrInsert of a map (Chrome 145, Safari 26.2, Firefox 144)': /\.getOrInsert(?:Computed)?\(/,
  'JSON.rawJSON (Safari 18.4, Firefox 135)': /\bJSON\.rawJSON\(/,
  'Intl.DurationFormat (Chrome 129, Firefox 136)': /\bIntl\.DurationFormat\(/,
  'Temporal (Chrome 144, Firefox 139)': /\bTemporal\.[A-Z]/,
  'requestClose of a dialog (Chrome 134, Safari 18.4, Firefox 139)': /\.requestClose\(/,
  'moveBefore (Chrome 133, Firefox 144)': /\.moveBefore\(/,
}

test('no script calls a function that the oldest supported browsers lack', async () => {
  const suspects: string[] = []
  for await (const name of glob('{site,widgets,npm}/**/*.js', { cwd: DIST })) {
    const code = await readFile(join(DIST, name), 'utf8')
    for (const [what, call] of Object.entries(TOO_YOUNG)) if (call.test(code)) suspects.push(`${name}: ${what}`)
  }

  expect(suspects).toEqual([])
})

test('no sheet writes a thickness into the shorthand for underlines: Safari before 26.2 would draw none', async () => {
  const suspects: string[] = []
  for await (const name of glob('{site,npm}/**/*.css', { cwd: DIST })) {
    const css = await readFile(join(DIST, name), 'utf8')
    suspects.push(...(css.match(/\btext-decoration:[^;}]*\d[^;}]*/g) ?? []).map(rule => `${name}: ${rule}`))
  }

  expect(suspects).toEqual([])
})

test('no sheet puts a mere 0 in an anchor’s stead: Safari 26, at first, would ignore where a toast comes up', async () => {
  const suspects: string[] = []
  for await (const name of glob('{site,npm}/**/*.css', { cwd: DIST })) {
    const css = await readFile(join(DIST, name), 'utf8')
    suspects.push(...(css.match(/\banchor\([^()]*, ?0\)/g) ?? []).map(rule => `${name}: ${rule}`))
  }

  expect(suspects).toEqual([])
})

test('on iPhones a date takes the width and the height of a field: drawn as the system does, it would have its own', async () => {
  let css = ''
  for await (const name of glob('site/**/*.css', { cwd: DIST })) css += await readFile(join(DIST, name), 'utf8')

  // Only they know that property.
  expect(css).toMatch(
    /@supports ?\(+-webkit-touch-callout: ?none\)+ ?\{\s*\.hic-field\[type="?date"?\] ?\{[^}]*\bappearance: ?none/,
  )
})
