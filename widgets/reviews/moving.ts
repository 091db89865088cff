import { useEffect, useState, useSyncExternalStore } from 'react'

/** How long each review stays. */
export const STAY_MS = 5_000

/** The longest a timer can wait, some 25 days: given more, it would not wait at all. */
const LONGEST_MS = 2 ** 31 - 1

const LESS_MOTION = '(prefers-reduced-motion: reduce)'

/** True for people who prefer reduced motion, and until the script knows. */
export function useLessMotion(): boolean {
  return useSyncExternalStore(
    changed => {
      const wish = matchMedia(LESS_MOTION)
      wish.addEventListener('change', changed)
      return () => wish.removeEventListener('change', changed)
    },
    () => matchMedia(LESS_MOTION).matches,
    () => true,
  )
}

/** Whether some of the element is on screen. */
export function useOnScreen(element: Element | null): boolean {
  const [onScreen, setOnScreen] = useState(false)
  useEffect(() => {
    if (!element) return
    // A busy page hears of several crossings at once, oldest first.
    const watching = new IntersectionObserver(entries => setOnScreen(entries.at(-1)?.isIntersecting ?? false))
    watching.observe(element)
    return () => watching.disconnect()
  }, [element])
  return onScreen
}

/** Calls `step` after every stay for as long as it moves. */
export function useEvery(stayMs: number, moving: boolean, step: () => void) {
  // No list of dependencies for `step`: the stay starts again when the visitor has moved it.
  useEffect(() => {
    if (!moving) return
    const turn = setTimeout(step, Math.min(stayMs, LONGEST_MS))
    return () => clearTimeout(turn)
  })
}
