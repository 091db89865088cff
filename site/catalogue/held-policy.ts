import type { Answers } from '#widgets/domain/answers.ts'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import { COVER_TYPES } from '#widgets/domain/cover-types.ts'
import { loadPolicies } from './client.ts'

/**
 * The policy that the visitor named as theirs: among these, or else, since it may be of another type than what is
 * looked for, among those of every type for this household and state. Null where none is of that id.
 */
export async function heldPolicy(answers: Answers, policies: readonly Policy[]): Promise<Policy | null> {
  const { currentPolicy, coverFor, state } = answers
  if (!currentPolicy) return null
  const named = (all: readonly Policy[]) => all.find(policy => policy.id === currentPolicy)
  const here = named(policies)
  if (here || !coverFor || !state) return here ?? null
  for (const { id: coverType } of COVER_TYPES) {
    const loaded = await loadPolicies({ coverFor, state, coverType })
    const found = loaded.outcome === 'loaded' && named(loaded.policies)
    if (found) return found
  }
  return null
}
