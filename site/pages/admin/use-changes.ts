import { useState } from 'react'
import { whyFailed } from '#site/session/why-failed.ts'
import type { Answer } from '#widgets/kit/backend/ask.ts'
import { notify } from '#widgets/kit/notify/notify.tsx'

/**
 * Changes what is shown, as it was seen: `key` names it with its version. It is held until the new version has loaded,
 * since another press would name an outdated one.
 */
export function useChanges(what: 'day' | 'offer' | 'slot', reload: () => void) {
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set())

  async function change<Row>(key: string, work: () => Promise<Answer<Row[]>>, done?: (rows: Row[]) => void) {
    if (held.has(key)) return
    setHeld(now => new Set(now).add(key))
    const answer = await work()
    // If nothing was changed it may reload as the same version: a booking does not raise it.
    if (!answer.ok || answer.data.length === 0) setHeld(now => now.difference(new Set([key])))
    if (!answer.ok) notify.error(whyFailed(answer))
    else if (answer.data.length === 0)
      notify.error(`Somebody else changed this ${what} first`, 'Your change was not made. The latest version is shown.')
    else done?.(answer.data)
    reload()
  }
  return { isHeld: (key: string) => held.has(key), change }
}
