/** Steps through the history that we take ourselves: their events come later, and nobody pressed anything. */
let own = 0
/** What the browser's Back does while something is open over the page; returns false if it is to stay open. */
let pressed: (() => boolean) | undefined

/** Marks the history entry that stands for what is open; the router's own marks are kept. */
const OPENED = 'hicOpened'

function step(by: 1 | -1) {
  own += 1
  history.go(by)
}

function arrived(event: PopStateEvent) {
  const isOwn = own > 0
  if (isOwn) own -= 1
  else if (!pressed || event.state?.[OPENED] || event.state?.key !== keyBelow) return
  // The router would take it for a move to the page that is already shown.
  event.stopImmediatePropagation()
  if (event.state?.[OPENED]) return
  if (above) history.replaceState(above.state, '', above.href)
  above = undefined
  if (!isOwn && pressed?.() === false) step(1)
}

let keyBelow: unknown
/**
 * After a reload: what the entry says that the page was loaded on. If the list has been narrowed since, the one below
 * does not know of it.
 */
let above: { state: unknown; href: string } | undefined

/**
 * Lets the browser's Back close what is open over the page, as people with a phone expect of something that fills the
 * screen: it has its own history entry until the function returned here is called.
 */
export function closeOnBack(close: () => boolean): () => void {
  // Before the router's listener: on the window itself, capturing listeners come first.
  addEventListener('popstate', arrived, true)
  keyBelow = history.state?.key
  pressed = close
  // After a reload we are on its entry already; while we step back from another one, that entry is not its own.
  if (own > 0 || !history.state?.[OPENED]) {
    above = undefined
    history.pushState({ ...history.state, [OPENED]: true }, '')
  } else {
    const { [OPENED]: _, ...state } = history.state
    above = { state, href: location.href }
  }
  return () => {
    if (pressed === close) pressed = undefined
    // Not if a link led on from it, or Back has already been pressed.
    if (history.state?.[OPENED]) step(-1)
  }
}
