import { useEffect, useState } from 'react'
import { useSeenAgain } from '#site/ui/seen-again.ts'

const MINUTE_MS = 60_000

/**
 * Now, and each minute again for as long as it is on show: an entry may stay open over lunch. Whoever comes back to it
 * does not wait for that minute, which on most computers does not pass while they sleep: until then a number could be
 * rung at an hour at which nobody may be.
 */
export function useThisMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useSeenAgain(() => setNow(new Date()))
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
