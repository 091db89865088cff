import type { Widget } from '#widgets/kit/element/declare-widget.ts'
import { kebab } from '#widgets/kit/element/kebab.ts'

interface Wishes {
  /** Where the library is hosted, without a slash at its end. */
  libraryUrl: string
  /** Folder of the version: `v1` moves with its major version, `v1.0.0` never changes. */
  folder: string
  /** `hic.js` serves every tag, a tag's own file that one only, and sooner. */
  file: string
  /** Integrity of the loader; only for a version that never changes. */
  integrity?: string | undefined
  values: Record<string, string>
}

/** What a partner pastes: one script for the page, one tag where the widget goes. */
export function snippetFor(widget: Widget, { libraryUrl, folder, file, integrity, values }: Wishes): string {
  const pinned = integrity ? ` integrity="${escaped(integrity)}" crossorigin="anonymous"` : ''
  const given = Object.entries(values).filter(([name, value]) => value !== '' && name in widget.attributes)
  const attributes = given.map(([name, value]) => ` ${kebab(name)}="${escaped(value)}"`).join('')
  return [
    `<script type="module" src="${escaped(libraryUrl)}/${folder}/${file}"${pinned}></script>`,
    `<${widget.tag}${attributes}></${widget.tag}>`,
  ].join('\n')
}

const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
