import { type ReactNode, useId, useState } from 'react'
import type { Widget } from '#widgets/kit/element/declare-widget.ts'
import { kebab } from '#widgets/kit/element/kebab.ts'
import { VERSION } from '#widgets/library/version.ts'
import { WIDGETS } from '#widgets/library/widgets.ts'
import { LiveElement } from '../elements/live-element.tsx'
import { snippetFor } from './snippet.ts'

const MOVING = `v${VERSION.split('.')[0]}`
const PINNED = `v${VERSION}`

/** Choose a widget, fill in what it takes, copy the lines, and see what they show. */
export function EmbedSnippet() {
  const [tag, setTag] = useState(WIDGETS[0]!.tag)
  const [libraryUrl, setLibraryUrl] = useState('https://widgets.hicompare.example')
  const [folder, setFolder] = useState(MOVING)
  const [several, setSeveral] = useState(false)
  const [values, setValues] = useState<Record<string, string>>({})
  const widget = WIDGETS.find(widget => widget.tag === tag)!
  const file = several ? 'hic.js' : `${tag}.js`
  const snippet = snippetFor(widget, { libraryUrl: libraryUrl.replace(/\/+$/, ''), folder, file, values })

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
          <Field key={name} label={kebab(name)} hint={attribute.meaning}>
            {described => (
              <Value
                {...described}
                takes={attribute.takes}
                value={values[name] ?? ''}
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
        <Field label="Tags on the page" hint="A tag’s own file shows it soonest; hic.js serves any number of them.">
          {described => (
            <select
              {...described}
              className="hic-field"
              value={`${several}`}
              onChange={event => setSeveral(event.target.value === 'true')}
            >
              <option value="false">this one</option>
              <option value="true">several</option>
            </select>
          )}
        </Field>
        <Field label="Version" hint={`${MOVING} brings repairs by itself; ${PINNED} never changes.`}>
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
      </div>
      <div className="grid min-w-0 content-start gap-8">
        <Copyable snippet={snippet} />
        <section aria-label="What it shows">
          <LiveElement key={tag} widget={widget} values={values} />
        </section>
      </div>
    </main>
  )
}

const attributesOf = ({ attributes }: Widget) =>
  Object.entries(attributes).filter(([, { propertyOnly }]) => !propertyOnly)

interface Described {
  id: string
  'aria-describedby': string
}

function Field({
  label,
  hint,
  children,
}: {
  label: string
  hint: string
  children: (described: Described) => ReactNode
}) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {children({ id, 'aria-describedby': `${id}-hint` })}
      <p id={`${id}-hint`} className="mt-1 text-muted text-sm">
        {hint}
      </p>
    </div>
  )
}

interface ValueProps extends Described {
  takes: string
  value: string
  onChange(value: string): void
}

function Value({ takes, value, onChange, ...described }: ValueProps) {
  if (!takes.includes(' | '))
    return <input {...described} className="hic-field" value={value} onChange={event => onChange(event.target.value)} />
  return (
    <select {...described} className="hic-field" value={value} onChange={event => onChange(event.target.value)}>
      <option value="">not set</option>
      {takes.split(' | ').map(option => (
        <option key={option}>{option}</option>
      ))}
    </select>
  )
}

function Copyable({ snippet }: { snippet: string }) {
  const [copied, setCopied] = useState('')

  async function copy() {
    const said = await navigator.clipboard.writeText(snippet).then(
      () => 'Copied.',
      () => 'Your browser kept the clipboard closed: select the lines and copy them.',
    )
    setCopied(said)
  }

  return (
    <section aria-label="The lines to paste" className="border-ink border-t-2 pt-4">
      <pre className="whitespace-pre-wrap bg-sand p-4 font-mono text-sm [overflow-wrap:anywhere]">
        <code>{snippet}</code>
      </pre>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <button type="button" className="hic-button" data-look="action" onClick={copy}>
          Copy
        </button>
        <p role="status">{copied}</p>
      </div>
    </section>
  )
}
