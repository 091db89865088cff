import { useEffectEvent, useLayoutEffect } from 'react'

/** While something is waiting: tries again as soon as the device is back online, as on a train. */
export function useLineBack(waits: boolean, tryAgain: () => void): void {
  const lineIsBack = useEffectEvent(tryAgain)

  // From the moment in which that shows: the line may be back before the browser has drawn it.
  useLayoutEffect(() => {
    if (!waits) return
    const hear = () => lineIsBack()
    addEventListener('online', hear)
    return () => removeEventListener('online', hear)
  }, [waits])
}
