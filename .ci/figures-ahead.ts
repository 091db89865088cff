import { incomeYearOn } from '#widgets/domain/income-tiers.ts'
import { type Day, isPublished } from '#widgets/domain/period.ts'
import { rebateTableOn } from '#widgets/domain/rebate.ts'
import { surchargeRate } from '#widgets/domain/surcharge.ts'

const FIGURES = {
  'the rebate (rebate.ts)': rebateTableOn,
  'the income tiers (income-tiers.ts)': incomeYearOn,
  'the surcharge (surcharge.ts)': (on: Day) => surchargeRate('base', on),
}

/** Which of the government's yearly figures no table in `widgets/domain` has for a day: the pages then say that they are not published. */
export const figuresMissing = (on: Day): string[] =>
  Object.entries(FIGURES).flatMap(([name, of]) => (isPublished<unknown>(of(on)) ? [] : [name]))
