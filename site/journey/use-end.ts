import { useEffect, useEffectEvent } from 'react'
import { onSubmissionsChange, type Submission, submissions } from '#widgets/kit/backend/pending.ts'
import type { Verdict } from '#widgets/kit/backend/submit.ts'

/** How something ends that had to wait. `taken-back`: the visitor said that it is not to go out. */
export type End = Verdict | 'taken-back'

/** Follows one submission that waits, by its id, and tells how it ends; follows nothing while there is no id. */
export function useEnd(id: string | undefined, onEnd: (end: End) => void): void {
  const tell = useEffectEvent(onEnd)
  useEffect(() => {
    if (!id) return
    const look = () => {
      const end = endOf(submissions().find(one => one.id === id))
      if (end) tell(end)
    }
    // It may have gone out before this heard of it.
    look()
    return onSubmissionsChange(look)
  }, [id])
}

function endOf(submission: Submission | undefined): End | undefined {
  if (!submission) return 'taken-back'
  const { state } = submission
  if (state === 'sending' || state === 'waiting') return undefined
  return state === 'expired' ? 'refused' : state
}
