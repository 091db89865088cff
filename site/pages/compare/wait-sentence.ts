import { coverageOf, type Policy } from '#widgets/domain/catalogue/policy.ts'
import type { WaitLeft } from '#widgets/domain/catalogue/waits-left.ts'
import { PSYCHIATRIC_UPGRADE } from '#widgets/domain/waiting-periods.ts'

/** By law only hospital waits carry over. */
const EXTRAS_BY_FAVOUR = 'For extras, no law makes a fund count the time you have served. Most do: ask first.'

/** The caution for waits that count time served elsewhere: null if no extras are among them. */
const restsOnFavour = (policies: readonly Policy[], held: Policy | null): string | null =>
  held?.extras && policies.some(({ id, extras }) => extras && id !== held.id) ? EXTRAS_BY_FAVOUR : null

const PARTNER_WAITS =
  'A partner who is not on your current policy serves every waiting period in full, less any time on their own hospital cover.'

/** One person's time does not count for another: null if the partner is on the policy that is held. */
const joinsLater = (policies: readonly Policy[], held: Policy | null): string | null =>
  held && policies.some(({ adults }) => adults > held.adults) ? PARTNER_WAITS : null

/** The one wait for better benefits that need not be served. */
const psychiatricUpgrade = (policies: readonly Policy[], held: Policy | null): string | null =>
  held &&
  coverageOf(held, 'HospitalPsychiatric') === 'restricted' &&
  policies.some(policy => coverageOf(policy, 'HospitalPsychiatric') === 'full')
    ? `Psychiatric care: ${PSYCHIATRIC_UPGRADE.words}`
    : null

const joined = (sentences: readonly (string | null)[]): string | null => sentences.filter(Boolean).join(' ') || null

/** Every caution about waits that count time served. */
export const waitsNote = (policies: readonly Policy[], held: Policy | null): string | null =>
  joined([restsOnFavour(policies, held), joinsLater(policies, held), psychiatricUpgrade(policies, held)])

const servesHospitalOnce = (policies: readonly Policy[], held: Policy): string | null =>
  held.hospital && policies.some(({ id, hospital }) => hospital && id !== held.id)
    ? 'You need not repeat hospital waiting periods you have served.'
    : null

/** What carries over to these policies, until it is known how much was served: null if nothing does. */
export function carriedNote(policies: readonly Policy[], held: Policy): string | null {
  const carried = joined([servesHospitalOnce(policies, held), restsOnFavour(policies, held)])
  return carried && joined([carried, joinsLater(policies, held)])
}

/** What is left of a wait in words, or null if nothing is. */
export function waitSentence({ months, asBefore, fresh }: WaitLeft): string | null {
  if (months === null) return 'not stated'
  if (!asBefore && !fresh) return null
  if (fresh === null) return monthsLabel(asBefore!)
  if (asBefore === null || asBefore === fresh) return monthsLabel(fresh)
  return `${asBefore ? monthsLabel(asBefore) : 'none'} for what you are covered for now, ${monthsLabel(fresh)} for new or higher benefits`
}

export const monthsLabel = (months: number) => (months === 1 ? '1 month' : `${months} months`)
