import type { CatalogueFund, Manifest } from '#widgets/domain/catalogue/manifest.ts'
import { commissionOf } from '#widgets/domain/commissions.ts'

export type FundOnSale = Pick<CatalogueFund, 'code' | 'name'>

/** The funds of a release that sell something that the public can buy. */
export const onSaleIn = ({ funds }: Pick<Manifest, 'funds'>): FundOnSale[] =>
  funds.filter(fund => fund.policies > 0).map(({ code, name }) => ({ code, name }))

/** For the importer's report: those of which nothing says what they pay us. */
export function withoutCommission(manifest: Pick<Manifest, 'funds'>): string[] {
  const missing = onSaleIn(manifest).filter(({ code }) => !commissionOf(code))
  if (!missing.length) return []
  const names = missing.map(({ code, name }) => `${name} (${code})`).join(', ')
  return [
    `what these funds on sale pay us is not stated, and every page says so until each has a line in widgets/domain/commissions.ts: ${names}`,
  ]
}
