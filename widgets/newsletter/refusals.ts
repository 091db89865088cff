/** Why nothing was added to the list. */
export const REFUSALS = ['invalid', 'already-subscribed', 'refused', 'broke'] as const
export type Refusal = (typeof REFUSALS)[number]
