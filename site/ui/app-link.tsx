import type { AnchorHTMLAttributes, ReactNode } from 'react'
import type { Path } from '#site/site-map.ts'

interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: Path
  /** Query and fragment, with their "?" and "#". */
  and?: string
  children: ReactNode
}

/** A link within the site: to a page that exists, or it does not compile. `shell/follow-links.ts` follows it. */
export function AppLink({ to, and = '', ...rest }: AppLinkProps) {
  return <a href={`${to}${and}`} {...rest} />
}
