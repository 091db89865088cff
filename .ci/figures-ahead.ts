import { CHECKED_ON } from '#widgets/domain/checked-on.ts'
import { incomeYearOn } from '#widgets/domain/income-tiers.ts'
import { type Day, isPublished } from '#widgets/domain/period.ts'
import { averageChange } from '#widgets/domain/premium-changes.ts'
import { premiumYear } from '#widgets/domain/premium-year.ts'
import { rebateTableOn } from '#widgets/domain/rebate.ts'
import { surchargeRate } from '#widgets/domain/surcharge.ts'

const FIGURES = {
  'the rebate (rebate.ts)': rebateTableOn,
  'the income tiers (income-tiers.ts)': incomeYearOn,
  'the surcharge (surcharge.ts)': (on: Day) => surchargeRate('base', on),
  'the average rise of premiums (premium-changes.ts)': (on: Day) => averageChange(premiumYear(on)),
}

/**
 * Which of the government's yearly figures no table in `widgets/domain` has for a day: the pages then say that they are
 * not published, and of the average rise that nothing has been announced.
 */
export const figuresMissing = (on: Day): string[] =>
  Object.entries(FIGURES).flatMap(([name, of]) => (isPublished<unknown>(of(on)) ? [] : [name]))

/** Which of them have changed since the day of the texts, which print those of before until it is moved. */
export const textsBehind = (on: Day, textsOf: Day = CHECKED_ON): string[] =>
  Object.entries(FIGURES).flatMap(([name, of]) => {
    const now = of(on)
    return isPublished<unknown>(now) && JSON.stringify(now) !== JSON.stringify(of(textsOf)) ? [name] : []
  })
