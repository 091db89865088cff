import { HIGHEST_EXCESS } from '#widgets/domain/surcharge.ts'

// The steps that funds sell, up to the highest with which the policy of one person avoids the surcharge.
const STEPS = [0, 250, 500, HIGHEST_EXCESS.onePerson]

/** The choices, in dollars, with the one that an address names, whatever it is: what counts has to stand in the field. */
export const excesses = (named = 0): number[] => [...new Set([...STEPS, named])].sort((one, other) => one - other)
