import { useLocation } from 'react-router-dom'
import { isPath } from '#site/site-map.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { useInBrowser } from '#site/ui/in-browser.ts'

/** Follows the visitor down the page; `menus.ts` says when the page is scrolled. Absent where a quote is being made. */
export function FloatingQuote() {
  const { pathname } = useLocation()
  const absent = useInBrowser(
    () => quoting(pathname),
    // A single page is printed for all addresses that do not exist, and it has the button.
    isPath(pathname) && quoting(pathname),
  )
  if (absent) return null
  return (
    <aside aria-label="Quote">
      <AppLink to="/get-quote" className="hic-button floating-quote print:hidden" data-look="house">
        Get Quote
      </AppLink>
    </aside>
  )
}

const quoting = (pathname: string) => pathname.includes('/priorities') || pathname.includes('/quote')
