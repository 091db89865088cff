const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/**
 * One constructed sheet per text and document, adopted by every element that needs it. A strict CSP
 * allows constructed sheets, and they do not cross documents.
 */
export function sheetFor(css: string, page: Document): CSSStyleSheet {
  const known = sheets.get(page) ?? new Map<string, CSSStyleSheet>()
  let sheet = known.get(css)
  if (sheet) return sheet
  const view = page.defaultView ?? window
  try {
    // As a length, so that 1em is computed on the host element and not wherever it is used.
    view.CSS.registerProperty({ name: '--hic-rem', syntax: '<length>', inherits: true, initialValue: '16px' })
  } catch {
    // another sheet or another copy of the library registered it
  }
  sheet = new view.CSSStyleSheet()
  sheet.replaceSync(css)
  sheets.set(page, known.set(css, sheet))
  return sheet
}
