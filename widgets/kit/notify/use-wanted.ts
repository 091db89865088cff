import { useEffect, useState } from 'react'
import { onWanted } from './notices.ts'

/** How long after mounting the toasts are fetched anyway, so that a network failure can be shown. */
const SOON = 1500

/** True once there is a message, or when idle after the page has settled: the toasts' styles touch every element. */
export function useWanted(): boolean {
  const [wanted, setWanted] = useState(false)

  useEffect(() => {
    const want = () => setWanted(true)
    const stop = onWanted(want)
    const timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(want), SOON)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])

  return wanted
}
