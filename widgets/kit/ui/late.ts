import { type ComponentType, startTransition, useEffect, useState } from 'react'

/**
 * A component whose code comes after the page has come alive, once it is wanted; undefined until then. What cannot be
 * fetched is fetched once the line is back. `load` stays the same between renders.
 */
export function useLate<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted = true,
): ComponentType<Props> | undefined {
  const [Late, setLate] = useState<ComponentType<Props>>()

  useEffect(() => {
    if (!wanted) return
    const gone = new AbortController()
    const { signal } = gone
    async function fetchIt() {
      const component = await load().catch(() => undefined)
      if (signal.aborted) return
      if (component) startTransition(() => setLate(() => component))
      else addEventListener('online', fetchIt, { once: true, signal })
    }
    // In a task of its own: the page has just been made to answer.
    const timer = setTimeout(fetchIt)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [load, wanted])

  return Late
}
