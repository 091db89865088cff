import type { Opened } from './life.ts'
import { boxIn } from './paint.ts'

/**
 * An element whose picture and sheet came in the page's own HTML does not need them again. Undefined if
 * they did not come: markup set by script gets no shadow root, and a policy may block the sheet.
 */
export function pasted({ shadowRoot, lang, dir }: HTMLElement, opened: Opened): Opened | undefined {
  const box = boxIn(shadowRoot!)
  if (!box || !shadowRoot!.querySelector('style')?.sheet) return
  box.lang = lang || box.lang
  box.dir = dir || box.dir
  return opened
}
