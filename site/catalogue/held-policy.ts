import type { Answers } from '#widgets/domain/answers.ts'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import { COVER_TYPES } from '#widgets/domain/cover-types.ts'
import { loadPolicies } from './client.ts'

/** The policy that the visitor chose as theirs, if it is among these. */
export const heldAmong = (policies: readonly Policy[], { currentPolicy }: Answers): Policy | undefined =>
  policies.find(policy => policy.id === currentPolicy)

/**
 * The same if it may be of another type than the one being compared: looks among every type for this household and
 * state. Null if none has that id, undefined if that cannot be told because some lists could not be had.
 */
export async function heldElsewhere(answers: Answers): Promise<Policy | null | undefined> {
  const { currentPolicy, coverFor, state } = answers
  if (!currentPolicy || !coverFor || !state) return null
  let unread = false
  // Asked for together: on a silent connection each would wait for the one before it to time out.
  for (const asked of COVER_TYPES.map(({ id: coverType }) => loadPolicies({ coverFor, state, coverType }))) {
    const loaded = await asked
    if (loaded.outcome !== 'loaded') {
      unread = true
      continue
    }
    const found = heldAmong(loaded.policies, answers)
    if (found) return found
  }
  return unread ? undefined : null
}
