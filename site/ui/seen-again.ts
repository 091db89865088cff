import { useEffect, useEffectEvent } from 'react'

/**
 * Acts whenever the tab is looked at again, perhaps days later, and once the line is back: a laptop that wakes shows
 * its tabs before it is online, and what is asked then fails.
 */
export function useSeenAgain(act: () => void): void {
  const whenSeen = useEffectEvent(() => {
    if (!document.hidden) act()
  })
  useEffect(() => {
    const again = () => whenSeen()
    document.addEventListener('visibilitychange', again)
    addEventListener('online', again)
    return () => {
      document.removeEventListener('visibilitychange', again)
      removeEventListener('online', again)
    }
  }, [])
}
