import { useEffect, useState } from 'react'
import { heldAmong, heldElsewhere } from '#site/catalogue/held-policy.ts'
import type { Answers } from '#widgets/domain/answers.ts'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'

/** The policy that the visitor named as theirs; one that is not in this list comes later. */
export function useHeld(answers: Answers, policies: readonly Policy[]): Policy | null {
  const { currentPolicy, coverFor, state } = answers
  const key = `${currentPolicy} ${coverFor} ${state}`
  const here = heldAmong(policies, answers)
  const [came, setCame] = useState<{ key: string; policy: Policy | null } | null>(null)

  useEffect(() => {
    if (here || !currentPolicy) return
    let current = true
    void heldElsewhere(answers).then(policy => current && setCame({ key, policy }))
    return () => {
      current = false
    }
  }, [key, here])

  return here ?? (came?.key === key ? came.policy : null)
}
