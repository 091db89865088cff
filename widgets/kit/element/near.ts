/**
 * Calls back once when the element comes within 300 px of the viewport; at once for `loading="eager"`, or if it has no
 * box that could come near; and as soon as the address names a part that may be in it. Returns a function that stops
 * waiting.
 */
export function whenNear(element: Element, call: () => void): () => void {
  const observer = new IntersectionObserver(
    entries => {
      if (entries.some(entry => entry.isIntersecting)) near()
    },
    { rootMargin: '300px' },
  )
  const named = () => {
    if (/-\d+$/.test(location.hash)) near() // as in #item-3
  }
  const near = () => {
    forget()
    call()
  }
  const forget = () => {
    observer.disconnect()
    removeEventListener('hashchange', named)
  }
  addEventListener('hashchange', named)
  observer.observe(element)
  const boxless = getComputedStyle(element).display === 'contents'
  if (boxless || element.matches('[loading=eager]')) near()
  else named()
  return forget
}

/** For a picture that came with the page or with its script: waiting saves nothing. A task of its own keeps tasks short. */
export function atOnce(_: Element, call: () => void): () => void {
  const timer = setTimeout(call)
  return () => clearTimeout(timer)
}
