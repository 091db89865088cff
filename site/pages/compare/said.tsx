import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Told to screen readers in the page's region that is always there; null until it is. */
export const Said = ({ to, children }: { to: HTMLElement | null; children: ReactNode }) =>
  to && createPortal(children, to)
