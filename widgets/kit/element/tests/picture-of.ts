import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** A box with the HTML that the build renders of this, and no React in it. */
export function pictureOf(component: ReactNode): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML = renderToString(component)
  return box
}
