import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** After each route change the page is at its top, or at its anchor, and the focus on its heading. */
export function Arrival() {
  const { pathname, hash } = useLocation()
  const first = useRef(true)

  useEffect(() => {
    // The browser has already placed the page that it loaded itself.
    if (first.current) {
      first.current = false
      return
    }
    // They describe the page that was loaded, not this one.
    for (const stale of document.head.querySelectorAll('script[type="application/ld+json"]')) stale.remove()
    const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (anchor) anchor.scrollIntoView()
    else scrollTo({ top: 0, behavior: 'instant' })
    if (pathname) (anchor ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true })
  }, [pathname, hash])

  return null
}
