import type { Answers } from '#widgets/domain/answers.ts'
import type { Manifest } from '#widgets/domain/catalogue/manifest.ts'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import { categoryByTitle } from '#widgets/domain/clinical-categories.ts'
import { extraByTitle } from '#widgets/domain/extras.ts'
import { PRODUCT_TIERS, type ProductTier } from '#widgets/domain/hospital-tiers.ts'

/** A treatment or a service in plain words. */
const plainly = (title: string): string => categoryByTitle(title)?.label ?? extraByTitle(title)?.label ?? title

export const tierLabel = (tier: ProductTier): string => PRODUCT_TIERS.find(one => one.id === tier)!.label

/** What each fund is called, by its code; one that the release does not name is called by the code. */
export function fundNames(funds: Manifest['funds']): (code: string) => string {
  const names = new Map(funds.map(fund => [fund.code, fund.name]))
  return code => names.get(code) ?? code
}

/** Who sells a policy: a brand comes first, because it is the name that its customers know. */
export const sellerLabel = ({ brands }: Pick<Policy, 'brands'>, fundName: string): string =>
  brands.length > 0 ? `${brands.join(', ')} (by ${fundName})` : fundName

/** The brands that each fund with a policy sells under; for most funds none. */
export function brandsByFund(policies: readonly Pick<Policy, 'fund' | 'brands'>[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { fund, brands } of policies) {
    const known = found.get(fund) ?? new Set()
    for (const brand of brands) known.add(brand)
    found.set(fund, known)
  }
  return found
}

/** A policy in the middle of a sentence. */
export const nameAndSeller = (policy: Pick<Policy, 'name' | 'brands' | 'fund'>, fundName: (code: string) => string) =>
  `${policy.name} of ${sellerLabel(policy, fundName(policy.fund))}`

/** Follows a price: a couple or a family might take it for the price of each of them. */
export const priceIsFor = ({ coverFor }: Answers): string =>
  coverFor === 'singles' ? 'a month, for you' : 'a month, whole policy'

/** 'one, two and three', or the first few and how many more. */
export function listed(titles: readonly string[], most = 4): string {
  const words = titles.slice(0, most).map(plainly)
  const more = titles.length - words.length
  if (more > 0) return `${words.join(', ')} and ${more} more`
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '')
}

/** The data may have another address in place of the government's, such as the fund's own. */
export const statementLabel = (address: string): string =>
  /(^|\.)privatehealth\.gov\.au$/.test(new URL(address).hostname)
    ? 'Private Health Information Statement'
    : 'A statement'
