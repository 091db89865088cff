import type { Opened } from './life.ts'
import { boxIn } from './paint.ts'

/**
 * An element whose picture and sheet came in the page's own HTML does not need them again. Undefined if
 * they did not come: markup set by script gets no shadow root, and a policy may block the sheet.
 */
export function pasted(host: HTMLElement, opened: Opened): Opened | undefined {
  const { shadowRoot, lang, dir } = host
  const box = boxIn(shadowRoot!)
  // A picture that did not become a shadow root is no fallback of the page's own.
  host.querySelector(':scope > template')?.remove()
  if (!box || !shadowRoot!.querySelector('style')?.sheet) return
  box.lang = lang || box.lang
  box.dir = dir || box.dir
  return opened
}
