import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Something that only the browser knows and nothing on the page changes; `printed` while the page is prerendered, and
 * until React has hydrated it.
 */
export const useInBrowser = <T>(here: () => T, printed: T): T => useSyncExternalStore(never, here, () => printed)
