import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import type { WaitLeft } from '#widgets/domain/catalogue/waits-left.ts'

/** Portability is law for hospital cover alone. */
const EXTRAS_BY_FAVOUR = 'For extras no law makes a fund count the time that you have served. Most do: ask first.'

/** What the waits of policies rest on that count time served with another: nothing to say where no extras are among them. */
export const restsOnFavour = (policies: readonly Policy[], held: Policy | null): string | null =>
  held?.extras && policies.some(({ id, extras }) => extras && id !== held.id) ? EXTRAS_BY_FAVOUR : null

/** What is left of a wait in words, or null where nothing is. */
export function waitSentence({ months, asBefore, fresh }: WaitLeft): string | null {
  if (months === null) return 'not stated'
  if (!asBefore && !fresh) return null
  if (fresh === null) return monthsLabel(asBefore!)
  if (asBefore === null || asBefore === fresh) return monthsLabel(fresh)
  return `${asBefore ? monthsLabel(asBefore) : 'none'} for what you are covered for now, ${monthsLabel(fresh)} for what is new or paid better`
}

export const monthsLabel = (months: number) => (months === 1 ? '1 month' : `${months} months`)
