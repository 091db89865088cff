import { type RefObject, useEffect, useState } from 'react'

/** From the start value to the target. */
const COUNTER_MS = 2_000
/** Each counter starts this long after the one before it. */
export const COUNTER_STAGGER_MS = 150
/** Each card comes in this long after the one before it. */
export const CARD_STAGGER_MS = 50
/** How much of the element is in view when the counters start. */
const IN_VIEW = 0.1

export const easeOut = (progress: number) => 1 - (1 - progress) ** 3

/**
 * True once a tenth of the element has been in view, and then for good. Never for people who prefer
 * reduced motion: they see the final figures from the start.
 */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const watching = new IntersectionObserver(
      // A busy page hears of several crossings at once, oldest first.
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return
        watching.disconnect()
        setSeen(true)
      },
      { threshold: IN_VIEW },
    )
    watching.observe(element.current!)
    return () => watching.disconnect()
  }, [element])
  return seen
}

/** The figure to show now: the target, except during the two seconds of counting up to it. */
export function useCountUp(target: number, { running, delayMs }: { running: boolean; delayMs: number }): number {
  const [progress, setProgress] = useState(1)
  useEffect(() => {
    if (!running) return
    const started = performance.now() + delayMs
    let frame = requestAnimationFrame(function step(now) {
      const elapsed = Math.min(Math.max((now - started) / COUNTER_MS, 0), 1)
      setProgress(easeOut(elapsed))
      if (elapsed < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [running, delayMs])
  return target * progress
}
