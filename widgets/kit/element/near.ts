/** As in #item-3. */
const NUMBERED = /-\d+$/

/**
 * Calls back once when the element comes within 300 px of the viewport; at once for `loading="eager"`, if the address
 * names a part that may be in it, or if it has no box that could come near. Returns a function that stops waiting.
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

/** For a picture that came with the page and does not move: waiting saves nothing. A task of its own keeps tasks short. */
export function atOnce(_: Element, call: () => void): () => void {
  const timer = setTimeout(call)
  return () => clearTimeout(timer)
}
