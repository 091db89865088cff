import { useEffect, useState, useSyncExternalStore } from 'react'
import { onSubmissionsChange, submissions } from '#widgets/kit/backend/pending.ts'
import { useLate } from '#widgets/kit/ui/late.ts'

const load = () => import('#site/journey/pending-notice.tsx').then(chunk => chunk.PendingNotice)
const somethingWaits = () => submissions().length > 0
const typedAlready = () =>
  [...document.querySelectorAll<HTMLInputElement>('form[method=post] input, form[method=post] textarea')].some(
    field => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
  )

/**
 * What the visitor sent and what has not arrived yet, on every page. Nearly always nothing, and then nothing is fetched,
 * until something is typed that may be sent: the line may go before it is.
 */
export function Pending() {
  const waits = useSyncExternalStore(onSubmissionsChange, somethingWaits, () => false)
  const [typed, setTyped] = useState(false)
  const PendingNotice = useLate(load, waits || typed)

  useEffect(() => {
    const note = () => setTyped(true)
    // Before React was there.
    if (typedAlready()) return note()
    addEventListener('input', note, { once: true })
    return () => removeEventListener('input', note)
  }, [])

  // Always there: few screen readers say what comes into a region together with the region itself.
  return <div aria-live="polite">{PendingNotice && <PendingNotice />}</div>
}
