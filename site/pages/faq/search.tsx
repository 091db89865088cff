import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { AppLink } from '#site/ui/app-link.tsx'
import { matches } from './matches.ts'
import { FAQ_GROUPS } from './more-questions.ts'
import { QuestionList } from './question-list.tsx'

/** All questions by subject, or those with the words that are sought. */
export function Search() {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const sought = useDeferredValue(typed)
  // Each letter draws this twice, at first still for the words before it: their lists are not made again.
  const [found, lists] = useMemo(() => search(sought), [sought])
  // What was typed before React was there still counts.
  useEffect(() => setTyped(field.current!.value), [])

  return (
    <>
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
    </>
  )
}

/** How many questions there are with these words, and their lists. */
function search(sought: string) {
  const groups = FAQ_GROUPS.map(({ title, items }) => ({ title, items: items.filter(item => matches(item, sought)) }))
  const found = groups.reduce((sum, { items }) => sum + items.length, 0)
  return [found, groups.map(group => <QuestionList key={group.title} {...group} />)] as const
}
