import { useState } from 'react'
import { whyFailed } from '#site/session/why-failed.ts'
import { notify } from '#widgets/kit/notify/notify.tsx'

/**
 * Why the last press came to nothing, to be shown beside what was pressed: the toast that says it too is gone after some
 * seconds, and whoever enlarges the screen may not have its corner in view. Of a later version it says nothing.
 */
export function useRefused(version: number) {
  const [last, setLast] = useState<{ why: string; over: number }>()

  function refuse(answer: Parameters<typeof whyFailed>[0]) {
    const why = whyFailed(answer)
    setLast({ why, over: version })
    notify.error(why)
  }
  return { refused: last?.over === version ? last.why : undefined, refuse, forget: () => setLast(undefined) }
}
