import { DEMO_FUNDS } from './demo-funds.ts'

/**
 * What a fund pays us for a policy that somebody takes out through us. If a fund has no line, nothing is stated about
 * it, and every page says so. No ranking may read this file.
 */
export interface Commission {
  fundCode: string
  fundName: string
  /** In plain words, as it is printed beside the fund's results; undefined where the fund pays nothing. */
  basis?: string
}

/**
 * Made up, like the funds. The operator replaces it with the terms of the contracts it has signed, and with a line
 * without a basis for each fund on sale that pays nothing.
 */
export const COMMISSIONS: readonly Commission[] = DEMO_FUNDS.map(({ code, name }, i) => ({
  fundCode: code,
  fundName: name,
  ...(i % 3 === 2 ? {} : { basis: i % 3 === 0 ? '20% of the first year’s premium' : '$250 for each new policy' }),
}))

export const commissionOf = (fundCode: string): Commission | undefined =>
  COMMISSIONS.find(commission => commission.fundCode === fundCode)
