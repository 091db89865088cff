/** Marks the history entry that stands for what is open; the router's own marks are kept. */
const OPENED = 'hicOpened'

/** How many steps of our own through the history are under way: their events come later, and nobody pressed anything. */
let ownSteps = 0
/** What the browser's Back does while something is open over the page; returns false if it is to stay open. */
let pressed: (() => boolean) | undefined
/** The router's key of the entry below: the page without what is open. */
let keyBelow: unknown
/**
 * State and address of what was open when the page was reloaded, for the entry below: that one does not know how the
 * list has been narrowed since.
 */
let above: { state: unknown; href: string } | undefined

function step(by: 1 | -1) {
  ownSteps += 1
  history.go(by)
}

function arrived(event: PopStateEvent) {
  const isOwn = ownSteps > 0
  if (isOwn) ownSteps -= 1
  else if (!pressed || event.state?.[OPENED] || event.state?.key !== keyBelow) return
  // The router would take it for a move to the page that is already shown.
  event.stopImmediatePropagation()
  if (event.state?.[OPENED]) return
  if (above) history.replaceState(above.state, '', above.href)
  above = undefined
  if (!isOwn && pressed?.() === false) step(1)
}

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
  if (ownSteps > 0 || !history.state?.[OPENED]) {
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
