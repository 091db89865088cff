export type Cell = string | number | boolean | null | undefined

/**
 * RFC 4180, every cell quoted. A cell that a spreadsheet would take for a formula is disarmed by an
 * apostrophe: people write their own names, and a file is opened by somebody who trusts us.
 */
export function csv(rows: readonly (readonly Cell[])[]): string {
  return rows.map(row => `${row.map(cell).join(',')}\r\n`).join('')
}

// Full-width signs are read as formulas too once a spreadsheet has folded them.
const STARTS_FORMULA = /^[\s\0\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/

function cell(value: Cell): string {
  const text = value === null || value === undefined ? '' : String(value)
  const safe = typeof value !== 'number' && STARTS_FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
