import { coverageOf, type Earlier, type Policy } from '#widgets/domain/catalogue/policy.ts'
import { CLINICAL_CATEGORIES } from '#widgets/domain/clinical-categories.ts'
import { EXTRAS } from '#widgets/domain/extras.ts'

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

/** The same for the same excess: versions of a policy that differ in it may share a name and a code. */
export const excessKey = ({ hospital }: Policy): string => JSON.stringify(hospital?.excess ?? null)

/** What changed since then. */
export function earlierOf(policy: Policy, before: Policy): Earlier {
  const gained: string[] = []
  const lost: string[] = []
  const compare = (title: string, was: number, is: number) => {
    if (is > was) gained.push(title)
    if (is < was) lost.push(title)
  }
  for (const { title } of CLINICAL_CATEGORIES) compare(title, degree(before, title), degree(policy, title))
  for (const { title } of EXTRAS) compare(title, before.extras?.[title] ? 1 : 0, policy.extras?.[title] ? 1 : 0)
  return { premium: before.premium, gained, lost }
}

/**
 * The same where both are of one premium year: the rise of 1 April stays on show, because the month before would show
 * none, and what the cover has gained or lost since is added. What it gained and then lost again is neither; what it
 * lost stays lost until it is covered in full again, because nothing says how it was covered before.
 */
export function carriedOn(policy: Policy, before: Policy): Earlier | null {
  if (!before.earlier) return null
  const since = earlierOf(policy, before)
  const lost = new Set([...before.earlier.lost, ...since.lost])
  const gained = new Set([...before.earlier.gained, ...since.gained]).difference(lost)
  for (const title of since.gained) if (coversInFull(policy, title)) lost.delete(title)
  for (const title of before.earlier.gained) lost.delete(title)
  return { premium: before.earlier.premium, gained: [...gained], lost: [...lost] }
}

const coversInFull = (policy: Policy, title: string) =>
  coverageOf(policy, title) === 'full' || policy.extras?.[title] !== undefined

const DEGREE = { none: 0, restricted: 1, full: 2 }
const degree = (policy: Policy, title: string) => DEGREE[coverageOf(policy, title)]
