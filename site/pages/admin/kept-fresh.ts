import { useEffect, useEffectEvent } from 'react'

/** What is left open for hours is read again every so often, in milliseconds, and by whoever comes back to its tab. */
export function useKeptFresh(everyMs: number, read: () => void, isOpen = true): void {
  const readIfSeen = useEffectEvent(() => {
    if (!document.hidden) read()
  })

  useEffect(() => {
    if (!isOpen) return
    const again = () => readIfSeen()
    const timer = setInterval(again, everyMs)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [everyMs, isOpen])
}
