import { addDays } from '../day.ts'
import { INCOME_YEARS } from '../income-tiers.ts'
import { REBATE_TABLES } from '../rebate.ts'

/** The first days for which no table has a figure. Worked out, or next year's figures would break every test that needs one. */
export const WITHOUT_REBATE = addDays(REBATE_TABLES.at(-1)!.validTo!, 1)
export const WITHOUT_TIERS = addDays(INCOME_YEARS.at(-1)!.validTo!, 1)
