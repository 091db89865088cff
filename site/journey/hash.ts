import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

/** What the part of the address behind the "#" names, as links in messages carry it. While a page is printed: `undefined`. */
export function useHash<Named>(named: (hash: string) => Named): Named | undefined {
  // A move by the router is no hashchange.
  useLocation()
  return useSyncExternalStore(
    onHashChange,
    () => named(location.hash),
    () => undefined,
  )
}

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
