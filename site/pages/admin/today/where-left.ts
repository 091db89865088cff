import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** By their place in the tab's history: the link that led away, and how far down the window it was. */
const left = new Map<string, { href: string; top: number }>()

const linkTo = (href: string) => [...document.links].find(link => link.href === href)
const topOf = (link: Element) => link.getBoundingClientRect().top

/** Whoever comes back to a screen finds it where they left it, once it `isWhole` again, with the focus on the link that led away. */
export function useWhereLeft(isWhole: boolean) {
  const { key } = useLocation()

  // A layout effect: the address is the next one already, and what is drawn is still this screen.
  useLayoutEffect(
    () => () => {
      const { href } = location
      const link = linkTo(href)
      if (link) left.set(key, { href, top: topOf(link) })
    },
    [key],
  )
  useEffect(() => {
    const was = left.get(key)
    if (!isWhole || !was) return
    left.delete(key)
    const link = linkTo(was.href)
    // Not from somebody who has moved on; until then the focus is on the heading.
    if (!link || !document.activeElement?.matches('body, h1')) return
    link.focus({ preventScroll: true })
    scrollBy({ top: topOf(link) - was.top, behavior: 'instant' })
  }, [key, isWhole])
}
