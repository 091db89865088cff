import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { THEME } from '../theme.ts'
import { WIDGETS } from '../widgets.ts'
import { render } from './bundle.ts'
import { customElements, typesOfJsx, typesOfTags } from './docs.ts'
import { packageReadme } from './npm-readme.ts'
import { readme } from './readme.ts'

const facts = {
  version: '1.2.3',
  siteUrl: 'https://site.example',
  libraryUrl: 'https://widgets.example',
  backendUrl: 'https://back.example',
  integrity: { 'v1.2.3/hic.js': 'sha384-x' },
  firstLook: () => ({ picture: 3_180, pasted: 6_180, alone: 6_842, loader: 7_666 }),
}

test('every tag has its table, with each attribute and event and its meaning', () => {
  const page = readme(facts)

  for (const widget of WIDGETS) {
    expect(page).toContain(`## \`<${widget.tag}>\``)
    for (const { meaning } of Object.values(widget.attributes)) expect(page).toContain(meaning)
    for (const { name, meaning } of Object.values(widget.events)) {
      expect(page).toContain(`\`${name}\``)
      expect(page).toContain(meaning)
    }
  }
})

test('a partner is shown what to paste, then the file of one tag, then the file of all, each with its weight', () => {
  const page = readme(facts)

  const ways = ['the whole of `v1.2.3/<tag>.html`', '/v1/hic-quote-start.js"', '/v1/hic.js"'].map(way =>
    page.indexOf(way),
  )
  expect(ways.every(place => place > 0)).toBe(true)
  expect(ways).toEqual(ways.toSorted((a, b) => a - b))
  expect(page).toContain('| `<hic-faq>` | 3.2 + 3.0 | 6.8 | 7.7 |')
})

test('a partner whose script writes the tags reads that a script written with them does not run', () => {
  expect(readme(facts)).toMatch(/`<script>` that is written by `innerHTML` is not run .* `<head>` of every page/)
})

test('the type of an event that carries nothing says what its listeners get', () => {
  const { detail } = new CustomEvent('hic-ready', { detail: undefined })

  expect(typesOfTags()).toContain(`'hic-ready': CustomEvent<${detail}>`)
})

test('a partner who writes a sandbox reads what each link needs: those of the newsletter the page, that of the reviews a tab', () => {
  const page = readme(facts)

  expect(page).toContain('links in `<hic-newsletter>` need `allow-top-navigation-by-user-activation`')
  expect(page).toContain(
    'link in `<hic-reviews>` always opens a tab: it needs `allow-popups allow-popups-to-escape-sandbox`',
  )
})

