import { useState } from 'react'
import { useRefused } from '#site/session/use-refused.ts'
import { whyFailed } from '#site/session/why-failed.ts'
import type { Answer } from '#widgets/kit/backend/ask.ts'

/**
 * Changes what is shown, as it was seen: `key` names it, then its version after a space. It is held until the new version
 * has loaded, since another press would name an outdated one.
 */
export function useChanges(what: 'day' | 'offer' | 'slot', reload: () => void) {
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set())
  const { refused, refuse, forget } = useRefused()

  async function change<Row>(key: string, work: () => Promise<Answer<Row[]>>, done?: (rows: Row[]) => void) {
    if (held.has(key)) return
    const [name = ''] = key.split(' ')
    setHeld(now => new Set(now).add(key))
    forget(name)
    const answer = await work()
    // If nothing was changed it may reload as the same version: a booking does not raise it.
    if (!answer.ok || answer.data.length === 0) setHeld(now => now.difference(new Set([key])))
    if (!answer.ok) refuse(name, whyFailed(answer))
    else if (answer.data.length === 0)
      refuse(name, `Somebody else changed this ${what} first`, 'Your change was not made. The latest version is shown.')
    else done?.(answer.data)
    reload()
  }
  /** `refused`: why the last change of what has this name, whatever its version, was not made. */
  return { isHeld: (key: string) => held.has(key), refused, forget, change }
}
