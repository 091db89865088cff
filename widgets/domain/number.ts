/** '12,345.6' from '12345.6'. Not Intl: its first use takes a slow phone 45 to 80 ms, just as the page becomes interactive. */
export const grouped = (digits: string): string => digits.replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',')

/** '12,345', for counts. */
export const countLabel = (count: number): string => grouped(`${count}`)

/** What people type after a number of these. */
export const UNIT = {
  years: /^(years?|yrs?|y)( old)?$/i,
  days: /^days?$/i,
  months: /^(months?|mths?)$/i,
  percent: /^(%|per ?cent)$/i,
}

/** With plain digits for the full-width ones of East Asian keyboards, and for those of Arabic and Persian ones. */
export const plainDigits = (typed: string): string =>
  typed.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => `${digit.charCodeAt(0) & 0xf}`)

/** The same without the invisible characters that a calculator or a web page copies along. */
export const plainly = (typed: string): string => plainDigits(typed).replace(/\p{Cf}/gu, '')

/** A whole number between two others, as people type it: '34', ' 34.0', full-width '３４', and '34 years' if that is its unit. */
export function readWhole(typed: string, least: number, most: number, unit?: RegExp): number | undefined {
  const [, digits, rest] = /^(\d{1,6})(?:\.0{0,2})?(?!\d)\s*(.*)$/.exec(plainly(typed).trim()) ?? []
  const value = !rest || unit?.test(rest) ? Number(digits) : Number.NaN
  return value >= least && value <= most ? value : undefined
}
