import type { ComponentProps } from 'react'
import { LINK_BUTTON } from '#site/ui/link-button.ts'

/** A message about the list. */
export const Line = ({ className = '', ...line }: ComponentProps<'p'>) => (
  <p className={`mt-3 border-wattle-deep border-l-4 pl-4 ${className}`} {...line} />
)

/** The minor button at the end of a message: it makes its line no taller. */
export const LineButton = (button: ComponentProps<'button'>) => (
  <button type="button" className={`-my-2.5 font-medium print:hidden ${LINK_BUTTON}`} {...button} />
)
