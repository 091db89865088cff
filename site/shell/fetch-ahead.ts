import { isPath, type Path } from '#site/site-map.ts'

/** Calls for a page's code as soon as a link to it is pointed at or focused, so that the click finds it there. */
export function fetchAhead(prefetch: (path: Path) => void): void {
  function ahead(event: Event) {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null
    if (link && isPath(link.pathname) && link.pathname !== location.pathname) prefetch(link.pathname)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, ahead, { passive: true })
}
