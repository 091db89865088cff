import { SOURCES, type SourceKey } from '#widgets/domain/sources.ts'

export function Sources({ keys }: { keys: readonly SourceKey[] }) {
  return (
    <section aria-labelledby="sources" className="max-w-prose print:col-span-full print:max-w-none">
      <h2 id="sources" className="text-lg">
        Sources
      </h2>
      <ul className="mt-3 border-line border-t text-hint">
        {keys.map(key => (
          <li key={key} className="border-line border-b">
            <a href={SOURCES[key].url} className="inline-block py-2.5 text-eucalypt" rel="noopener">
              {SOURCES[key].name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
