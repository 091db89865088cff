import type { CoPayment } from '#widgets/domain/catalogue/policy.ts'
import type { ProductDraft } from './product-draft.ts'

const NOT_STATED: CoPayment = { perDay: null, mostPerStay: null, daySurgery: null, mostPerYear: null }

/** The co-payment of a product, null where it has none. Of a shared and a private room the dearer one counts. */
export function coPaymentOf({ coPayment, coPaymentType }: Pick<ProductDraft, 'coPayment' | 'coPaymentType'>) {
  const rooms = [
    { perDay: coPayment.shared, most: coPayment.sharedMax },
    { perDay: coPayment.private, most: coPayment.privateMax },
  ].filter(room => room.perDay)
  if (!rooms.length && !coPayment.daySurgery) return /^(None)?$/i.test(coPaymentType) ? null : NOT_STATED
  return {
    perDay: rooms.length ? Math.max(...rooms.map(room => room.perDay!)) : null,
    mostPerStay: rooms.length && rooms.every(room => room.most) ? Math.max(...rooms.map(room => room.most!)) : null,
    daySurgery: coPayment.daySurgery,
    mostPerYear: coPayment.annualMax || null,
  }
}
