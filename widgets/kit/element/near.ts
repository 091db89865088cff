const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/**
 * Calls back once when the element comes within 300 px of the viewport, at once for
 * `loading="eager"`. Returns what stops the waiting. One observer serves every element.
 */
export function whenNear(element: Element, call: () => void): () => void {
  if (element.getAttribute('loading') === 'eager') {
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
