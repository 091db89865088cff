import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Widget } from '#widgets/kit/element/declare-widget.ts'
import type { Outline } from '#widgets/kit/element/define-widget.ts'
import { OWN_UNIT } from './pasted.ts'
import type { Templates } from './templates.tsx'

const WIDGETS = resolve(import.meta.dirname, '../..')
const OUTLINES = 'virtual:hic-outlines'
/** Prefix of a tag: the module with what it needs to show. */
export const ONE = 'virtual:hic-open/'
/** Prefix of a tag: the same with its loader, in one file. */
export const ALONE = 'virtual:hic-alone/'
/** Prefix of a tag: what is left of that if the page's own HTML has the picture and the sheet. */
export const PASTED = 'virtual:hic-pasted/'
/** Prefix of a tag: the module with its sheet. */
export const SHEET = 'virtual:hic-sheet/'

/** What rendering the components says about the widgets. */
export interface Rendered {
  outlines: readonly (Outline & Pick<Widget, 'notifies'>)[]
  templates: Templates
  pictures: Record<string, string>
}

/**
 * The outline of every tag for the loader, and for each tag a module of everything it needs to show (and one
 * that also registers it): its declaration, its template, its sheet with the rules of that widget alone and,
 * if the widget has a `paint.ts`, the `adapt` that adapts the picture to the page's attributes.
 */
export function opening(rendered: Rendered): Plugin {
  return {
    name: 'hic-opening',
    enforce: 'pre',
    resolveId: id => (id.startsWith('virtual:hic-') ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${OUTLINES}`) return listOf(rendered.outlines)
      if (id.startsWith(`\0${SHEET}`)) return `export { default } from ${sheetOf(id.slice(SHEET.length + 1))}`
      if (id.startsWith(`\0${ONE}`)) return opened(id.slice(ONE.length + 1), rendered, 'part')
      if (id.startsWith(`\0${ALONE}`)) return opened(id.slice(ALONE.length + 1), rendered, 'alone')
      if (id.startsWith(`\0${PASTED}`)) return opened(id.slice(PASTED.length + 1), rendered, 'pasted')
    },
    transform: {
      filter: { id: /shadow\.css\?inline&of=/ },
      handler: (css, id) => rulesOf(id.split('&of=')[1]!, css),
    },
  }
}

function listOf(outlines: readonly Outline[]): string {
  const entries = outlines.map(
    ({ tag, attributes }) =>
      `{ tag: '${tag}', attributes: ${JSON.stringify(attributes)}, open: () => import('${ONE}${tag}') }`,
  )
  return `export const outlines = [${entries.join(', ')}]`
}

type Form = 'part' | 'alone' | 'pasted'

function opened(tag: string, { outlines, templates }: Rendered, form: Form): string {
  const { notifies } = outlines.find(outline => outline.tag === tag)!
  const name = tag.replace('hic-', '')
  const at = (path: string) => JSON.stringify(resolve(WIDGETS, path))
  const exported = (file: string) => {
    const path = resolve(WIDGETS, name, file)
    const source = existsSync(path) ? readFileSync(path, 'utf8') : ''
    return ['adapt', 'press', 'move'].filter(part => new RegExp(`export (const|function) ${part}\\b`).test(source))
  }
  const paints = exported('paint.ts')
  const presses = exported('press.ts')
  const later = presses.length > 0 && (form === 'part' || presses.includes('move'))
  const painting = [...paints, ...(later ? ['later'] : presses)]
  const box = `box: host => build(${JSON.stringify(templates[tag])}, host)`
  const lines = [
    `import { ${camel(name)} as widget } from ${at(`${name}/element.ts`)}`,
    `import { beginLife${form === 'pasted' ? '' : ', build'} } from ${at('kit/element/life.ts')}`,
    form === 'pasted' ? `const css = ${JSON.stringify(OWN_UNIT)}` : `import css from ${sheetOf(tag)}`,
    paints.length ? `import { ${paints} } from ${at(`${name}/paint.ts`)}` : '',
    presses.length && !later ? `import { press } from ${at(`${name}/press.ts`)}` : '',
    notifies ? `const toasts = () => import(${at('kit/notify/in-widget.tsx')}).then(chunk => chunk.InWidget)` : '',
    later ? `const later = () => import(${at(`${name}/press.ts`)})` : '',
    `const painting = { ${form === 'pasted' ? painting : [box, ...painting]} }`,
  ]
  const all = `{ beginLife, css, painting, widget${notifies ? ', toasts' : ''} }`
  if (form === 'part') return [...lines, `export ${all}`].join('\n')
  const open =
    form === 'alone' ? `async () => (${all})` : `async host => pasted(host, ${all}) ?? import('${ONE}${tag}')`
  return [
    ...lines,
    `import { defineWidget } from ${at('kit/element/define-widget.ts')}`,
    `import { atOnce } from ${at('kit/element/near.ts')}`,
    form === 'pasted' ? `import { pasted } from ${at('kit/element/pasted.ts')}` : '',
    `defineWidget(widget, ${open}, atOnce)`,
  ].join('\n')
}

const sheetOf = (tag: string) =>
  JSON.stringify(`${resolve(WIDGETS, 'library/shadow.css')}?inline&of=${tag.replace('hic-', '')}`)

/** The declaration of `phone-link` is exported as `phoneLink`. */
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

// The sheet is written for all widgets; one picture needs the rules of only one.
function rulesOf(name: string, css: string): string {
  const folder = resolve(WIDGETS, name)
  const markup = globSync('*.tsx', { cwd: folder }).map(file => readFileSync(resolve(folder, file), 'utf8'))
  const uses = (className: string) => markup.some(text => text.includes(className))
  // If all of a widget's rules are its own, what looks like a utility in its text is not one.
  const utilities = markup.some(text => /className=(?!"hic-[\w-]+( hic-[\w-]+)*")/.test(text))
  const own = existsSync(resolve(folder, `${name}.css`)) ? `@import "../${name}/${name}.css";` : ''
  return css
    .replace('@import "../widgets.css";', own)
    .replace('@source "../*/*.tsx";', utilities ? `@source "../${name}/*.tsx";` : '')
    .replace(/[^{}]*\.\\@container \{[^}]*\}/, rule => (uses('"@container') ? rule : ''))
    .replace('@import "../kit/styles/field.css";', line => (uses('hic-field') ? line : ''))
    .replace('@import "../kit/styles/button.css";', line => (uses('hic-button') ? line : ''))
}
