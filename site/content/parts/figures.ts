import { AGE_DISCOUNT } from '#widgets/domain/age-discount.ts'
import { CHECKED_ON } from '#widgets/domain/checked-on.ts'
import { CLINICAL_CATEGORIES } from '#widgets/domain/clinical-categories.ts'
import { DEPENDENT_CHILDREN, PER_FURTHER_CHILD, textsYear, yearLabel } from '#widgets/domain/income-tiers.ts'
import { LIFETIME_LOADING } from '#widgets/domain/lifetime-loading.ts'
import { IN_HOSPITAL_SHARES, MEDICARE_LEVY } from '#widgets/domain/medicare.ts'
import { dollarsLabel, rateLabel } from '#widgets/domain/money.ts'
import { countLabel } from '#widgets/domain/number.ts'
import { OLDEST_DEPENDANT } from '#widgets/domain/oldest-dependant.ts'
import { HIGHEST_EXCESS, textsRates } from '#widgets/domain/surcharge.ts'
import { SWITCHING, waitFor } from '#widgets/domain/waiting-periods.ts'

/** The day for which the texts work out their examples: the day they were checked. */
export const TEXTS_DAY = CHECKED_ON

const year = textsYear()
const rates = textsRates()

/** Figures as words, for use in the middle of a sentence. Each comes from its table. */
export const FIGURE = {
  incomeYear: yearLabel(year.incomeYear),
  singleBase: dollarsLabel(year.single[0]),
  familyBase: dollarsLabel(year.family[0]),
  perFurtherChild: dollarsLabel(PER_FURTHER_CHILD),
  dependentChildren: DEPENDENT_CHILDREN,
  medicareLevy: rateLabel(MEDICARE_LEVY.rate),
  surchargeLowest: rateLabel(rates['tier-1']),
  surchargeHighest: rateLabel(rates['tier-3']),
  excessOne: dollarsLabel(HIGHEST_EXCESS.onePerson),
  excessOthers: dollarsLabel(HIGHEST_EXCESS.otherPolicies),
  categories: CLINICAL_CATEGORIES.length,
  loadingPerYear: rateLabel(LIFETIME_LOADING.perYear),
  loadingCap: rateLabel(LIFETIME_LOADING.cap),
  loadingYears: LIFETIME_LOADING.endsAfterYears,
  permittedDays: countLabel(LIFETIME_LOADING.permittedDays),
  discountMost: rateLabel(AGE_DISCOUNT.byAge[0].rate),
  discountFades: AGE_DISCOUNT.fadesFrom,
  preExisting: `${waitFor('pre-existing').months} months`,
  pregnancy: `${waitFor('pregnancy').months} months`,
  subAcute: `${waitFor('sub-acute').months} months`,
  other: `${waitFor('other').months} months`,
  certificateDays: `${SWITCHING.certificateWithinDays} days`,
  daysBetweenFunds: `${SWITCHING.daysBetween} days`,
  newInsurerAsksAfter: `${SWITCHING.newInsurerAsksAfterDays} days`,
  medicareShare: rateLabel(IN_HOSPITAL_SHARES.medicare),
  insurerShare: rateLabel(IN_HOSPITAL_SHARES.insurer),
  oldestDependant: OLDEST_DEPENDANT.age,
} as const
