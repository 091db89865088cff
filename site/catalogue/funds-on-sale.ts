import type { CatalogueFund, Manifest } from '#widgets/domain/catalogue/manifest.ts'
import { commissionOf } from '#widgets/domain/commissions.ts'

export type FundOnSale = Pick<CatalogueFund, 'code' | 'name'>

/** The funds of a release that sell something that the public can buy. */
export const onSaleIn = ({ funds }: Pick<Manifest, 'funds'>): FundOnSale[] =>
  funds.filter(fund => fund.policies > 0).map(({ code, name }) => ({ code, name }))

/** For the importer's report: funds for which nothing says what they pay us. */
export function withoutCommission(manifest: Pick<Manifest, 'funds'>): string[] {
  const missing = onSaleIn(manifest).filter(({ code }) => !commissionOf(code))
  if (!missing.length) return []
  const names = missing.map(({ code, name }) => `${name} (${code})`).join(', ')
  return [
    `no line in widgets/domain/commissions.ts says what these funds on sale pay us, and until then every page says it is not stated: ${names}`,
  ]
}
