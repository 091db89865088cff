import { ageOn } from './day.ts'
import { percent, type Rate } from './money.ts'
import { covers, type Day, type Fact, isPublished, NOT_PUBLISHED, type NotPublished } from './period.ts'

/** The most that an insurer may offer, by the age at which cover starts. Insurers choose whether to offer it. */
export const AGE_DISCOUNT = {
  validFrom: '2019-04-01',
  source: 'discount',
  mark: 'P',
  byAge: [
    { from: 18, to: 25, label: '18 to 25', rate: percent(10) },
    { from: 26, to: 26, label: '26', rate: percent(8) },
    { from: 27, to: 27, label: '27', rate: percent(6) },
    { from: 28, to: 28, label: '28', rate: percent(4) },
    { from: 29, to: 29, label: '29', rate: percent(2) },
  ],
  /** From this birthday the discount shrinks, by `stepDown` with each birthday. */
  fadesFrom: 41,
  stepDown: percent(2),
} as const satisfies Fact & Record<string, unknown>

/** The most that an insurer may take off for somebody who joins at this age. */
export function discountAtJoining(age: number, on: Day): Rate | NotPublished {
  if (!covers(AGE_DISCOUNT, on)) return NOT_PUBLISHED
  return AGE_DISCOUNT.byAge.find(one => one.from <= age && age <= one.to)?.rate ?? 0
}

/** What is left of a discount at a later age, for somebody who kept the same cover. */
export function discountKept(atJoining: Rate, age: number): Rate {
  const steps = Math.max(age - AGE_DISCOUNT.fadesFrom + 1, 0)
  return Math.max(atJoining - steps * AGE_DISCOUNT.stepDown, 0)
}

/**
 * The most that somebody of this age may get from the fund they are with: people who joined younger keep the rate they
 * joined with. They joined no earlier than the day the discount began, perhaps just before a birthday.
 */
export function mostKept(age: number, on: Day): Rate {
  const since = ageOn(AGE_DISCOUNT.validFrom, on) + 1
  const youngest = Math.max(age - since, AGE_DISCOUNT.byAge[0].from)
  const atJoining = discountAtJoining(Math.min(youngest, age), on)
  return isPublished(atJoining) ? discountKept(atJoining, age) : 0
}
