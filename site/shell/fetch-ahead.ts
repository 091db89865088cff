import { askFor } from '#site/ask-for.ts'
import { isPath, type Path } from '#site/site-map.ts'
import { ownLinkOf } from './own-link.ts'

/** Written by the build: which files each page needs, by their index in the list. */
export interface FilesOfPages {
  files: readonly string[]
  pages: Readonly<Partial<Record<string, readonly number[]>>>
}

/** Fetches a page's code as soon as what leads to it is pointed at or focused, so that it is there for the click. */
export function fetchAhead(prefetch: (path: Path) => void): void {
  let known: Promise<FilesOfPages> | undefined
  function filesOfPages() {
    known ??= fetch('/files-of-pages.json').then(response => response.json())
    known.catch(() => {
      known = undefined
    })
    return known
  }
  function ahead(event: Event) {
    const path = ownLinkOf(event)?.pathname ?? sentTo(event)
    if (!path || !isPath(path) || path === location.pathname) return
    prefetch(path)
    filesOfPages().then(
      ({ files, pages }) => askFor((pages[path] ?? []).map(at => files[at]!)),
      () => {}, // without the list, each file is asked for once the one that imports it is there
    )
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, ahead, { passive: true })
  // Not only when a link is touched: a tap is over before the list would arrive.
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(() => void filesOfPages())
}

/** Where a button leads on or would send its form. */
function sentTo({ target }: Event) {
  const button = target instanceof Element ? target.closest('button') : null
  return button?.dataset.to ?? button?.getAttribute('formaction') ?? button?.form?.getAttribute('action')
}
