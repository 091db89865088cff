import { useEffect, useState } from 'react'
import type { Listed } from '#site/content/article.ts'

/** Headings above this line of the window have been reached, also far above the window: one may jump past them. */
const ABOVE_THE_LINE = { rootMargin: '999999px 0px -66% 0px' }

/** The id of the heading under which one is reading: the last one reached. None before the first. */
export function useReadingPlace(contents: Listed['contents']): string | undefined {
  const [place, setPlace] = useState<string>()
  useEffect(() => {
    const above = new Set<string>()
    const crossings = new IntersectionObserver(crossed => {
      for (const { target, isIntersecting } of crossed) {
        if (isIntersecting) above.add(target.id)
        else above.delete(target.id)
      }
      setPlace(contents.findLast(({ id }) => above.has(id))?.id)
    }, ABOVE_THE_LINE)
    for (const { id } of contents) {
      const heading = document.getElementById(id)
      if (heading) crossings.observe(heading)
    }
    return () => crossings.disconnect()
  }, [contents])
  return place
}
