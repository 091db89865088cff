/** As in #item-3. */
const NUMBERED = /-\d+$/

/**
 * Calls back once when the element comes within 300 px of the viewport; at once for `loading="eager"`, where the
 * address names a part that may be in it, and where it has no box that could come near. Returns what stops the waiting.
 */
export function whenNear(element: Element, call: () => void): () => void {
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      call()
    },
    { rootMargin: '300px' },
  )
  const boxless = getComputedStyle(element).display === 'contents'
  if (boxless || element.getAttribute('loading') === 'eager' || NUMBERED.test(location.hash)) call()
  else observer.observe(element)
  return () => observer.disconnect()
}

/** For a picture that came along and stands still: waiting saves nothing. In a task of its own, so that no task is long. */
export function atOnce(_: Element, call: () => void): () => void {
  const timer = setTimeout(call)
  return () => clearTimeout(timer)
}
