import { coPaymentIsUnstated } from '#widgets/domain/catalogue/co-payment.ts'
import { excessIsUnstated, type Policy } from '#widgets/domain/catalogue/policy.ts'
import { saysNothingOfCoPayment } from './co-payment-of.ts'
import { saysNothingOfExcess } from './excess-of.ts'
import type { FundRecord } from './fund-reader.ts'
import type { ProductDraft } from './product-draft.ts'

/**
 * What the file should say of a policy that is shown, and does not: each counts as the worse answer, except about who
 * may buy it. Only the operator can tell whether the file means something by its silence.
 */
export function unsaid(draft: ProductDraft, policy: Policy, fund: FundRecord): string[] {
  const { hospital } = policy
  const said = [
    draft.corporate === null && 'whether a policy is only for one employer’s staff',
    draft.alone === null && 'whether a policy is sold alone',
    (draft.ambulanceFromFund ? fund : draft).ambulance === null && 'whether ambulances are covered',
    ...(hospital
      ? [
          draft.avoidsSurcharge === null && 'whether a policy avoids the surcharge',
          excessIsUnstated(policy) && (saysNothingOfExcess(draft) ? 'the excess' : 'the amount of an excess'),
          hospital.coPayment &&
            coPaymentIsUnstated(hospital.coPayment) &&
            (saysNothingOfCoPayment(draft) ? 'the co-payment' : 'the amount of a co-payment'),
        ]
      : []),
  ]
  return said.filter(one => typeof one === 'string')
}
