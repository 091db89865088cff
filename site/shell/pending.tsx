import { lazy, Suspense } from 'react'
import { useScripted } from '#widgets/kit/ui/scripted.ts'

const PendingNotice = lazy(async () => ({ default: (await fetched()).PendingNotice }))

/** Offline it cannot be fetched: then it comes once the line is back. */
function fetched(): Promise<typeof import('#site/journey/pending-notice.tsx')> {
  return import('#site/journey/pending-notice.tsx').catch(
    () => new Promise(again => addEventListener('online', () => again(fetched()), { once: true })),
  )
}

/** What the visitor sent and what has not arrived yet, on every page; fetched once React is there. */
export function Pending() {
  const scripted = useScripted()
  return scripted ? (
    <Suspense>
      <PendingNotice />
    </Suspense>
  ) : null
}
