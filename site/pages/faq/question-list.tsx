import { useEffect } from 'react'
import { headingId } from '#site/content/heading-id.ts'
import { titleOf } from '#site/pages/article/title-of.ts'
import { addressed } from '#site/ui/addressed.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import type { Question } from './question.ts'

/** One subject's questions. They open without script, and each has an address of its own. */
export function QuestionList({ title, items }: { title: string; items: readonly Question[] }) {
  useEffect(() => {
    openAddressed()
    addEventListener('hashchange', openAddressed)
    return () => removeEventListener('hashchange', openAddressed)
  }, [])

  if (items.length === 0) return null
  return (
    <section className="mt-14 grid gap-x-12 gap-y-6 lg:grid-cols-[16rem_minmax(0,1fr)]" aria-label={title}>
      <h2 className="text-2xl">{title}</h2>
      <div className="border-ink border-t-2">
        {items.map(({ question, answer, more, part }) => (
          <details key={question} id={headingId(question)} className="answer group border-line border-b">
            <summary
              data-native
              className="flex min-h-14 cursor-pointer items-baseline [&::-webkit-details-marker]:hidden gap-4 py-4 font-display font-semibold text-lg hover:text-eucalypt group-open:text-eucalypt"
            >
              <span className="flex-1 text-balance">{question}</span>
              {/* Its strokes are borders: forced colours leave nothing of a ground. */}
              <span
                aria-hidden="true"
                className="relative size-4 shrink-0 print:hidden before:absolute before:inset-x-0 before:top-1/2 before:border-t-2 after:absolute after:inset-y-0 after:left-1/2 after:border-l-2 group-open:after:hidden"
              />
            </summary>
            <div className="max-w-prose pb-6">
              {answer.split(/\n{2,}/).map(paragraph => (
                <p key={paragraph} className="mb-3">
                  {paragraph}
                </p>
              ))}
              <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
                {more && (
                  <AppLink to={more} and={part && `#${headingId(part)}`} className="text-eucalypt">
                    Read more: {titleOf(more)}
                  </AppLink>
                )}
                <a href={`#${headingId(question)}`} className="py-0.5 text-eucalypt text-sm print:hidden">
                  Link to this answer<span className="sr-only">: {question}</span>
                </a>
              </p>
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}

function openAddressed() {
  const named = addressed(location.hash)
  if (named instanceof HTMLDetailsElement) named.open = true
}
