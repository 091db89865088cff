import { useSyncExternalStore } from 'react'

/** False while the page is prerendered and in the first render over it; true from then on. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
