/** From the start value to the target. */
const COUNTER_MS = 2_000
/** Each counter starts this long after the one before it. */
const COUNTER_STAGGER_MS = 150
/** Each card comes in this long after the one before it. */
const CARD_STAGGER_MS = 50
/** How much of the element is in view when the counters start. */
const IN_VIEW = 0.1

/** Fast at first, slow at the end; both from 0 to 1. */
export const easeOut = (progress: number) => 1 - (1 - progress) ** 3

/**
 * Calls once, when a tenth of the element has come into view; never for people who prefer reduced motion, who see the
 * final figures from the start. Returns a function that stops waiting.
 */
export function onceSeen(element: Element, seen: () => void): () => void {
  const watching = new IntersectionObserver(
    // A busy page hears of several crossings at once, oldest first.
    entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      watching.disconnect()
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) seen()
    },
    { threshold: IN_VIEW },
  )
  watching.observe(element)
  return () => watching.disconnect()
}

/** In the row's `dataset` once its figures were counted up before React had loaded: the component leaves them alone. */
export const COUNTED = 'counted'

/**
 * Tells how far the counter at this place of the row has come, from 0 to 1, at every frame until it is there. Returns a
 * stop function.
 */
export function countUp(index: number, show: (progress: number) => void): () => void {
  const started = performance.now() + index * COUNTER_STAGGER_MS
  let frame = requestAnimationFrame(function step(now) {
    const elapsed = Math.min(Math.max((now - started) / COUNTER_MS, 0), 1)
    show(easeOut(elapsed))
    if (elapsed < 1) frame = requestAnimationFrame(step)
  })
  return () => cancelAnimationFrame(frame)
}

/** The card at this place of the row comes in. */
export function rise(card: Element, index: number): void {
  card.animate([{ opacity: 0, translate: '0 0.75rem' }, {}], {
    duration: 250,
    delay: index * CARD_STAGGER_MS,
    easing: 'ease-out',
    fill: 'backwards',
  })
}
