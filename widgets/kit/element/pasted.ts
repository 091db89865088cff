import type { Opened } from './life.ts'
import { boxIn, type Painting } from './paint.ts'

/**
 * An element whose picture and sheet came in the page's own HTML needs neither a second time. Undefined
 * where they did not come: markup set by script gets no shadow root, and a policy may keep the sheet out.
 */
export function pasted(
  host: HTMLElement,
  { painting, ...opened }: Omit<Opened, 'painting'> & { painting: Omit<Painting, 'box'> },
): Opened | undefined {
  const root = host.shadowRoot!
  const picture = boxIn(root)
  if (!picture || !root.querySelector('style')?.sheet) return
  let model: Node | undefined
  function box() {
    if (model) return model.cloneNode(true) as HTMLElement
    model = picture!.cloneNode(true)
    return picture! // itself, with what the visitor chose in it
  }
  return { ...opened, painting: { ...painting, box } }
}
