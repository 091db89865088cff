import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installed, ROOT, run } from './installed.ts'

const PAGE = `
import { Faq, QuoteStart, Toaster } from '@hicompare/widgets'
import type {} from '@hicompare/widgets/jsx'
import '@hicompare/widgets/style.css'
const frozen = [{ question: 'Who?', answer: 'Us.' }] as const
export const questions = [<Faq items={frozen} />, <hic-faq items={frozen} loading="eager" />]
export const page = <><QuoteStart partner="demo" onStartComparing={({ href }) => href.length} /><Toaster /></>
// @ts-expect-error the component has no such prop
export const wrong = <QuoteStart colour="red" />
`
const TAGS = `
import { defineElements } from '@hicompare/widgets/elements'
defineElements()
document.querySelector('hic-faq')!.items = [{ question: 'Who?', answer: 'Us.' }]
`
const ON_A_SERVER = `
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Faq, Newsletter, QuoteStart } from '@hicompare/widgets'
export const html = [createElement(Faq, { heading: 'Asked' }), createElement(QuoteStart), createElement(Newsletter)].map(renderToString).join('')
`

let app: string
let without: string
let remove: () => Promise<unknown>

beforeAll(async () => {
  const [with_, bare] = [
    await installed({ 'page.tsx': PAGE, 'tags.ts': TAGS, 'on-a-server.js': ON_A_SERVER }, [
      'react',
      'react-dom',
      '@types/react',
    ]),
    await installed({ 'tags.ts': TAGS }, []),
  ]
  app = with_.app
  without = bare.app
  remove = () => Promise.all([with_.remove(), bare.remove()])
})
afterAll(() => remove())

async function check(...files: string[]): Promise<string> {
  const options = '--noEmit --strict --jsx react-jsx --module esnext --moduleResolution bundler --target es2024'
  const flags = ['--ignoreConfig', '--skipLibCheck', 'false', '--types', '', ...options.split(' ')]
  return run(join(ROOT, 'node_modules/.bin/tsc'), [...flags, ...files]).then(
    () => 'nothing',
    ({ stdout }: { stdout: string }) => stdout,
  )
}

test('its types are found, take right use and refuse wrong use', async () => {
  expect(await check(join(app, 'page.tsx'), join(app, 'tags.ts'))).toBe('nothing')
})

test('the types of its tags need none of React', async () => {
  expect(await check(join(without, 'tags.ts'))).toBe('nothing')
})

test('a page rendered on a server may import the components as they are', async () => {
  const unpacked = join(app, 'node_modules/@hicompare/widgets')

  expect(await readFile(join(unpacked, 'index.js'), 'utf8')).toMatch(/^"use client"/)
})

test('it asks for a React that has all that it calls', async () => {
  const manifest = await readFile(join(app, 'node_modules/@hicompare/widgets/package.json'), 'utf8')

  // useEffectEvent came with 19.2.
  expect(JSON.parse(manifest).peerDependencies).toEqual({ react: '>=19.2', 'react-dom': '>=19.2' })
})

test('a server renders its components', async () => {
  const { html } = (await import(pathToFileURL(join(app, 'on-a-server.js')).href)) as { html: string }

  expect(html).toContain('Asked')
  // The application is not the site: what leads on leads there, whether or not it was told where that is.
  for (const place of ['action="', 'formAction="', 'href="']) expect(html).toMatch(new RegExp(`${place}https?://`))
  expect(html).not.toMatch(/(action|href)="\//i)
})

test.each(['page.tsx', 'tags.ts'])('a bundler builds %s with it, and leaves React to the application', async entry => {
  const result = await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { external: /^react/ },
      lib: { entry: join(app, entry), formats: ['es'], fileName: 'app' },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  const { output } = bundle as { output: { fileName: string; code?: string; source?: string }[] }

  expect(output.map(file => file.code ?? '').join('')).toMatch(/from "react(\/jsx-runtime)?"/)
  if (entry === 'page.tsx') expect(output.some(file => file.fileName.endsWith('.css'))).toBe(true)
})
