import type { Adult } from '#widgets/domain/catalogue/adults.ts'
import { dayLabel, yearOf } from '#widgets/domain/day.ts'
import { baseDaysAtAge, LIFETIME_LOADING } from '#widgets/domain/lifetime-loading.ts'
import type { Day } from '#widgets/domain/period.ts'

const TURNS = LIFETIME_LOADING.freeAge + 1

/** For people without cover around the age at which a loading begins: until when they can still avoid it for good. */
export function loadingDeadline(adults: readonly Adult[], today: Day): string | null {
  const uncovered = adults.flatMap(({ age, history = 'none' }) => (history === 'none' && age ? age : []))
  const by = [TURNS - 1, TURNS].filter(age => uncovered.includes(age)).map(age => byWhen(age, today))
  return by.length > 0
    ? `Start hospital cover by the 1 July after you turn ${TURNS}, keep it, and you never pay a Lifetime Health Cover loading. ${by.join(' ')}`
    : null
}

// The last of these days is never over: somebody who is 31 today turned it within the year before.
function byWhen(age: number, today: Day): string {
  const [first, last] = baseDaysAtAge(age, today)
  if (first === last) return `At ${age}, that is by ${dayLabel(last)}.`
  const later = `by ${dayLabel(last)} if you ${first < today ? 'turned' : 'turn'} ${TURNS} on or after ${dayLabel(`${yearOf(last) - 1}-07-01`)}`
  return `At ${age}, that is ${first < today ? '' : `by ${dayLabel(first)}, or `}${later}.`
}
