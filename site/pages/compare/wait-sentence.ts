import { coverageOf, type Policy } from '#widgets/domain/catalogue/policy.ts'
import type { WaitLeft } from '#widgets/domain/catalogue/waits-left.ts'
import { PSYCHIATRIC_UPGRADE } from '#widgets/domain/waiting-periods.ts'

/** Portability is law for hospital cover alone. */
const EXTRAS_BY_FAVOUR = 'For extras no law makes a fund count the time that you have served. Most do: ask first.'

/** What the waits of policies rest on that count time served with another: nothing to say where no extras are among them. */
export const restsOnFavour = (policies: readonly Policy[], held: Policy | null): string | null =>
  held?.extras && policies.some(({ id, extras }) => extras && id !== held.id) ? EXTRAS_BY_FAVOUR : null

const PARTNER_WAITS =
  'A partner who is not on your policy now serves every wait in full, less the time on hospital cover of their own.'

/** Nobody's time counts for somebody else: nothing to say where the partner is on the policy that is held. */
export const joinsLater = (policies: readonly Policy[], held: Policy | null): string | null =>
  held && policies.some(({ adults }) => adults > held.adults) ? PARTNER_WAITS : null

/** The one wait for better benefits that need not be served. */
const psychiatricUpgrade = (policies: readonly Policy[], held: Policy | null): string | null =>
  held &&
  coverageOf(held, 'HospitalPsychiatric') === 'restricted' &&
  policies.some(policy => coverageOf(policy, 'HospitalPsychiatric') === 'full')
    ? `Psychiatric care: ${PSYCHIATRIC_UPGRADE.words}`
    : null

/** All that is to be known about waits that count time served. */
export const waitsNote = (policies: readonly Policy[], held: Policy | null): string | null =>
  [restsOnFavour(policies, held), joinsLater(policies, held), psychiatricUpgrade(policies, held)]
    .filter(Boolean)
    .join(' ') || null

/** What is left of a wait in words, or null where nothing is. */
export function waitSentence({ months, asBefore, fresh }: WaitLeft): string | null {
  if (months === null) return 'not stated'
  if (!asBefore && !fresh) return null
  if (fresh === null) return monthsLabel(asBefore!)
  if (asBefore === null || asBefore === fresh) return monthsLabel(fresh)
  return `${asBefore ? monthsLabel(asBefore) : 'none'} for what you are covered for now, ${monthsLabel(fresh)} for what is new or paid better`
}

export const monthsLabel = (months: number) => (months === 1 ? '1 month' : `${months} months`)
