import { useEffect, useEffectEvent } from 'react'
import { useSeenAgain } from '#site/ui/seen-again.ts'

/** What is left open for hours is read again every so often, in milliseconds, and by whoever comes back to its tab. */
export function useKeptFresh(everyMs: number, read: () => void, isOpen = true): void {
  const readIfSeen = useEffectEvent(() => {
    if (!document.hidden) read()
  })

  useSeenAgain(() => {
    if (isOpen) read()
  })
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => readIfSeen(), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, isOpen])
}
