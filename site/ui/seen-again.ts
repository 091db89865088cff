import { useEffect, useEffectEvent } from 'react'

/** Acts whenever the tab is looked at again, perhaps days later. */
export function useSeenAgain(act: () => void): void {
  const whenSeen = useEffectEvent(() => {
    if (!document.hidden) act()
  })
  useEffect(() => {
    const again = () => whenSeen()
    document.addEventListener('visibilitychange', again)
    return () => document.removeEventListener('visibilitychange', again)
  }, [])
}
