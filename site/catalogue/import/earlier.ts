import { coverageOf, type Earlier, type Policy } from '#widgets/domain/catalogue/policy.ts'
import { CLINICAL_CATEGORIES } from '#widgets/domain/clinical-categories.ts'
import { EXTRAS } from '#widgets/domain/extras.ts'
import type { Premium } from '#widgets/domain/price.ts'

/** Finds what an earlier release said about a policy. Ids are stable; if one is new, code and excess identify it. */
export function joinWith(earlier: readonly Policy[]) {
  const ofId = new Map(earlier.map(policy => [policy.id, policy]))
  const ofCode = new Map(earlier.map(policy => [codeKey(policy), policy]))
  return {
    byId: ({ id }: Policy): Policy | undefined => ofId.get(id),
    byCode: (policy: Policy): Policy | undefined => ofCode.get(codeKey(policy)),
  }
}

const codeKey = (policy: Policy) => `${policy.fund} ${policy.code} ${excessKey(policy)}`

/** Equal where the excess is: versions of a policy that differ in it may share a name and a code. */
export const excessKey = ({ hospital }: Policy): string => JSON.stringify(hospital?.excess ?? null)

/** What changed since then. */
export const earlierOf = (policy: Policy, before: Policy): Earlier =>
  changed(policy, before.premium, title => degree(before, title))

/**
 * The same where both are of one premium year: the rise of 1 April stays on show, because the month before would show
 * none, and the cover is compared with that of the year before, as far back as the month before tells.
 */
export function carriedOn(policy: Policy, before: Policy): Earlier | null {
  const { earlier } = before
  if (!earlier) return null
  return changed(policy, earlier.premium, title => {
    if (earlier.restricted?.includes(title)) return DEGREE.restricted
    if (earlier.gained.includes(title)) return DEGREE.none
    return earlier.lost.includes(title) ? DEGREE.full : degree(before, title)
  })
}

function changed(policy: Policy, premium: Premium, was: (title: string) => number): Earlier {
  const gained: string[] = []
  const lost: string[] = []
  const restricted: string[] = []
  for (const { title } of [...CLINICAL_CATEGORIES, ...EXTRAS]) {
    const [then, now] = [was(title), degree(policy, title)]
    if (now > then) gained.push(title)
    if (now < then) lost.push(title)
    if (now !== then && then === DEGREE.restricted) restricted.push(title)
  }
  return { premium, gained, lost, ...(restricted.length > 0 ? { restricted } : {}) }
}

const DEGREE = { none: 0, restricted: 1, full: 2 }
const EXTRA_TITLES = new Set<string>(EXTRAS.map(({ title }) => title))

/** A service is covered or not: the limits are another matter. */
function degree(policy: Policy, title: string): number {
  if (EXTRA_TITLES.has(title)) return policy.extras?.[title] ? DEGREE.full : DEGREE.none
  return DEGREE[coverageOf(policy, title)]
}
