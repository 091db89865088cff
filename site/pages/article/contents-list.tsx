import type { Listed } from '#site/content/article.ts'

/** What the page holds: beside the text where there is room, folded above it where there is not. */
export function ContentsList({ contents }: Pick<Listed, 'contents'>) {
  if (contents.length < 3) return null
  return (
    <div className="max-md:order-first md:sticky md:top-[calc(var(--header-stays)+2.5rem)] md:max-h-[calc(100dvh-var(--header-stays)-4.5rem)] md:self-start md:overflow-y-auto print:hidden">
      <nav aria-labelledby="contents" className="max-md:hidden">
        <h2 id="contents" className="text-lg">
          On this page
        </h2>
        <Entries contents={contents} />
      </nav>
      <details className="border-line border-y md:hidden">
        <summary data-native className="fold min-h-12 font-display font-semibold text-lg">
          On this page
        </summary>
        <Entries contents={contents} />
      </details>
    </div>
  )
}

function Entries({ contents }: Pick<Listed, 'contents'>) {
  return (
    <ol className="mt-3 border-line border-t max-md:mt-0">
      {contents.map(({ id, title }) => (
        <li key={id} className="border-line not-last:border-b md:last:border-b">
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-2 leading-snug no-underline hover:text-eucalypt hover:underline"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
