import { useEffect, useEffectEvent } from 'react'
import { dropSubmission, onSubmissionsChange, type Submission, submissions } from '#widgets/kit/backend/pending.ts'
import type { Verdict } from '#widgets/kit/backend/verdict.ts'

/** How something that had to wait ends. `taken-back`: the visitor chose not to send it. */
export type End = Verdict | 'expired' | 'taken-back'

/**
 * Follows one waiting submission by its id and reports once how it ends; does nothing without an id. If it arrives, the
 * caller says so `here`, and the submission is dropped, or the notice would cover that with the same words; `elsewhere`,
 * a page that is still to be loaded says it.
 */
export function useEnd(
  id: string | undefined,
  onEnd: (end: End) => void,
  arrivalIsTold: 'here' | 'elsewhere' = 'here',
): void {
  const tell = useEffectEvent(onEnd)
  useEffect(() => {
    if (!id) return
    const look = () => {
      const end = endOf(submissions().find(one => one.id === id))
      if (!end) return
      stop()
      tell(end)
      if (end === 'arrived' && arrivalIsTold === 'here') dropSubmission(id)
    }
    const stop = onSubmissionsChange(look)
    // It may have been sent before this started listening.
    look()
    return stop
  }, [id, arrivalIsTold])
}

function endOf(submission: Submission | undefined): End | undefined {
  if (!submission) return 'taken-back'
  const { state } = submission
  return state === 'sending' || state === 'waiting' ? undefined : state
}
