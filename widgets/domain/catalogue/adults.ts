import { discountAtJoining } from '../age-discount.ts'
import type { Answers } from '../answers.ts'
import { isForTwo } from '../cover-for.ts'
import { averaged, exemptionAtAge, loadingAtAge } from '../lifetime-loading.ts'
import { percent, type Rate } from '../money.ts'
import { type Day, isPublished } from '../period.ts'
import type { AgeRanges, Policy } from './policy.ts'

/** One of those who are to be covered. */
export interface Adult {
  age: number | undefined
  history: Answers['history']
}

/** Where no age was given. */
export const UNKNOWN_AGE = 40

/**
 * Whether hospital cover is held now. A policy that was chosen but is not in the data (null) is assumed to be hospital
 * cover; while it could not be looked up (undefined), what was answered counts.
 */
export const isHospitalHeld = (answers: Answers, current: Policy | null | undefined): boolean =>
  current ? current.hospital !== null : current === null && answers.currentPolicy !== undefined

/**
 * If one adult's answer is missing, the other's is used. A hospital policy that was chosen outweighs "no hospital cover
 * now" for those who are on it: prices and savings would contradict it. The partner is on a policy for two; on one for a
 * single person, or one that is not in the data, what was answered for them counts.
 */
export function adultsOf(answers: Answers, current: Policy | null | undefined): Adult[] {
  const { coverFor, ages = [], history, partnerHistory } = answers
  const held = isHospitalHeld(answers, current)
  const byPolicy = (said: Answers['history']) => (held && said !== 'since-31' ? 'later' : said)
  const own: Adult = { age: ages[0], history: byPolicy(history) }
  if (!isForTwo(coverFor)) return [own]
  const theirs = current?.adults === 2 ? byPolicy(partnerHistory) : partnerHistory
  return [own, { age: ages[1] ?? ages[0], history: history && partnerHistory ? theirs : own.history }]
}

/** The age-based discount of somebody who joins now. */
export function joiningAt(age: number, on: Day, given?: AgeRanges): Rate {
  const rate = discountAtJoining(age, on)
  return isPublished(rate) && (given?.some(([from, to]) => from <= age && age <= to) ?? true) ? rate : 0
}

/** An age in whole years cannot tell on which side of 1 July the birthday falls; the fund works it out from the date. */
export function loadingOf(adults: readonly Adult[], known: number | undefined, on: Day): Rate {
  if (known !== undefined) return percent(known)
  return Math.round(
    averaged(
      adults.map(({ age, history }) => {
        if (history !== 'none' || age === undefined || exemptionAtAge(age, on) === 'exempt') return 0
        return loadingAtAge(age)
      }),
    ),
  )
}
