import { escaped } from '#widgets/domain/markup.ts'
import type { Widget } from '#widgets/kit/element/declare-widget.ts'
import { kebab } from '#widgets/kit/element/kebab.ts'

/** Ways to add a tag to a page, the fastest first. */
export const WAYS = [
  { id: 'pasted', label: 'as HTML, with its picture' },
  { id: 'alone', label: 'with its own file' },
  { id: 'loader', label: 'with hic.js, for several tags' },
] as const
export type Way = (typeof WAYS)[number]['id']

export type Values = Record<string, string | undefined>

interface Wishes {
  /** Where the library is hosted, without a slash at its end. */
  libraryUrl: string
  /** Undefined is not set; an empty text is written, because it makes some attributes leave something out. */
  values: Values
}

interface Scripted extends Wishes {
  way: Exclude<Way, 'pasted'>
  /** Folder of the version: `v1` moves with its major version, `v1.0.0` never changes. */
  folder: string
}

/** What a partner pastes where a template writes the page: one script for the page, one tag where the widget goes. */
export function snippetFor(widget: Widget, { libraryUrl, folder, way, values }: Scripted): string {
  const file = way === 'alone' ? `${widget.tag}.js` : 'hic.js'
  return [
    `<script type="module" src="${escaped(libraryUrl)}/${folder}/${file}"></script>`,
    tagFor(widget, values),
  ].join('\n')
}

/** What a partner pastes into a page that is written as HTML: the tag with its picture, as the library's build wrote it. */
export function pastedFor(widget: Widget, html: string, { libraryUrl, values }: Wishes): string {
  return html
    .replace(/(?<=<script type="module" src=")[^"]+(?=\/v\d)/, () => escaped(libraryUrl))
    .replace(`<${widget.tag}>`, () => `<${widget.tag}${attributes(widget, values)}>`)
}

/** The tag alone, as a page writes it. */
export const tagFor = (widget: Widget, values: Record<string, unknown>) =>
  `<${widget.tag}${attributes(widget, values)}></${widget.tag}>`

function attributes(widget: Widget, values: Record<string, unknown>): string {
  const written = Object.entries(widget.attributes).filter(
    ([name, { propertyOnly }]) => values[name] !== undefined && !propertyOnly,
  )
  return written.map(([name]) => ` ${kebab(name)}="${escaped(`${values[name]}`)}"`).join('')
}
