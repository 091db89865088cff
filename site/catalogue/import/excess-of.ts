import type { Excess } from '#widgets/domain/catalogue/policy.ts'
import type { ProductDraft } from './product-draft.ts'

const NOT_STATED: Excess = { perAdmission: null, perPerson: null, perPolicy: null }

type Said = Pick<ProductDraft, 'excess' | 'excessType' | 'hasUnreadExcess' | 'onlyOnePerson'>

/**
 * The excess of a product, null if it has none. A zero beside an amount is a field that was left empty: there is an
 * excess, and no stay is free of it.
 */
export function excessOf(draft: Said): Excess | null {
  const { perAdmission, perPerson, perPolicy } = draft.excess
  if (perAdmission || perPerson || perPolicy)
    return {
      perAdmission: perAdmission || null,
      perPerson: perPerson || null,
      // Nobody else is on it to pay more; without this it would count as one without an end.
      perPolicy: perPolicy || (draft.onlyOnePerson && perPerson) || null,
    }
  return draft.hasUnreadExcess || !/^(None)?$/i.test(draft.excessType.trim()) ? NOT_STATED : null
}
