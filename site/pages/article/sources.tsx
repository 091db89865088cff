import { SOURCES, type SourceKey } from '#widgets/domain/sources.ts'

export function Sources({ keys }: { keys: readonly SourceKey[] }) {
  return (
    <section aria-labelledby="sources" className="max-w-prose">
      <h2 id="sources" className="text-lg">
        Sources
      </h2>
      <ul className="mt-3 grid gap-1 text-sm">
        {keys.map(key => (
          <li key={key} className="border-line border-l-4 pl-3">
            <a href={SOURCES[key].url} className="inline-block py-0.5 text-eucalypt" rel="noopener">
              {SOURCES[key].name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
