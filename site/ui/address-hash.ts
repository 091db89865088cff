import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

/** What is behind the "#" of the address, with it; `undefined` while a page is prerendered. */
export function useAddressHash(): string | undefined {
  // A navigation by the router fires no hashchange.
  useLocation()
  return useSyncExternalStore(
    onHashChange,
    () => location.hash,
    () => undefined,
  )
}

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
