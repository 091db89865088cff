import type { Answers } from '#widgets/domain/answers.ts'

/** Of the answers, those that leave policies out. */
export const askedOfPolicies = ({
  treatments,
  services,
  partly,
  mostExcess,
  leastTier,
  noCoPayment,
  ambulance,
  funds,
}: Answers): Answers => ({ treatments, services, partly, mostExcess, leastTier, noCoPayment, ambulance, funds })

/** Leaves no policy out; the answers that prices need stay. */
export const NOTHING_ASKED = askedOfPolicies({})
