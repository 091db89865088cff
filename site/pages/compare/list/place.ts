import { inTab } from '#widgets/kit/backend/kept.ts'

const SCROLLED = 'hic-compare-scrolled'

/** How many cards the list had before a reload, or when the visitor comes back to it: its entry of the history knows. */
export const cardsBefore = (): number | undefined => history.state?.cards

export const noteCards = (cards: number): void => history.replaceState({ ...history.state, cards }, '')

let isRestored = false

/** Where the page was before a reload, if it is too short for that until its list is there. */
export function placeBelow(): number | undefined {
  // Led here anew, by a link on another page that was reloaded, somebody begins at the top.
  if (cardsBefore() === undefined) return undefined
  const [place, href] = inTab.read(SCROLLED)?.split(' ') ?? []
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (isRestored || href !== location.href || loading?.type === 'navigate') return undefined
  // The browser left it at the foot. Somebody who has scrolled up since is left alone.
  const isAtFoot = scrollY + 2 * innerHeight > document.documentElement.scrollHeight
  return isAtFoot && scrollY < Number(place) ? Number(place) : undefined
}

/** Leads there once the list is drawn, and notes for the next reload where the page is. Returns a function that stops. */
export function restorePlace(place: number | undefined): () => void {
  if (place) scrollTo({ top: place, behavior: 'instant' })
  isRestored = true
  // This event is the last that a page gets before a phone puts it away, and its entry of the history is closed by then.
  const note = () => void inTab.write(SCROLLED, `${scrollY} ${location.href}`)
  document.addEventListener('visibilitychange', note)
  return () => document.removeEventListener('visibilitychange', note)
}
