/**
 * The floating button steps aside while something to fill in or press would be beneath it. The browser tells of
 * each crossing once, so that scrolling itself costs nothing. Fetched with the first scroll, because before that
 * there is no button.
 */
const CONTROLS =
  '#root :is(button, input, select, textarea, summary, .hic-button:not(.floating-quote), [data-keep-clear])'

/** The foot of the window, where the button floats: in a low one, a phone held sideways, it takes a larger part. */
const LOW = '(height < 34rem)'
const footOf = (low: boolean) => ({ rootMargin: `-${low ? 75 : 88}% 0px 0px 0px` })

export function stepAside(): void {
  const beneath = new Set<Element>()
  const tell = () => document.documentElement.toggleAttribute('data-stepped-aside', beneath.size > 0)
  function cross(entries: IntersectionObserverEntry[]) {
    // The browser has just laid out the page to report this, so reading a position is free here.
    const left = document.querySelector('.floating-quote')?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (isIntersecting && boundingClientRect.right > left) beneath.add(target)
      else beneath.delete(target)
    }
    tell()
  }

  const low = matchMedia(LOW)
  let crossings = new IntersectionObserver(cross, footOf(low.matches))
  let watched = new WeakSet<Element>()
  // The phone was turned.
  low.addEventListener('change', () => {
    crossings.disconnect()
    crossings = new IntersectionObserver(cross, footOf(low.matches))
    watched = new WeakSet()
    watchNew()
  })

  function watchNew() {
    due = 0
    for (const control of beneath) if (!control.isConnected) beneath.delete(control)
    for (const control of document.querySelectorAll(CONTROLS)) {
      if (watched.has(control)) continue
      watched.add(control)
      crossings.observe(control)
    }
    tell()
  }

  // Pages change under the button: a move within the site, results that arrive, a form that unfolds.
  let due = 0
  new MutationObserver(() => {
    if (!due) due = window.setTimeout(watchNew, 200)
  }).observe(document.getElementById('root')!, { childList: true, subtree: true })
  watchNew()
}
