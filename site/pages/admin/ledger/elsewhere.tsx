import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAnswer } from '#site/session/use-answer.ts'
import { LINK_BUTTON } from '#site/ui/link-button.ts'
import type { Answer } from '#widgets/kit/backend/ask.ts'
import { useTriedAgain } from '../tried-again.ts'
import { EVERYTHING, type HandledName, page, SCREEN_OF } from './pages.ts'

/** Whoever says “ten or more” need not count further. */
const MOST = 10

const WORDS: Record<HandledName, [one: string, many: string]> = {
  quote_requests: ['request', 'requests'],
  call_bookings: ['call', 'calls'],
  contact_messages: ['message', 'messages'],
}
const LISTS = Object.keys(WORDS) as HandledName[]

/** A reference names one entry, and a day only calls. But somebody is called HC Wong. */
const NAMES_ONE = /^\s*(hc\b(?!\s+\p{L}\D*$)|\d{4}-\d\d-\d\d\s*$)/iu

interface ElsewhereProps {
  /** The list that is being searched. */
  than: HandledName
  search: string
}

type Found = { list: HandledName; count: number }[]

/** What the other lists have under the words sought here: whoever rings does not say which of them they are in. */
export function Elsewhere({ than, search }: ElsewhereProps) {
  return search.trim() && !NAMES_ONE.test(search) ? <Others than={than} search={search} /> : null
}

function Others({ than, search }: ElsewhereProps) {
  const navigate = useNavigate()
  const { asked, reload } = useAnswer(useCallback(() => found(than, search), [than, search]))
  useTriedAgain(asked, reload)
  const names = LISTS.filter(list => list !== than).map(list => WORDS[list][1])
  const some = asked.state === 'there' ? asked.data.filter(({ count }) => count > 0) : []

  /** Beside the address, not in it: names and numbers would get logged. Back finds the search here again, too. */
  function lookIn(list: HandledName) {
    const carried = { sought: search }
    history.replaceState({ ...history.state, usr: carried }, '')
    void navigate(`/admin?screen=${SCREEN_OF[list]}`, { state: carried })
  }
  return (
    <p role="status" className="mt-2 flex min-h-11 flex-wrap items-center gap-x-4 text-muted">
      {asked.state === 'loading' && `Looking in ${names.join(' and ')} too …`}
      {asked.state === 'failed' && `We could not look in ${names.join(' and ')}.`}
      {asked.state === 'there' && (some.length > 0 ? 'Also found:' : `Nothing in ${names.join(' or ')}.`)}
      {some.map(({ list, count }) => (
        <button key={list} type="button" className={`${LINK_BUTTON} font-semibold`} onClick={() => lookIn(list)}>
          {count === MOST ? `${MOST} or more` : count} {WORDS[list][count === 1 ? 0 : 1]}
        </button>
      ))}
    </p>
  )
}

async function found(than: HandledName, search: string): Promise<Answer<Found>> {
  const others = LISTS.filter(list => list !== than)
  const answers = await Promise.all(others.map(list => page(list, { ...EVERYTHING, search }, undefined, MOST)))
  const counts: Found = []
  for (const [at, answer] of answers.entries()) {
    if (!answer.ok) return answer
    counts.push({ list: others[at]!, count: answer.data.length })
  }
  return { ok: true, data: counts }
}
