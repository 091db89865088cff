import { useEffect, useState } from 'react'
import { heldAmong, heldElsewhere } from '#site/catalogue/held-policy.ts'
import { useLineBack } from '#site/ui/line-back.ts'
import type { Answers } from '#widgets/domain/answers.ts'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'

interface HeldNow {
  /** Null if none was chosen or none has that id; undefined until that is known. */
  held: Policy | null | undefined
  /** It could not be looked up. */
  failed: boolean
}

/** The policy that the visitor chose as theirs; one that is not in this list arrives later. */
export function useHeld(answers: Answers, policies: readonly Policy[]): HeldNow {
  const { currentPolicy, coverFor, state } = answers
  const key = `${currentPolicy} ${coverFor} ${state}`
  const here = heldAmong(policies, answers)
  const [came, setCame] = useState<{ key: string; policy: Policy | null | undefined } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const known = came?.key === key ? came : null
  const failed = !here && known !== null && known.policy === undefined

  useEffect(() => {
    if (here || !currentPolicy) return
    let current = true
    void heldElsewhere(answers).then(policy => {
      // If a second look, taken because the day's list is new, fails, it takes nothing away.
      if (current) setCame(known => (policy === undefined && known?.key === key ? known : { key, policy }))
    })
    return () => {
      current = false
    }
  }, [key, here, policies, attempt])

  useLineBack(failed, () => setAttempt(attempt + 1))

  return { held: here ?? (currentPolicy ? known?.policy : null), failed }
}
