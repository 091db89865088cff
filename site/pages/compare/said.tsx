import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Announced to screen readers in the page's permanent live region; `to` is null until it is there. */
export const Said = ({ to, children }: { to: HTMLElement | null; children: ReactNode }) =>
  to && createPortal(children, to)
