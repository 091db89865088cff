import { renderToString } from 'react-dom/server'
import { SaxesParser } from 'saxes'
import type { Widget } from '#widgets/kit/element/declare-widget.ts'
import { widgetTree } from '#widgets/kit/element/mount.tsx'
import type { Node } from '#widgets/kit/element/paint.ts'
import { InWidget } from '#widgets/kit/notify/in-widget.tsx'
import { WIDGETS } from '../widgets.ts'

// They name the operator and the site, as the pictures do, and see the build's variables only if Vite runs them.
export { BRAND, TAGLINE } from '#widgets/domain/brand.ts'
export { customElements } from './docs.ts'
export { readme } from './readme.ts'

export type Templates = Record<string, readonly Node[]>

async function renderPicture(widget: Widget): Promise<string> {
  const component = await widget.component()
  const Around = widget.notifies ? InWidget : undefined
  const props = Object.fromEntries(
    Object.entries(widget.attributes).map(([name, attribute]) => [name, attribute.otherwise]),
  )
  return renderToString(widgetTree({ component, Around, props }))
}

type Open = [string, Record<string, string>, ...Node[]]

// React writes well-formed XML: quoted attributes, closed elements, numeric entities.
function toNodes(html: string, tag: string): readonly Node[] {
  const top: Open = ['root', {}]
  const open: Open[] = [top]
  const parser = new SaxesParser()
  parser.on('error', error => {
    throw new Error(`<${tag}> renders what the template cannot hold: ${error.message}`)
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'root') return
    if ('style' in attributes) throw new Error(`<${tag}> renders a style attribute, which a strict CSP blocks.`)
    const element: Open = [name, { ...attributes } as Record<string, string>]
    open.at(-1)!.push(element)
    open.push(element)
  })
  parser.on('closetag', ({ name }) => {
    if (name !== 'root') open.pop()
  })
  parser.on('text', text => {
    if (text) open.at(-1)!.push(text)
  })
  parser.on('comment', () => {
    throw new Error(`<${tag}> renders two texts side by side, with a comment between that a page's minifier takes out.`)
  })
  parser.write(`<root>${html}</root>`).close()
  return top.slice(2) as Node[]
}

/** What the loader and the build must know of each tag. */
export const outlines = WIDGETS.map(({ tag, notifies, attributes }) => ({
  tag,
  notifies,
  attributes: Object.fromEntries(Object.keys(attributes).map(name => [name, 0])),
}))

/** Each widget with its default values, rendered once when this module is loaded by the build. */
export const pictures: Record<string, string> = Object.fromEntries(
  await Promise.all(WIDGETS.map(async widget => [widget.tag, await renderPicture(widget)] as const)),
)

/** The same as data, for a page that allows no markup. */
export const templates: Templates = Object.fromEntries(
  Object.entries(pictures).map(([tag, picture]) => [tag, toNodes(picture, tag)]),
)
