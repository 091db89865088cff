import { useEffect, useState, useSyncExternalStore } from 'react'
import { onSubmissionsChange, submissions } from '#widgets/kit/backend/pending.ts'
import { useLate } from '#widgets/kit/ui/late.ts'

const load = () => import('#site/journey/sending/pending-notice.tsx').then(chunk => chunk.PendingNotice)
const hasSent = () => submissions().length > 0
const typedAlready = () =>
  [...document.querySelectorAll<HTMLInputElement>('form[method=dialog] input, form[method=dialog] textarea')].some(
    field => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
  )

/**
 * On every page, what the visitor sent that has not arrived yet. There is nearly always nothing, and then nothing is
 * fetched until something is typed that may be sent: the connection may be lost before it is.
 */
export function Pending() {
  const sent = useSyncExternalStore(onSubmissionsChange, hasSent, () => false)
  const [typed, setTyped] = useState(false)
  const PendingNotice = useLate(load, sent || typed)

  useEffect(() => {
    const note = () => setTyped(true)
    // Before React started.
    if (typedAlready()) return note()
    addEventListener('input', note, { once: true })
    return () => removeEventListener('input', note)
  }, [])

  // Always there: few screen readers announce content that arrives together with its region.
  return <div aria-live="polite">{PendingNotice && <PendingNotice />}</div>
}
