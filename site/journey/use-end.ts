import { useEffect, useEffectEvent } from 'react'
import { onSubmissionsChange, type Submission, submissions } from '#widgets/kit/backend/pending.ts'
import type { Verdict } from '#widgets/kit/backend/verdict.ts'

/** How something that had to wait ends. `taken-back`: the visitor chose not to send it. */
export type End = Verdict | 'expired' | 'taken-back'

/** Follows one waiting submission by its id and reports how it ends; does nothing without an id. */
export function useEnd(id: string | undefined, onEnd: (end: End) => void): void {
  const tell = useEffectEvent(onEnd)
  useEffect(() => {
    if (!id) return
    const look = () => {
      const end = endOf(submissions().find(one => one.id === id))
      if (end) tell(end)
    }
    // It may have been sent before this started listening.
    look()
    return onSubmissionsChange(look)
  }, [id])
}

function endOf(submission: Submission | undefined): End | undefined {
  if (!submission) return 'taken-back'
  const { state } = submission
  return state === 'sending' || state === 'waiting' ? undefined : state
}
