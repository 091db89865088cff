import { useEffect, useRef } from 'react'

/**
 * For what takes the place of something that was pressed: it takes the focus, which would fall to the top of the page
 * otherwise. When it appears and after each change; a page that was just loaded is left as the browser placed it.
 */
export function useFocusIfLost<T extends HTMLElement>(change?: unknown) {
  const place = useRef<T>(null)
  useEffect(() => focusIfLost(place.current), [change])
  return place
}

function focusIfLost(place: HTMLElement | null) {
  const { activeElement, body } = document
  // Hidden: what was pressed goes once what replaces it has been fetched.
  const isLost = activeElement === body || activeElement?.getClientRects().length === 0
  if (isLost && navigator.userActivation?.hasBeenActive) place?.focus()
}
