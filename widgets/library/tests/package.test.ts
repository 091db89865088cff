import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../../..')
const run = promisify(execFile)
let app: string

// An application of somebody else that installed the packed package. Its React is ours, linked instead of fetched.
beforeAll(async () => {
  await mkdir(join(ROOT, '.local'), { recursive: true })
  app = await mkdtemp(join(ROOT, '.local/app-'))
  const installed = join(app, 'node_modules/@hicompare/widgets')
  await mkdir(installed, { recursive: true })
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', app], { cwd: join(ROOT, 'dist/npm') })
  await run('tar', ['-xzf', join(app, stdout.trim()), '-C', installed, '--strip-components=1'])
  await mkdir(join(app, 'node_modules/@types'))
  for (const name of ['react', 'react-dom', '@types/react'])
    await symlink(join(ROOT, 'node_modules', name), join(app, 'node_modules', name))
  await writeFile(join(app, 'package.json'), '{ "type": "module", "private": true }')
  await writeFile(join(app, 'page.tsx'), PAGE)
  await writeFile(join(app, 'tags.ts'), TAGS)
  await writeFile(join(app, 'on-a-server.js'), ON_A_SERVER)
})
afterAll(() => rm(app, { recursive: true }))

const PAGE = `
import { QuoteStart, Toaster } from '@hicompare/widgets'
import '@hicompare/widgets/style.css'
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

test('its types are found, take right use and refuse wrong use', async () => {
  const options = '--noEmit --strict --jsx react-jsx --module esnext --moduleResolution bundler --target es2024'
  await writeFile(join(app, 'style.d.ts'), `declare module '*.css'`)

  const said = await run(join(ROOT, 'node_modules/.bin/tsc'), [
    '--ignoreConfig',
    ...options.split(' '),
    ...['page.tsx', 'tags.ts', 'style.d.ts'].map(file => join(app, file)),
  ]).then(
    () => 'nothing',
    ({ stdout }: { stdout: string }) => stdout,
  )

  expect(said).toBe('nothing')
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
