import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { WORTH_IT } from '#site/serve/precompress.ts'
import { THEME } from '../theme.ts'
import { movingFolder, VERSION } from '../version.ts'
import { WIDGETS } from '../widgets.ts'

const FOLDER = resolve(import.meta.dirname, '../../../dist/widgets')
const scripts = await Array.fromAsync(glob('**/*.js', { cwd: FOLDER }))
const MAJOR = movingFolder()
const read = (name: string) => readFile(join(FOLDER, name))

test('every script imports only what is there', async () => {
  const missing: string[] = []
  for (const name of scripts) {
    const code = `${await read(name)}`
    for (const [, path] of code.matchAll(/(?:from|import)\s*\(?\s*[`'"](\.{1,2}\/[^`'"]+\.js)[`'"]/g))
      if (!existsSync(resolve(FOLDER, dirname(name), path!))) missing.push(`${name} → ${path}`)
    if (code.includes('hic:')) missing.push(`${name} was left unpointed`)
  }

  expect(scripts).toContain(`v${VERSION}/hic.js`)
  expect(missing).toEqual([])
})

test('the moving copies are the pinned ones, one folder up: so they can be made again from a kept version', async () => {
  const moving = scripts.filter(name => dirname(name) === MAJOR)

  expect(moving).toHaveLength(WIDGETS.length + 2)
  for (const name of moving) {
    const pinned = `${await read(name.replace(MAJOR, `v${VERSION}`))}`
    expect(`${await read(name)}`).toBe(pinned.replaceAll('import("./', `import("../v${VERSION}/`))
  }
})

test('no part of a widget is smaller than a request for it', async () => {
  const parts = scripts.filter(name => /-[\w-]{6}\.js$/.test(name))
  const sizes = await Promise.all(parts.map(async name => [name, (await read(name)).length] as const))

  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.filter(([, size]) => size < 200)).toEqual([])
})

test('the integrity of every script is listed, and correct', async () => {
  const told = JSON.parse(`${await read('integrity.json')}`) as Record<string, string>

  expect(Object.keys(told)).toEqual(scripts.toSorted())
  for (const name of scripts) {
    const hash = createHash('sha384')
      .update(await read(name))
      .digest('base64')
    expect(told[name]).toBe(`sha384-${hash}`)
  }
})

test('third-party code in the scripts comes with its licences, each once', async () => {
  const licences = `${await read('licences.md')}`

  for (const name of ['@r2wc/core', '@radix-ui/react-accordion', 'lucide', 'react', 'react-dom', 'sonner'])
    expect(licences.split(`\n## ${name} - `), name).toHaveLength(2)
  expect(licences).toContain('Permission is hereby granted')
  for (const notice of licences.split(/^(?=## )/m).slice(1)) expect(notice).toMatch(/\n\n[\s\S]*Copyright/)
})

test('every script that compression makes smaller is there compressed twice, with the same content', async () => {
  for (const name of scripts) {
    const plain = await read(name)
    if (plain.length < WORTH_IT) continue
    expect(gunzipSync(await read(`${name}.gz`)).equals(plain)).toBe(true)
    expect(brotliDecompressSync(await read(`${name}.br`)).equals(plain)).toBe(true)
  }
})

test('every tag has a file of its own beside the one for all, in each folder of versions', () => {
  for (const folder of ['', `${MAJOR}/`, `v${VERSION}/`])
    for (const name of ['hic', 'hic.classic', ...WIDGETS.map(({ tag }) => tag)])
      expect(scripts).toContain(`${folder}${name}.js`)
})

// Where the page's minifier takes comments out, React draws the picture anew, and what was pressed in it is lost.
test('no pasted picture has a comment', async () => {
  const commented: string[] = []
  for (const { tag } of WIDGETS) {
    const [, ...picture] = `${await read(`v${VERSION}/${tag}.html`)}`.split('\n')
    if (picture.some(line => line.includes('<!--'))) commented.push(tag)
  }

  expect(commented).toEqual([])
})

// Extensions that darken pages repeat what a rule says of colours after all our rules: a whole background would reset the arrow's size.
test('what colours a field leaves the arrow of a select as it is', async () => {
  const picture = `${await read(`v${VERSION}/hic-quote-start.html`)}`

  expect(picture.match(/\.hic-field\{[^}]*?(background[\w-]*):/)![1]).toBe('background-color')
})

test('every property that a partner may set is read by a sheet', async () => {
  const sheets = await Promise.all(WIDGETS.map(async ({ tag }) => `${await read(`${tag}.js`)}`))

  expect(THEME.filter(({ name }) => !sheets.some(sheet => sheet.includes(`var(${name},`)))).toEqual([])
})

test('only versioned files may be kept for ever', async () => {
  const headers = `${await read('_headers')}`

  expect(headers).toMatch(/\/\*\n(?: {2}.+\n)*? {2}cache-control: public, max-age=300/)
  expect(headers.split(`/v${VERSION}/*\n`)[1]).toMatch(/cache-control: .*immutable/)
  expect(headers).toContain('access-control-allow-origin: *')
})

test('nothing that is shipped evaluates text or writes markup', async () => {
  const suspects: string[] = []
  for (const name of scripts) {
    if (name.includes('/react-')) continue // no component of ours reaches React's own innerHTML
    const code = `${await read(name)}`
    if (/\beval\(|new Function\(|document\.write|\.innerHTML\s*=|insertAdjacentHTML/.test(code)) suspects.push(name)
  }

  expect(suspects).toEqual([])
})
