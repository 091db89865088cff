import type { WaitLeft } from '#widgets/domain/catalogue/waits-left.ts'

/** What is left of a wait in words, or null where nothing is. */
export function waitSentence({ months, asBefore, fresh }: WaitLeft): string | null {
  if (months === null) return 'not stated'
  if (!asBefore && !fresh) return null
  if (fresh === null) return monthsLabel(asBefore!)
  if (asBefore === null || asBefore === fresh) return monthsLabel(fresh)
  return `${asBefore ? monthsLabel(asBefore) : 'none'} for what you are covered for now, ${monthsLabel(fresh)} for what is new or paid better`
}

export const monthsLabel = (months: number) => (months === 1 ? '1 month' : `${months} months`)
