import { useCallback, useEffect, useState } from 'react'
import type { Answer } from '#widgets/kit/backend/ask.ts'
import { whyFailed } from './why-failed.ts'

/** How far a question has come. */
export type Asked<Data> =
  | { state: 'loading'; before?: Data }
  | { state: 'failed'; sentence: string; again: boolean; before?: Data }
  | { state: 'there'; data: Data }

/**
 * Asks when a view is first shown, then on demand and when `round` counts up. The last answer stays until the next one
 * comes; if that fails, it becomes `before`. `again`: another try is under way. A different question, such as about
 * another day, is loading until it has its own answer; what was shown is then `before`, to keep the room that it takes.
 */
export function useAnswer<Data>(question: () => Promise<Answer<Data>>, round = 0) {
  const [last, setLast] = useState<{ question: typeof question; asked: Asked<Data> }>({
    question,
    asked: { state: 'loading' },
  })
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let stale = false
    void question().then(answer => {
      if (stale) return
      setLast(now => {
        if (answer.ok) return { question, asked: { state: 'there', data: answer.data } }
        const before = now.question === question ? earlier(now.asked) : {}
        return { question, asked: { state: 'failed', sentence: whyFailed(answer), again: false, ...before } }
      })
    })
    return () => {
      stale = true
    }
  }, [question, round, tries])

  const reload = useCallback(() => {
    setLast(now => (now.asked.state === 'failed' ? { ...now, asked: { ...now.asked, again: true } } : now))
    setTries(n => n + 1)
  }, [])
  const asked: Asked<Data> =
    last.question === question ? last.asked : { state: 'loading', ...earlier<Data>(last.asked) }
  return { asked, reload }
}

function earlier<Data>(asked: Asked<Data>): { before?: Data } {
  if (asked.state === 'there') return { before: asked.data }
  return 'before' in asked ? { before: asked.before } : {}
}
