import { useEffect, useState } from 'react'
import { onWanted } from './notices.ts'

/** How long after mounting the toasts are fetched anyway, so that a fault of the network can be told. */
const SOON = 1500

/** True once something is to be said, or in an idle moment after the page has settled: its styles touch every element. */
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
