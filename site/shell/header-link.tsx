import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { isPath } from '#site/site-map.ts'
import { AppLink } from '#site/ui/app-link.tsx'

/** Marked if it leads to the page one is on or, as the link to an index, to what that page is in. */
export function HeaderLink(link: ComponentProps<typeof AppLink>) {
  const { pathname } = useLocation()
  const isIn = isPath(pathname) && pathname.startsWith(`${link.to}/`)
  return <AppLink {...link} aria-current={pathname === link.to ? 'page' : isIn || undefined} />
}
