import { useCallback, useEffect, useRef, useState } from 'react'
import type { Answer } from '#widgets/kit/backend/ask.ts'
import { whyFailed } from './why-failed.ts'

export type Asked<Data> =
  | { state: 'loading' }
  | { state: 'failed'; sentence: string; again: boolean; before?: Data }
  | { state: 'there'; data: Data }

/**
 * Asks when a view is first shown, then on demand and when `round` counts up. The last answer stays until the next one;
 * if that fails, it becomes `before`. `again`: another try is under way.
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
      setAsked({ state: 'failed', sentence: whyFailed(answer), again: false, ...before })
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
