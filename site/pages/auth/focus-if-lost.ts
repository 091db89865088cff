import { useEffect, useRef } from 'react'

/**
 * For what replaces something that was pressed: it takes the focus, which would otherwise fall to the top of the page,
 * when it appears and after each change. A page that has just loaded is left as the browser placed it.
 */
export function useFocusIfLost<T extends HTMLElement>(change?: unknown) {
  const place = useRef<T>(null)
  useEffect(() => focusIfLost(place.current), [change])
  return place
}

function focusIfLost(place: HTMLElement | null) {
  const { activeElement, body } = document
  // Hidden: what was pressed is removed once its replacement has been fetched.
  const isLost = activeElement === body || activeElement?.getClientRects().length === 0
  if (isLost && navigator.userActivation?.hasBeenActive) place?.focus()
}
