import { isState, type State } from './states.ts'

/** What Australia Post hands out, by number. Postcodes themselves are strings: some start with 0. */
const RANGES: readonly [from: number, to: number, state: State][] = [
  [200, 299, 'ACT'],
  [800, 999, 'NT'],
  [1000, 1999, 'NSW'],
  [2000, 2599, 'NSW'],
  [2600, 2618, 'ACT'],
  [2619, 2899, 'NSW'],
  [2900, 2920, 'ACT'],
  [2921, 2999, 'NSW'],
  [3000, 3999, 'VIC'],
  [4000, 4999, 'QLD'],
  [5000, 5999, 'SA'],
  [6000, 6999, 'WA'],
  [7000, 7999, 'TAS'],
  [8000, 8999, 'VIC'],
  [9000, 9999, 'QLD'],
]

/**
 * Postcodes known to cross a border, with the states on the other side. The list is not complete and need
 * not be: it only asks people to check, and the state can always be corrected.
 */
const ACROSS: Record<string, readonly State[]> = {
  '0872': ['SA', 'WA'],
  '2406': ['QLD'],
  '2540': ['ACT'],
  '2611': ['NSW'],
  '2618': ['NSW'],
  '2620': ['ACT'],
  '2648': ['VIC'],
  '3644': ['NSW'],
  '3691': ['NSW'],
  '3707': ['NSW'],
  '4375': ['NSW'],
  '4377': ['NSW'],
  '4380': ['NSW'],
  '4383': ['NSW'],
  '4385': ['NSW'],
  '4493': ['NSW'],
  '4825': ['NT'],
  '5440': ['NSW'],
}

/** Four digits as typed, or undefined. */
export function readPostcode(typed: string): string | undefined {
  const postcode = typed.normalize('NFKC').trim()
  return /^\d{4}$/.test(postcode) ? postcode : undefined
}

/** The state that a postcode suggests; undefined where no state has it. */
export function stateOfPostcode(typed: string): State | undefined {
  const postcode = readPostcode(typed)
  if (!postcode) return undefined
  const number = Number(postcode)
  return RANGES.find(([from, to]) => from <= number && number <= to)?.[2]
}

/** Every state that a postcode may be in, the likeliest first. If there is more than one, ask. */
export function statesOfPostcode(typed: string): readonly State[] {
  const likeliest = stateOfPostcode(typed)
  return likeliest ? [likeliest, ...(ACROSS[readPostcode(typed)!] ?? [])] : []
}

/** What the `postcode` of a link means: it carries a state code or four digits. */
export function stateFromQuery(value: string): State | undefined {
  const code = value.trim().toUpperCase()
  return isState(code) ? code : stateOfPostcode(value)
}
