import { useEffect, useState } from 'react'
import { BRAND } from '#widgets/domain/brand.ts'
import type { Attribute } from '#widgets/kit/element/attribute.ts'
import type { Widget } from '#widgets/kit/element/declare-widget.ts'
import { kebab } from '#widgets/kit/element/kebab.ts'
import { meaningInFull } from '#widgets/library/build/docs.ts'
import { movingFolder, VERSION } from '#widgets/library/version.ts'
import { WIDGETS } from '#widgets/library/widgets.ts'
import { LiveElement } from '../elements/live-element.tsx'
import { Field, Value } from './fields.tsx'
import { pictureOf } from './pictures.ts'
import { pastedFor, snippetFor, type Values, WAYS, type Way } from './snippet.ts'

const MOVING = movingFolder()
const PINNED = `v${VERSION}`

/** Choose a widget, fill in its attributes, copy the code and see what it shows. */
export function EmbedSnippet() {
  const [tag, setTag] = useState(WIDGETS[0]!.tag)
  const [libraryUrl, setLibraryUrl] = useState(`${BRAND.siteUrl}/widgets`)
  const [folder, setFolder] = useState(MOVING)
  const [way, setWay] = useState<Way>('pasted')
  const [values, setValues] = useState<Values>({})
  const widget = WIDGETS.find(widget => widget.tag === tag)!
  const taken = Object.fromEntries(
    attributesOf(widget)
      .filter(([name, attribute]) => !refuses(attribute, values[name]))
      .map(([name]) => [name, values[name]]),
  )
  const picture = usePicture(tag)
  const wishes = { libraryUrl: libraryUrl.replace(/\/+$/, ''), values: taken }
  function snippet(): string {
    if (way !== 'pasted') return snippetFor(widget, { ...wishes, folder, way })
    if (picture) return pastedFor(widget, picture, wishes)
    return `Run npm run build first: the code will then be in dist/widgets/${PINNED}/${tag}.html.`
  }

  return (
    <main className="grid max-w-6xl gap-8 lg:grid-cols-[22rem_1fr]">
      <div className="grid content-start gap-5">
        <h1 className="font-semibold text-2xl">Put a widget on your page</h1>
        <Field label="Widget" hint={widget.meaning}>
          {described => (
            <select {...described} className="hic-field" value={tag} onChange={event => setTag(event.target.value)}>
              {WIDGETS.map(({ tag }) => (
                <option key={tag}>{tag}</option>
              ))}
            </select>
          )}
        </Field>
        {attributesOf(widget).map(([name, attribute]) => (
          <Field
            key={name}
            label={kebab(name)}
            hint={meaningInFull(attribute)}
            problem={refuses(attribute, values[name]) && `The tag ignores this; it takes ${attribute.takes}.`}
          >
            {described => (
              <Value
                {...described}
                name={kebab(name)}
                takes={attribute.takes}
                value={values[name]}
                mayBeEmpty={attribute.read('') === ''}
                onChange={value => setValues({ ...values, [name]: value })}
              />
            )}
          </Field>
        ))}
        <Field label="Address of the library" hint="Where dist/widgets is hosted.">
          {described => (
            <input
              {...described}
              className="hic-field"
              type="url"
              value={libraryUrl}
              onChange={event => setLibraryUrl(event.target.value)}
            />
          )}
        </Field>
        <Field
          label="How to add it"
          hint="With its picture, it shows as soon as the page does; with its own file, one request later; hic.js serves any number of tags."
        >
          {described => (
            <select
              {...described}
              className="hic-field"
              value={way}
              onChange={event => setWay(event.target.value as Way)}
            >
              {WAYS.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        {way !== 'pasted' && (
          <Field
            label="Version"
            hint={`${MOVING} gets fixes automatically; ${PINNED} never changes. The integrity value of a pinned script is in integrity.json, in the library’s folder.`}
          >
            {described => (
              <select
                {...described}
                className="hic-field"
                value={folder}
                onChange={event => setFolder(event.target.value)}
              >
                <option>{MOVING}</option>
                <option>{PINNED}</option>
              </select>
            )}
          </Field>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-8">
        <Copyable snippet={snippet()} />
        <section aria-label="Preview">
          <LiveElement key={tag} widget={widget} values={taken} />
        </section>
      </div>
    </main>
  )
}

/** The tag's HTML with its picture, once it is there. */
function usePicture(tag: string): string | undefined {
  const [pictures, setPictures] = useState<Record<string, string | undefined>>({})
  useEffect(() => {
    void pictureOf(tag).then(html => setPictures(known => ({ ...known, [tag]: html })))
  }, [tag])
  return pictures[tag]
}

/** Whether the tag would ignore this value. */
const refuses = (attribute: Attribute<unknown>, value: string | undefined) =>
  value !== undefined && attribute.read(value) === undefined

const attributesOf = ({ attributes }: Widget) =>
  Object.entries(attributes).filter(([, { propertyOnly }]) => !propertyOnly)

function Copyable({ snippet }: { snippet: string }) {
  const [copied, setCopied] = useState({ snippet: '', said: '' })

  async function copy() {
    let said = 'Copied.'
    try {
      // Over plain http from another machine there is no clipboard at all.
      await navigator.clipboard.writeText(snippet)
    } catch {
      said = 'Your browser did not allow this. Select the code and copy it yourself.'
    }
    setCopied({ snippet, said })
  }

  return (
    <section aria-label="Code to paste" className="border-ink border-t-2 pt-4">
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-96 overflow-y-auto whitespace-pre-wrap bg-sand p-4 font-mono text-sm [overflow-wrap:anywhere]"
      >
        <code>{snippet}</code>
      </pre>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <button type="button" className="hic-button" data-look="action" onClick={copy}>
          Copy
        </button>
        <p role="status">{copied.snippet === snippet && copied.said}</p>
      </div>
    </section>
  )
}
