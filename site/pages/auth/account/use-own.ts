import { useEffect, useState } from 'react'
import { type Answer, REFUSAL } from '#widgets/kit/backend/ask.ts'

export type Own<Item> =
  | { state: 'loading' }
  | { state: 'failed'; sentence: string; again: boolean }
  | { state: 'there'; items: Item[] }

/** One's own rows, fetched when they are first shown and again on demand. `again`: it is tried again. */
export function useOwn<Item>(fetchOwn: (userId: string) => Promise<Answer<Item[]>>, userId: string) {
  const [own, setOwn] = useState<Own<Item>>({ state: 'loading' })
  const [round, setRound] = useState(0)

  useEffect(() => {
    let stale = false
    void fetchOwn(userId).then(answer => {
      if (stale) return
      setOwn(
        answer.ok
          ? { state: 'there', items: answer.data }
          : { state: 'failed', sentence: REFUSAL[answer.refusal], again: false },
      )
    })
    return () => {
      stale = true
    }
  }, [fetchOwn, userId, round])

  function reload() {
    setOwn(now => (now.state === 'failed' ? { ...now, again: true } : now))
    setRound(n => n + 1)
  }
  return { own, reload }
}
