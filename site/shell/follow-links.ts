import { isPage } from '#site/site-map.ts'
import { isPlainClick, ownLinkOf } from './own-link.ts'

/**
 * Follows links to our pages without reloading. One listener serves them all, including those in widgets and texts: a
 * link that asked the router itself would be drawn again at every move, and a page has some sixty.
 */
export function followLinks(go: (address: string, options: { replace: boolean }) => void): void {
  document.addEventListener('click', event => {
    const link = ownLinkOf(event)
    if (!link || !isPlainClick(event) || link.target || link.hasAttribute('download') || !isPage(link.pathname)) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash, { replace: link.href === location.href })
  })
}
