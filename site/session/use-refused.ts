import { useState } from 'react'
import { notify } from '#widgets/kit/notify/notify.tsx'

/**
 * Why the last press on a thing came to nothing, to be shown beside that thing until the next press on it. A toast says
 * it too, but is gone after some seconds, and people who enlarge the screen may not have its corner in view.
 */
export function useRefused() {
  const [whys, setWhys] = useState<ReadonlyMap<string, string>>(new Map())

  function refuse(of: string, title: string, detail?: string) {
    setWhys(now => new Map(now).set(of, detail ? `${title}. ${detail}` : title))
    notify.error(title, detail)
  }
  function forget(of: string) {
    setWhys(now => new Map([...now].filter(([one]) => one !== of)))
  }
  return { refused: (of: string) => whys.get(of), refuse, forget }
}
