import { HIGHEST_EXCESS } from '#widgets/domain/surcharge.ts'

// The steps that funds sell, up to the highest with which a single person's policy avoids the surcharge.
const STEPS = [0, 250, 500, HIGHEST_EXCESS.onePerson]

/** The choices, in dollars, including any that an address names: the field has to show what counts. */
export const excesses = (named = 0): number[] => [...new Set([...STEPS, named])].sort((one, other) => one - other)
