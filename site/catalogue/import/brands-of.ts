import type { FundRecord } from './fund-reader.ts'
import type { ProductDraft } from './product-draft.ts'

/** Names other than the fund's own that a policy is sold under, in the fund's order. */
export function brandsOf({ brands: codes }: ProductDraft, { name, brands }: FundRecord): string[] {
  // A policy of all brands is known by the fund as well as by any of them. If there is only one, that is what is known.
  if (brands.size > 1 && [...brands.keys()].every(code => codes.includes(code))) return []
  const named = [...brands].filter(([code, brand]) => codes.includes(code) && !isSame(brand, name))
  return [...new Set(named.map(([, brand]) => brand))]
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Codes that the fund does not list. */
export const unknownBrands = ({ brands: codes }: ProductDraft, { brands }: FundRecord): string[] =>
  codes.filter(code => !brands.has(code))
