import { useEffect, useRef } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { isPath, SITE_MAP } from '#site/site-map.ts'
import { addressed } from '#site/ui/addressed.ts'

/**
 * After each route change the page is at its top, or at its anchor, and the focus on its heading. After Back and Forward
 * the browser itself then scrolls to where one was: React draws such a page while the browser still waits to do so.
 */
export function Arrival() {
  const here = useLocation()
  const before = useRef<Location>(null)

  useEffect(() => {
    const from = before.current
    before.current = here
    const { pathname, search, hash } = here
    // The browser has already placed the page that it loaded itself. Such a page has no key of its own, and neither has a
    // part of a page that a link within it led to: between two of them only the path tells.
    if (!from || (from.key === here.key && from.pathname === pathname)) return
    // Another part of the same page, such as a screen of the dashboard, looks after itself.
    if (pathname === from.pathname && hash === from.hash && search && search !== from.search) return
    // As printed into pages that the browser loads itself, which decides by it what to draw ahead (`host-files.ts`).
    document.documentElement.toggleAttribute(
      'data-start',
      isPath(pathname) && SITE_MAP[pathname].kind === 'application',
    )
    // They describe the page that was loaded, not this one.
    for (const stale of document.head.querySelectorAll('script[type="application/ld+json"]')) stale.remove()
    const anchor = addressed(hash)
    if (anchor) anchor.scrollIntoView()
    else scrollTo({ top: 0, behavior: 'instant' })
    ;(anchor ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true })
  }, [here])

  return null
}
