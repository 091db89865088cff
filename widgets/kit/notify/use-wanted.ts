import { useEffect, useState } from 'react'
import { onWanted } from './notices.ts'

/** How long after mounting the toasts are fetched anyway, so that a network failure can be shown. */
const SOON_MS = 1500

/**
 * How often the toasts have been wanted: once when idle after the page has settled, because their styles touch every
 * element, and with each message that finds none. If they could not be fetched, that message has them fetched again.
 */
export function useWanted(): number {
  const [wanted, setWanted] = useState(0)

  useEffect(() => {
    const want = () => setWanted(times => times + 1)
    const stop = onWanted(want)
    const timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(want), SOON_MS)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])

  return wanted
}
