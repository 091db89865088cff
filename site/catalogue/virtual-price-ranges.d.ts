declare module 'virtual:price-ranges' {
  import type { PriceRanges } from '#site/catalogue/price-ranges-of.ts'

  export const PRICE_RANGES: PriceRanges
}
