import type { Listed } from '#site/content/article.ts'
import { useReadingPlace } from './use-reading-place.ts'

/** The page’s headings: beside the text where there is room, folded above it where there is not. */
export function ContentsList({ contents }: Pick<Listed, 'contents'>) {
  const place = useReadingPlace(contents)
  if (contents.length < 3) return null
  return (
    // Room on all sides, or the rings of focused links would be cut off where this scrolls by itself.
    <div className="max-lg:order-first lg:sticky lg:top-[calc(var(--header-stays)+2rem)] lg:-m-2 lg:max-h-[calc(100dvh-var(--header-stays)-3.5rem)] lg:scroll-p-2 lg:self-start lg:overflow-y-auto lg:p-2 print:hidden">
      <nav aria-labelledby="contents" className="border-ink border-t-2 pt-4 max-lg:hidden">
        <h2 id="contents" className="text-lg">
          On this page
        </h2>
        <Entries contents={contents} place={place} />
      </nav>
      <details className="border-line border-y lg:hidden">
        <summary data-native className="fold min-h-12 font-display font-semibold text-lg">
          On this page
        </summary>
        <Entries contents={contents} place={place} />
      </details>
    </div>
  )
}

function Entries({ contents, place }: Pick<Listed, 'contents'> & { place: string | undefined }) {
  return (
    <ol className="contents-list mt-3 border-line border-t max-lg:mt-0">
      {contents.map(({ id, title }) => (
        <li key={id} className="border-line not-last:border-b lg:last:border-b">
          <a
            href={`#${id}`}
            aria-current={id === place ? 'location' : undefined}
            className="flex min-h-11 items-center py-2 leading-snug no-underline hover:text-eucalypt hover:underline"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
