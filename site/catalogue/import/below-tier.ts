import { COVERAGE, type HospitalCover } from '#widgets/domain/catalogue/policy.ts'
import { CLINICAL_CATEGORIES, obligation } from '#widgets/domain/clinical-categories.ts'
import { PRODUCT_TIERS, type ProductTier } from '#widgets/domain/hospital-tiers.ts'

/** For each treatment, in the order of `covers`, the digits that the law allows a policy of this tier. */
const ALLOWED = new Map(
  PRODUCT_TIERS.map(({ id, tier }) => [
    id,
    CLINICAL_CATEGORIES.map(category => {
      const must = obligation(tier, category)
      if (must === 'optional') return Object.values(COVERAGE)
      return must === 'covered' ? [COVERAGE.full] : [COVERAGE.full, COVERAGE.restricted]
    }),
  ]),
) as ReadonlyMap<ProductTier, readonly (readonly string[])[]>

/** By law no such policy may be sold, so the file says it in another way than we read, or does not say it. */
export const coversLessThanItMust = ({ tier, covers }: HospitalCover): boolean =>
  ALLOWED.get(tier)!.some((digits, at) => !digits.includes(covers[at] ?? COVERAGE.none))
