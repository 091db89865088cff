import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** Now, and each minute again for as long as it is on show: an entry may stay open over lunch. */
export function useThisMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
