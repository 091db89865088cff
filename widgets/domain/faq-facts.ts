import { HOSPITAL_TIERS } from './hospital-tiers.ts'
import { INCOME_YEARS, type IncomeYear, textsYear, yearLabel } from './income-tiers.ts'
import { LIFETIME_LOADING } from './lifetime-loading.ts'
import { dollarsLabel, rateLabel } from './money.ts'
import { textsRates } from './surcharge.ts'
import { waitFor } from './waiting-periods.ts'

const yearNamed = (name: string): IncomeYear => INCOME_YEARS.find(year => year.incomeYear === name)!

const threshold = (year: IncomeYear) => ({
  incomeYear: yearLabel(year.incomeYear),
  single: dollarsLabel(year.single[0]),
  family: dollarsLabel(year.family[0]),
})

const rates = textsRates()

/** The figures of the FAQ answers, as text. Each comes from its table, so that an answer cannot drift from it. */
export const FAQ_FACTS = {
  surcharge: {
    lowest: rateLabel(rates['tier-1']),
    highest: rateLabel(rates['tier-3']),
    /** The year of the specification's own figures, and the year in which the texts were checked. */
    specified: threshold(yearNamed('2023-24')),
    current: threshold(textsYear()),
  },
  waits: {
    preExisting: `${waitFor('pre-existing').months} months`,
    pregnancy: `${waitFor('pregnancy').months} months`,
    /** Hospital cover's two months and the longer common waits of extras. */
    others: '2 to 6 months',
  },
  loading: {
    perYear: rateLabel(LIFETIME_LOADING.perYear),
    afterAge: LIFETIME_LOADING.freeAge + 1,
    cap: rateLabel(LIFETIME_LOADING.cap),
    endsAfterYears: LIFETIME_LOADING.endsAfterYears,
  },
  tiers: HOSPITAL_TIERS,
} as const
