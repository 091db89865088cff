import { useLayoutEffect, useRef } from 'react'
import css from './toast.css?inline'
import { Toasts } from './toasts.tsx'

/** Toasts inside a shadow root, with their own styles. */
export function ToastsInWidget({ id }: { id: string }) {
  const place = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => adopt(place.current?.getRootNode()), [])

  return (
    <div ref={place}>
      <Toasts id={id} label={`Notifications, widget ${id}`} />
    </div>
  )
}

const sheets = new WeakMap<Document, CSSStyleSheet>()

function adopt(root: Node | undefined) {
  if (!(root instanceof ShadowRoot)) return
  const page = root.ownerDocument
  let sheet = sheets.get(page)
  if (!sheet) {
    sheet = new (page.defaultView ?? window).CSSStyleSheet()
    sheet.replaceSync(css)
    sheets.set(page, sheet)
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}
