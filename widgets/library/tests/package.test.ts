import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { componentName, meaningInFull } from '../build/docs.ts'
import { WIDGETS } from '../widgets.ts'
import { installed, ROOT, run } from './installed.ts'

const PAGE = `
import { Faq, QuoteStart, Toaster } from '@hicompare/widgets'
import type {} from '@hicompare/widgets/jsx'
import '@hicompare/widgets/style.css'
const frozen = [{ question: 'Who?', answer: 'Us.' }] as const
export const questions = [<Faq items={frozen} />, <hic-faq items={frozen} loading="eager" />]
export const page = <><QuoteStart partner="demo" onStartComparing={({ href }) => href.length} /><Toaster /></>
export const told = <hic-stats onhic-flip={event => event.detail.item.length} onhic-error={event => event.detail.error} />
// @ts-expect-error the component has no such prop
export const wrong = <QuoteStart colour="red" />
// @ts-expect-error the event's detail has no such field
export const wrongToo = <hic-stats onhic-flip={event => event.detail.colour} />
`
const TAGS = `
import { defineElements, type HicFaqEvents } from '@hicompare/widgets/elements'
defineElements()
const faq = document.querySelector('hic-faq')!
faq.items = [{ question: 'Who?', answer: 'Us.' }]
const told = ({ detail }: HicFaqEvents['hic-toggle']) => detail.item.length
faq.addEventListener('hic-toggle', told)
faq.removeEventListener('hic-toggle', told)
`
const ONE_COMPONENT = `
import { PhoneLink } from '@hicompare/widgets'
export default PhoneLink
`
const ON_A_SERVER = `
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import * as all from '@hicompare/widgets'
const { Faq, Newsletter, QuoteStart } = all
export const exported = Object.keys(all)
export const html = [createElement(Faq, { heading: 'Asked' }), createElement(QuoteStart), createElement(Newsletter)].map(renderToString).join('')
`

/** The README's example for React rendered on a server. */
async function byEffect(): Promise<string> {
  const [, example] = /^```tsx\n(const tag = [\s\S]+?)^```$/m.exec(
    await readFile(join(ROOT, 'dist/npm/README.md'), 'utf8'),
  )!
  return `import { useEffect, useRef } from 'react'
import type {} from '@hicompare/widgets/jsx'
export function Figures({ figures }: { figures: [] }) {
${example}}
`
}

/** Everything that React 18 does not export. */
const SINCE_REACT_19 =
  /^(Activity|ViewTransition|addTransitionType|cache|cacheSignal|captureOwnerStack|use|useActionState|useEffectEvent|useFormStatus|useOptimistic|requestFormReset|pre\w+)$/

/** What the package takes from the application's React. */
async function namesFromReact(): Promise<string[]> {
  const folder = join(app, 'node_modules/@hicompare/widgets')
  const names: string[] = []
  for await (const file of glob('**/*.js', { cwd: folder })) {
    const code = await readFile(join(folder, file), 'utf8')
    const imports = code.matchAll(/^import \{([^}]+)\} from "react(?:-dom)?[\w/]*"/gm)
    names.push(...imports.flatMap(([, list]) => list!.split(',').map(name => name.trim().split(' ')[0]!)))
    names.push(...code.matchAll(/\bReact(?:DOM)?\$?\d*\.(\w+)/g).map(([, name]) => name!))
  }
  return [...new Set(names)]
}

let app: string
let without: string
let remove: () => Promise<unknown>

beforeAll(async () => {
  const with_ = await installed(
    {
      'page.tsx': PAGE,
      'tags.ts': TAGS,
      'by-effect.tsx': await byEffect(),
      'one-component.js': ONE_COMPONENT,
      'on-a-server.js': ON_A_SERVER,
    },
    ['react', 'react-dom', '@types/react'],
  )
  const bare = await installed({ 'tags.ts': TAGS }, [], with_.app)
  app = with_.app
  without = bare.app
  remove = () => Promise.all([with_.remove(), bare.remove()])
})
afterAll(() => remove())

async function check(...files: string[]): Promise<string> {
  const options = '--noEmit --strict --jsx react-jsx --module esnext --moduleResolution bundler --target es2024'
  // Several checkers would each learn the same libraries.
  const flags = ['--ignoreConfig', '--singleThreaded', '--skipLibCheck', 'false', '--types', '', ...options.split(' ')]
  return run(join(ROOT, 'node_modules/.bin/tsc'), [...flags, ...files]).then(
    () => 'nothing',
    ({ stdout }: { stdout: string }) => stdout,
  )
}

test('its types are found, accept correct use and reject wrong use', async () => {
  expect(await check(join(app, 'page.tsx'), join(app, 'tags.ts'), join(app, 'by-effect.tsx'))).toBe('nothing')
})

