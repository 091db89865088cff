import { useCallback, useEffect, useRef, useState } from 'react'
import { type Answer, REFUSAL } from '#widgets/kit/backend/ask.ts'

export type Asked<Data> =
  | { state: 'loading' }
  | { state: 'failed'; sentence: string; again: boolean; before?: Data }
  | { state: 'there'; data: Data }

/**
 * Asks when a view is first shown, again on demand and when `round` counts up; what was there stays until the next
 * answer, and where none comes it is `before`. `again`: it is tried again.
 */
export function useAnswer<Data>(question: () => Promise<Answer<Data>>, round = 0) {
  const [asked, setAsked] = useState<Asked<Data>>({ state: 'loading' })
  const [tries, setTries] = useState(0)
  const last = useRef<{ question: typeof question; data: Data }>(undefined)

  useEffect(() => {
    let stale = false
    void question().then(answer => {
      if (stale) return
      if (answer.ok) {
        last.current = { question, data: answer.data }
        return setAsked({ state: 'there', data: answer.data })
      }
      // The answer to another question, such as of another day, says nothing about this one.
      const before = last.current?.question === question ? { before: last.current.data } : {}
      setAsked({ state: 'failed', sentence: readingFailed(answer), again: false, ...before })
    })
    return () => {
      stale = true
    }
  }, [question, round, tries])

  const reload = useCallback(() => {
    setAsked(now => (now.state === 'failed' ? { ...now, again: true } : now))
    setTries(n => n + 1)
  }, [])
  return { asked, reload }
}

type Failed = Extract<Answer<unknown>, { ok: false }>

/** Why nothing came of a question or a press. Nothing was typed for it, so nothing is said of that. */
export const readingFailed = (answer: Failed) =>
  answer.refusal === 'unreachable'
    ? 'We could not be reached just now: your device may be offline. Try again in a moment.'
    : sentenceOf(answer)

export const sentenceOf = ({ refusal, detail }: Failed) =>
  refusal === 'invalid' ? `${REFUSAL.invalid} (${detail})` : REFUSAL[refusal]
