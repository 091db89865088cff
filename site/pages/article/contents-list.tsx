import type { ReactNode } from 'react'
import type { Listed } from '#site/content/article.ts'
import { useReadingPlace } from './use-reading-place.ts'

type ContentsProps = Pick<Listed, 'contents'>

/**
 * A text with the page’s headings: folded above it where there is no room, for the eye and for the keyboard, and beside it
 * where there is. None if they are few: those are seen at a glance.
 */
export function WithContents({ contents, children }: ContentsProps & { children: ReactNode }) {
  const place = useReadingPlace(contents)
  if (contents.length < 3) return children
  const entries = <Entries contents={contents} place={place} />
  return (
    <>
      <details className="border-line border-y lg:hidden print:hidden">
        <summary data-native className="fold min-h-12 font-display font-semibold text-lg">
          On this page
        </summary>
        {entries}
      </details>
      {children}
      <div className="side-column max-lg:hidden print:hidden">
        <nav aria-labelledby="contents" className="border-ink border-t-2 pt-4">
          <h2 id="contents" className="text-lg">
            On this page
          </h2>
          {entries}
        </nav>
      </div>
    </>
  )
}

function Entries({ contents, place }: ContentsProps & { place: string | undefined }) {
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
