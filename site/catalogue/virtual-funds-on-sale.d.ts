declare module 'virtual:funds-on-sale' {
  import type { FundOnSale } from '#site/catalogue/funds-on-sale.ts'

  /** Whether the funds are made up. */
  export const IS_DEMO: boolean
  export const FUNDS_ON_SALE: readonly FundOnSale[]
}
