import { startTransition, useEffect, useState } from 'react'
import { CHECKED_ON } from '#widgets/domain/checked-on.ts'
import { officeDay } from '#widgets/domain/office-day.ts'
import type { Day } from '#widgets/domain/period.ts'

let known: Day | undefined

/** Today in the browser; in prerendered HTML and while it hydrates, the day of the last check. */
export function useToday(): Day {
  const [day, setDay] = useState(known ?? CHECKED_ON)
  useEffect(() => {
    // In a task of its own, and drawn in slices.
    const timer = setTimeout(look)
    // A tab may stay open for days. Not every computer hides what it shows while it sleeps, but its line comes back.
    document.addEventListener('visibilitychange', look)
    addEventListener('online', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', look)
    }

    function look() {
      const today = officeDay()
      known = today
      startTransition(() => setDay(today))
    }
  }, [])
  return day
}
