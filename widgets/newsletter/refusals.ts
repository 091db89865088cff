/** Why an address is not known to be on the list. */
export const REFUSALS = ['invalid', 'already-subscribed', 'refused', 'broke'] as const
export type Refusal = (typeof REFUSALS)[number]
