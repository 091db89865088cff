import { grouped } from './number.ts'

/** Whole cents. Money is never a fraction of a cent and never a binary fraction of a dollar. */
export type Cents = number

/** Thousandths of a per cent: 24.118 % is 24118. Whole numbers, so that tables compare and multiply exactly. */
export type Rate = number

/** A rate from its per cent: 24.118. */
export const percent = (value: number): Rate => Math.round(value * 1000)
/** Cents from dollars. */
export const dollars = (value: number): Cents => Math.round(value * 100)

/** A share of an amount, to the nearest cent, halves up. */
export const shareOf = (amount: Cents, rate: Rate): Cents => Math.floor((amount * rate + 50_000) / 100_000)

/** '$1,234.50'; '−$45.82', with a minus sign, not a hyphen: it is for reading, not for calculating. */
export const centsLabel = (amount: Cents): string => withSign(amount / 100, 2)

/** '$105,000', for thresholds and other round figures given in dollars. */
export const dollarsLabel = (amount: number): string => withSign(amount, 0)

const withSign = (amount: number, digits: number) =>
  `${amount < 0 ? '−' : ''}$${grouped(Math.abs(amount).toFixed(digits))}`

/** '24.118%'; '2%'. With a number of digits, for rates in a column: '6.20%'. */
export const rateLabel = (rate: Rate, digits?: number): string =>
  `${digits === undefined ? rate / 1000 : (rate / 1000).toFixed(digits)}%`
