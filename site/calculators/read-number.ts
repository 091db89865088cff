/** A whole number of dollars as people type it: '$117,000', '117 000', '117000.50'. Cents are dropped. */
export function readDollars(typed: string): number | undefined {
  const squeezed = typed.replace(/[$,\s]/g, '')
  return /^\d{1,9}(\.\d{0,2})?$/.test(squeezed) ? Math.trunc(Number(squeezed)) : undefined
}

/** A whole number between two others. */
export function readWhole(typed: string, least: number, most: number): number | undefined {
  const trimmed = typed.trim()
  const value = /^\d{1,6}$/.test(trimmed) ? Number(trimmed) : Number.NaN
  return value >= least && value <= most ? value : undefined
}
