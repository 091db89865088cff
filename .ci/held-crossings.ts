import { onTestFinished, vi } from 'vitest'

/**
 * Until the test is over no observer notices by itself what comes into view. Returns a function that reports crossings to
 * the first one, all at once and oldest first, as to a busy page.
 */
export function holdCrossings(): (...intersecting: boolean[]) => void {
  const observers: IntersectionObserverCallback[] = []
  vi.stubGlobal('IntersectionObserver', function Held(crossed: IntersectionObserverCallback) {
    observers.push(crossed)
    return { observe() {}, disconnect() {} }
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return (...intersecting) =>
    observers[0]!(
      intersecting.map(isIntersecting => ({ isIntersecting }) as IntersectionObserverEntry),
      {} as IntersectionObserver,
    )
}
