import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { ArticleHead } from '#site/pages/article/article-head.tsx'
import { CheckedOn } from '#site/pages/article/checked-on.tsx'
import { Onward } from '#site/pages/article/onward.tsx'
import { Sources } from '#site/pages/article/sources.tsx'
import { AppLink } from '#site/ui/app-link.tsx'
import { PageHead } from '#site/ui/page-head.tsx'
import { faqData } from '#site/ui/structured-data.ts'
import type { SourceKey } from '#widgets/domain/sources.ts'
import { matches } from './matches.ts'
import { FAQ_CHECKED_ON, FAQ_GROUPS } from './more-questions.ts'
import { QuestionList } from './question-list.tsx'

const DESCRIPTION =
  'Answers about private health insurance in Australia: hospital and extras, Medicare, the surcharge, waiting periods, switching, prices, and how we work.'
const ALL = FAQ_GROUPS.flatMap(group => group.items)
const SOURCES: readonly SourceKey[] = [
  'ombudsman',
  'ato',
  'loading',
  'discount',
  'tiers',
  'act',
  'circular',
  'medicare',
  'hearing',
]

export default function Page() {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const sought = useDeferredValue(typed)
  // Each letter draws the page twice, at first still for the words before it: their lists are not made again.
  const [found, lists] = useMemo(() => search(sought), [sought])
  // What was typed before React was there still counts.
  useEffect(() => setTyped(field.current!.value), [])

  return (
    <>
      <PageHead
        path="/faq"
        title="Frequently asked questions"
        description={DESCRIPTION}
        structuredData={[faqData(ALL)]}
      />
      <ArticleHead title="Frequently asked questions" lead="Short answers here; the guides have the detail.">
        <CheckedOn day={FAQ_CHECKED_ON} />
      </ArticleHead>
      <div className="page-width py-12 lg:py-16">
        <form
          action="/faq"
          className="noscript:hidden max-w-prose print:hidden"
          onSubmit={event => event.preventDefault()}
        >
          <label htmlFor="sought" className="block font-semibold">
            Search the questions
          </label>
          <input
            id="sought"
            type="search"
            className="hic-field mt-1.5"
            autoComplete="off"
            ref={field}
            onChange={event => setTyped(event.target.value)}
          />
          <p role="status" className="mt-2 min-h-6 text-muted text-sm">
            {sought.trim() && (found === 1 ? '1 question' : `${found} questions`)}
          </p>
        </form>
        {found === 0 ? (
          <p className="mt-6 max-w-prose">
            No questions match your search. Try another word, look in the{' '}
            <AppLink to="/guides" className="text-eucalypt">
              guides
            </AppLink>
            , or{' '}
            <AppLink to="/contact" className="text-eucalypt">
              ask us
            </AppLink>
            .
          </p>
        ) : (
          lists
        )}
        <div className="mt-14">
          <Sources keys={SOURCES} />
        </div>
      </div>
      <Onward />
    </>
  )
}

/** How many questions there are with these words, and their lists. */
function search(sought: string) {
  const groups = FAQ_GROUPS.map(({ title, items }) => ({ title, items: items.filter(item => matches(item, sought)) }))
  const found = groups.reduce((sum, { items }) => sum + items.length, 0)
  return [found, groups.map(group => <QuestionList key={group.title} {...group} />)] as const
}
