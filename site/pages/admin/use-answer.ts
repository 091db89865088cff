import { useCallback, useEffect, useState } from 'react'
import { type Answer, REFUSAL } from '#widgets/kit/backend/ask.ts'

export type Asked<Data> = { state: 'loading' } | { state: 'failed'; sentence: string } | { state: 'there'; data: Data }

/** Asks when it is first shown and again on demand; what was there stays until the next answer. */
export function useAnswer<Data>(question: () => Promise<Answer<Data>>) {
  const [asked, setAsked] = useState<Asked<Data>>({ state: 'loading' })
  const [round, setRound] = useState(0)

  useEffect(() => {
    let stale = false
    void question().then(answer => {
      if (stale) return
      setAsked(answer.ok ? { state: 'there', data: answer.data } : { state: 'failed', sentence: sentenceOf(answer) })
    })
    return () => {
      stale = true
    }
  }, [question, round])

  return { asked, reload: useCallback(() => setRound(n => n + 1), []) }
}

export const sentenceOf = ({ refusal, detail }: Extract<Answer<unknown>, { ok: false }>) =>
  refusal === 'invalid' ? `${REFUSAL.invalid} (${detail})` : REFUSAL[refusal]
