import { somebodyMayBeSignedIn } from '#site/session/stored.ts'
import { isPage } from '#site/site-map.ts'
import { isSecondPress } from '#site/ui/second-press.ts'
import { drawnAhead } from './drawn-ahead.ts'
import { isPlainClick, ownLinkOf } from './own-link.ts'

/**
 * What another document would take from the visitor: whatever goes on in an application page (the page before it, or
 * another tab, may have had the next one drawn ahead); an address typed or being sent; and a message still on show.
 */
const WOULD_GO = '[data-start], footer :user-valid, footer :user-invalid, [data-sonner-toast]'

/**
 * Follows links to our pages without reloading. One listener serves them all, including those in widgets and texts: a
 * link that asked the router itself would be drawn again at every move, and a page has some sixty.
 */
export function followLinks(go: (address: string, options: { replace: boolean }) => void): void {
  const isDrawnAhead = drawnAhead()
  document.addEventListener('click', event => {
    const link = ownLinkOf(event)
    if (!link || !isPlainClick(event) || link.target || link.hasAttribute('download') || !isPage(link.pathname)) return
    // The browser shows it sooner than React could draw it. Somebody's account would have to be started again there.
    if (isDrawnAhead(link.href) && !somebodyMayBeSignedIn() && !document.querySelector(WOULD_GO)) return
    event.preventDefault()
    // By the second press of a double click the first has led on, though this page is still on show.
    if (!isSecondPress(event)) go(link.pathname + link.search + link.hash, { replace: link.href === location.href })
  })
}