test('a partner whose site builder serves the frame from its own address reads that we must know that one too', () => {
  expect(readme(facts)).toMatch(/as Wix does .*filesusr\.com.* instead of your site's\. Tell us how .* begins/)
})

test('an event does not promise that an address is not on the list where the answer was lost on its way', () => {
  expect(readme(facts)).toMatch(/`hic-refused` .* not added or, if no answer came .* it is not known whether it was;/)
})

test('a partner is shown how to pin', () => {
  expect(readme(facts)).toContain('src="https://widgets.example/v1.2.3/hic.js" integrity="sha384-x" crossorigin')
})

test('where the operator’s own site serves the widgets, a partner pastes that address and lets its origin in', () => {
  const page = readme({ ...facts, libraryUrl: 'https://site.example/widgets' })

  expect(page).toContain('src="https://site.example/widgets/v1/hic-quote-start.js"')
  expect(page).toContain('src="https://site.example/widgets/v1.2.3/hic.js" integrity="sha384-x"')
  expect(page).toContain('\nscript-src https://site.example;\n')
  expect(page).not.toContain('widgets.example')
})

test.each([
  ['of the tags', readme(facts)],
  ['of the package', packageReadme({ ...facts, react: '18 or 19' })],
])('a partner finds in the README %s what to say in a privacy policy', (_, page) => {
  const [, told = ''] = /## For your privacy policy\n([^#]+)\n/.exec(page) ?? []

  expect(told).toContain("set no cookies and keep nothing in the browser's storage")
  for (const sent of [
    'the address',
    'the number',
    'where the link is',
    'the IP address',
    'how the browser identifies itself',
    '`partner`',
  ])
    expect(told).toContain(sent)
  expect(told).toContain('https://site.example/privacy')
})

test.each([
  ['of the tags', readme(facts)],
  ['of the package', packageReadme({ ...facts, react: '18 or 19' })],
])('a partner with an older React finds in the README %s what becomes of a list and of a listener', (_, page) => {
  expect(page).toContain('older versions of React write the list as text and leave the listener out')
})

test('a partner who puts a sheet into a layer reads where that takes the whole sheet away', () => {
  const page = packageReadme({ ...facts, react: '18 or 19' })

  expect(page).toContain("bootstrap.css' layer(theme);")
  expect(page).toMatch(/Next with webpack.+`layer\(\)` on an import.+nothing of that sheet applies: use the tags/)
})

test('the pattern for Jest lets it compile our package wherever the package managers put it, and no other', () => {
  const page = packageReadme({ ...facts, react: '18 or 19' })
  const [, pattern = ''] = /transformIgnorePatterns: \['([^']+)'\]/.exec(page)!
  const isLeftOut = (path: string) => new RegExp(pattern).test(`/app/node_modules/${path}`)

  expect(isLeftOut('@hicompare/widgets/index.js')).toBe(false)
  expect(isLeftOut('.pnpm/@hicompare+widgets@1.0.0_react@19.3.1/node_modules/@hicompare/widgets/index.js')).toBe(false)
  expect(isLeftOut('react/index.js')).toBe(true)
  expect(isLeftOut('.pnpm/react@19.3.1/node_modules/react/index.js')).toBe(true)
})

test('a partner of another operator reads that operator’s name and site', async () => {
  vi.stubEnv('VITE_BRAND', '{"name":"Acme Cover"}')
  vi.stubEnv('VITE_SITE_URL', 'https://www.acme.example')
  onTestFinished(() => void vi.unstubAllEnvs())

  const { readme, customElements } = await render()

  expect(readme(facts)).toMatch(/^# Acme Cover widgets 1\.2\.3\n/)
  expect(readme(facts)).toContain('Site that the buttons lead to. Otherwise `https://www.acme.example`.')
  expect(JSON.stringify(customElements())).toContain('"default":"https://www.acme.example"')
})

test('the manifest names every tag once, and says what it is', () => {
  const declarations = customElements().modules.flatMap(module => module.declarations)

  expect(declarations.map(declared => declared.tagName)).toEqual(WIDGETS.map(widget => widget.tag))
  expect(declarations.filter(({ description }) => !description.endsWith('.'))).toEqual([])
})

test('the types know each tag in the page and in JSX', () => {
  const [types, jsx] = [typesOfTags(), typesOfJsx('./hic.js')]

  for (const { tag } of WIDGETS) {
    expect(types).toContain(`'${tag}':`)
    expect(jsx).toContain(`'${tag}':`)
  }
  // If React is not installed, its types are missing too.
  expect(types).not.toContain('react')
})

test('a word in a list is quoted in the types, and an optional detail may be missing', () => {
  const types = typesOfTags()

  expect(types).toContain("state: 'NSW' | 'VIC'")
  expect(types).toContain('partner: string | undefined')
  expect(types).toContain('  number: string | undefined')
  expect(types).toContain("'hic-schedule-call': CustomEvent<{ coverFor?: ")
})

test('the default colours in the README are the ones that the sheet sets', () => {
  const sheet = readFileSync('widgets/kit/styles/tokens.css', 'utf8')
  const set = (name: string) =>
    new RegExp(`var\\(${name}, (?:light-dark\\()?([^()]+)\\)`).exec(sheet)?.[1]?.replace(', ', ' / ')
  const colours = THEME.filter(({ usual }) => usual.startsWith('#'))

  expect(colours).toHaveLength(6)
  expect(colours.map(({ name, usual }) => [name, usual])).toEqual(colours.map(({ name }) => [name, set(name)]))
})
