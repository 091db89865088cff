import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * What only the browser knows and nothing on the page changes; `printed` while the page is prerendered, and until React
 * has taken over what was.
 */
export const useInBrowser = <T>(here: () => T, printed: T): T => useSyncExternalStore(never, here, () => printed)
