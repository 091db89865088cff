import type { CoPayment } from '#widgets/domain/catalogue/policy.ts'
import type { ProductDraft } from './product-draft.ts'

const NOT_STATED: CoPayment = { perDay: null, mostPerStay: null, daySurgery: null, mostPerYear: null }

/**
 * The co-payment of a product, null if it has none. Of a shared and a private room the dearer one counts. If nothing is
 * said of a co-payment, there may be one. What a policy leaves unpaid of a stay is one too; no sum says how high.
 */
export function coPaymentOf(draft: ProductDraft): CoPayment | null {
  if (draft.hospital?.paysInPart) return NOT_STATED
  const { coPayment, coPaymentType, hasUnreadCoPayment } = draft
  const rooms = [
    { perDay: coPayment.shared, most: coPayment.sharedMax },
    { perDay: coPayment.private, most: coPayment.privateMax },
  ].filter(room => room.perDay)
  if (!rooms.length && !coPayment.daySurgery) {
    // A maximum without an amount: there is a co-payment.
    const isSaid =
      hasUnreadCoPayment || Object.values(coPayment).some(Boolean) || !/^(None)?$/i.test(coPaymentType?.trim() ?? '')
    return isSaid || saysNothingOfCoPayment(draft) ? NOT_STATED : null
  }
  return {
    perDay: rooms.length ? Math.max(...rooms.map(room => room.perDay!)) : null,
    mostPerStay: rooms.length && rooms.every(room => room.most) ? Math.max(...rooms.map(room => room.most!)) : null,
    daySurgery: coPayment.daySurgery,
    mostPerYear: coPayment.annualMax || null,
  }
}

export const saysNothingOfCoPayment = ({ coPayment, coPaymentType, hasUnreadCoPayment }: ProductDraft): boolean =>
  coPaymentType === null && !hasUnreadCoPayment && Object.values(coPayment).every(figure => figure === null)
