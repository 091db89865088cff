import type { Excess } from '#widgets/domain/catalogue/policy.ts'
import type { ProductDraft } from './product-draft.ts'

const NOT_STATED: Excess = { perAdmission: null, perPerson: null, perPolicy: null }

/**
 * The excess of a product, null if it has none. A zero beside an amount is a field that was left empty: there is an
 * excess, and no stay is free of it. If nothing is said of an excess, there may be one. Where the figure for a stay is
 * above the one for a year, no stay costs more than the latter.
 */
export function excessOf(draft: ProductDraft): Excess | null {
  const { perAdmission, perPerson, perPolicy } = draft.excess
  const people = peopleOn(draft)
  if (perAdmission || perPerson || perPolicy)
    return {
      perAdmission: perAdmission ? leastOf(perAdmission, perPerson, perPolicy) : null,
      perPerson: perPerson ? leastOf(perPerson, perPolicy) : null,
      // Nobody else is there to pay more: without this the excess would count as unlimited, or as capped higher.
      perPolicy: (people && perPerson ? leastOf(people * perPerson, perPolicy) : perPolicy) || null,
    }
  if (draft.hasUnreadExcess || saysNothingOfExcess(draft)) return NOT_STATED
  return /^(None)?$/i.test(draft.excessType?.trim() ?? '') ? null : NOT_STATED
}

/** How many people the policy covers; null if that is not known, as with children. */
function peopleOn({ onlyOnePerson, adults, dependants }: ProductDraft): 1 | 2 | null {
  if (onlyOnePerson) return 1
  return adults === 2 && dependants.size === 0 ? 2 : null
}

/** Only the lowest of several figures can be reached. The operator is told: the file may mean something else by one. */
export const isAboveItsMost = ({ perAdmission, perPerson, perPolicy }: Excess): boolean =>
  Math.max(perAdmission ?? 0, perPerson ?? 0) > leastOf(perPerson, perPolicy)

/** The lowest of those that are given. */
const leastOf = (...amounts: (number | null)[]): number => Math.min(...amounts.map(amount => amount || Infinity))

export const saysNothingOfExcess = ({ excess, excessType, hasUnreadExcess }: ProductDraft): boolean =>
  excessType === null && !hasUnreadExcess && Object.values(excess).every(figure => figure === null)