test('what a prop takes stands at its type too, as it does for the tags and in the README', async () => {
  const types = await readFile(join(app, 'node_modules/@hicompare/widgets/index.d.ts'), 'utf8')

  for (const { attributes } of WIDGETS)
    for (const attribute of Object.values(attributes)) expect(types).toContain(`/** ${meaningInFull(attribute)} */`)
})

test('the types of its tags need none of React’s', async () => {
  expect(await check(join(without, 'tags.ts'))).toBe('nothing')
})

test('a page rendered on a server may import the components as they are', async () => {
  const unpacked = join(app, 'node_modules/@hicompare/widgets')

  expect(await readFile(join(unpacked, 'index.js'), 'utf8')).toMatch(/^"use client"/)
})

test('it asks for a React that has everything it calls', async () => {
  const manifest = await readFile(join(app, 'node_modules/@hicompare/widgets/package.json'), 'utf8')

  expect(JSON.parse(manifest).peerDependencies).toEqual({ react: '>=18', 'react-dom': '>=18' })
  expect(await namesFromReact()).not.toEqual(expect.arrayContaining([expect.stringMatching(SINCE_REACT_19)]))
})

// Preact says that it is 18.3.1, and takes a property as a later React does.
test('it asks no React for its version', async () => {
  expect(await namesFromReact()).not.toContain('version')
})

test('it brings a component for every tag, and the toaster', async () => {
  const { exported } = (await import(pathToFileURL(join(app, 'on-a-server.js')).href)) as { exported: string[] }

  expect(exported.sort()).toEqual([...WIDGETS.map(componentName), 'Toaster'].sort())
})

test('a DOM for tests that does not know the newest selectors can run it', async () => {
  const asked: string[] = []
  for await (const name of glob('**/*.js', { cwd: 'dist/npm' })) {
    const code = await readFile(join('dist/npm', name), 'utf8')
    // Not where an element is asked that such a DOM does not have: `popoverTargetElement?.matches`.
    const questions = code.matchAll(/(?<!\?)\.(?:querySelectorAll|matches)\(["'`](.*?)["'`]\)/g)
    for (const { 1: selector, index } of questions)
      asked.push(`${/\btry\s*\{[^{}]*$/.test(code.slice(0, index)) ? 'tries' : 'asks'} ${selector}`)
  }

  // `:is` alone does not help: nwsapi 2.2.19, say, throws within it, too.
  expect(asked.filter(question => /:user-invalid|:popover-open/.test(question)).toSorted()).toEqual([
    'tries :is([aria-invalid], :user-invalid)',
    'tries :popover-open',
  ])
})

test('third-party code in it comes with its licences, and React is not among it', async () => {
  const licences = await readFile(join(app, 'node_modules/@hicompare/widgets/licences.md'), 'utf8')

  expect(licences).toMatch(/^## sonner - /m)
  expect(licences).not.toMatch(/^## react - /m)
  for (const notice of licences.split(/^(?=## )/m).slice(1)) expect(notice).toMatch(/\n\n[\s\S]*Copyright/)
})

test('a server renders its components', async () => {
  const { html } = (await import(pathToFileURL(join(app, 'on-a-server.js')).href)) as { html: string }

  expect(html).toContain('Asked')
  // The application is not the site: links lead to the site, whether or not the application sets its address.
  for (const place of ['action="', 'formAction="', 'href="']) expect(html).toMatch(new RegExp(`${place}https?://`))
  expect(html).not.toMatch(/(action|href)="\//i)
})

test('an application that has Tailwind 3 can build with its sheet, of which that takes no layer for its own', async () => {
  const sheet = await readFile(join(app, 'node_modules/@hicompare/widgets/style.css'), 'utf8')

  expect(sheet.match(/@layer\s+(base|components|utilities)\s*[{;]/g)).toBeNull()
  for (const layer of ['ba\\se', 'c\\omponents', '\\utilities']) expect(sheet).toContain(`@layer ${layer} {`)
})

test.each(['page.tsx', 'tags.ts'])('a bundler builds %s with it, and leaves React to the application', async entry => {
  const output = await bundled(entry)

  expect(codeOf(output)).toMatch(/from "react(\/jsx-runtime)?"/)
  if (entry === 'page.tsx') expect(output.some(file => file.fileName.endsWith('.css'))).toBe(true)
})

test('an application that imports one component carries none of the others', async () => {
  const code = codeOf(await bundled('one-component.js'))

  const others = ['START COMPARING', 'Medicare', 'Sample reviews', 'certified advisors', 'One email a month']
  expect(code).toContain('tel:')
  expect(others.filter(words => code.includes(words))).toEqual([])
})

type Output = { fileName: string; code?: string }[]

async function bundled(entry: string): Promise<Output> {
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
  return (bundle as { output: Output }).output
}

const codeOf = (output: Output) => output.map(file => file.code ?? '').join('')
