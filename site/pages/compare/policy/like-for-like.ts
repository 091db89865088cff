import type { Person } from '#widgets/domain/catalogue/person.ts'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import { isLikeForLike } from '#widgets/domain/catalogue/switching.ts'
import type { Rate } from '#widgets/domain/money.ts'

/** The most age-based discount that the visitor's own policy may have, beyond what was counted. */
export const unsureDiscountOf = (current: Policy, person: Person): Rate =>
  ((current.adults === 1 && person.alone) || person).unsureDiscount

/** Whether a saving may be named. A discount held now but not counted would be lost too. */
export const isSurelyLike = (current: Policy, policy: Policy, person: Person): boolean =>
  unsureDiscountOf(current, person) === 0 && isLikeForLike(current, policy)
