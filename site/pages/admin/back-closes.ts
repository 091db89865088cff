/** Steps through the history that we take ourselves: they arrive later, and nobody pressed anything. */
let own = 0
/** What the browser's Back does while something stands over the page; false where it is to stay. */
let pressed: (() => boolean) | undefined

/** Names the entry in the history that stands for what is opened; the router's own marks stay beside it. */
const OPENED = 'hicOpened'

function step(by: 1 | -1) {
  own += 1
  history.go(by)
}

function arrived(event: PopStateEvent) {
  const isOwn = own > 0
  if (isOwn) own -= 1
  else if (!pressed || event.state?.[OPENED] || event.state?.key !== keyBelow) return
  // The router would take it for a move to the page that is shown already.
  event.stopImmediatePropagation()
  if (!isOwn && pressed?.() === false) step(1)
}

let keyBelow: unknown

/**
 * Lets the browser's Back close what stands over the page, as a phone's people expect of what fills the screen: it has
 * an entry of its own in the history until `leave` is called.
 */
export function closeOnBack(close: () => boolean): () => void {
  // Before the router's: on the window itself, those that capture come first.
  addEventListener('popstate', arrived, true)
  keyBelow = history.state?.key
  pressed = close
  // After a reload it stands on its entry already; while we step back from another one, that one is not its own.
  if (own > 0 || !history.state?.[OPENED]) history.pushState({ ...history.state, [OPENED]: true }, '')
  return () => {
    if (pressed === close) pressed = undefined
    // Not where a link led on from it, or Back has been there already.
    if (history.state?.[OPENED]) step(-1)
  }
}
