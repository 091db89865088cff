import { type Cents, dollars } from '#widgets/domain/money.ts'
import { plainly } from '#widgets/domain/number.ts'

/** An amount as people type it: '$117,000', '117 000', '117000.50', full-width '１１７'. A comma separates thousands, so '150,50' is not an amount. */
export function readCents(typed: string): Cents | undefined {
  const squeezed = plainly(typed).replace(/[$\s]|,(?=\d{3}(?!\d))/g, '')
  return /^\d{1,9}(\.\d{0,2})?$/.test(squeezed) ? dollars(Number(squeezed)) : undefined
}

/** The same in whole dollars, as the tax office counts an income: cents are dropped. */
export function readDollars(typed: string): number | undefined {
  const cents = readCents(typed)
  return cents === undefined ? undefined : Math.trunc(cents / 100)
}
