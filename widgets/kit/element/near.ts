const waiting = new WeakMap<Element, () => void>()
/** As in #item-3. */
const NUMBERED = /-\d+$/
let observer: IntersectionObserver | undefined

/**
 * Calls back once when the element comes within 300 px of the viewport, at once for `loading="eager"`
 * and where the address names a part that may be in it. Returns what stops the waiting. One observer serves every element.
 */
export function whenNear(element: Element, call: () => void): () => void {
  if (element.getAttribute('loading') === 'eager' || NUMBERED.test(location.hash)) {
    call()
    return () => {}
  }
  observer ??= new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer!.unobserve(target)
        waiting.get(target)?.()
      }
    },
    { rootMargin: '300px' },
  )
  waiting.set(element, call)
  observer.observe(element)
  return () => observer!.unobserve(element)
}

/** For a picture that came along and stands still: waiting saves nothing. In a task of its own, so that no task is long. */
export function atOnce(_: Element, call: () => void): () => void {
  const timer = setTimeout(call)
  return () => clearTimeout(timer)
}
