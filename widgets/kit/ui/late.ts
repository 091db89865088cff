import { type ComponentType, startTransition, useEffect, useState } from 'react'

/**
 * A component whose code is fetched after the page has come alive, once it is wanted; undefined until then. If it cannot
 * be fetched, it is fetched once the connection is back, or when `wanted` is another number. `load` must stay the same
 * between renders.
 */
export function useLate<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean | number,
): ComponentType<Props> | undefined {
  const [Late, setLate] = useState<ComponentType<Props>>()

  useEffect(() => {
    if (!wanted) return
    let gone = false
    async function fetchIt() {
      const component = await load().catch(() => undefined)
      if (gone) return
      if (component) startTransition(() => setLate(() => component))
      else addEventListener('online', fetchIt, { once: true })
    }
    // In a task of its own: the page has only just become interactive.
    const timer = setTimeout(fetchIt)
    return () => {
      clearTimeout(timer)
      gone = true
      removeEventListener('online', fetchIt)
    }
  }, [load, wanted])

  return Late
}
