import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { takeFocus } from '#site/ui/take-focus.ts'
import { cardsBefore, noteCards, placeBelow, restorePlace } from './place.ts'

/** Cards at first, and with each press of the button. */
export const AT_ONCE = 12

/** A screen has room for fewer: to lay out twelve takes a slow phone a quarter of a second. */
const IN_VIEW = 4

/** How many cards the list has. Whoever comes back to it, or reloads it, finds as many as before, and their place. */
export function useCards() {
  const [shown, setShown] = useState(() => cardsBefore() ?? AT_ONCE)
  const [isNew, setNew] = useState(() => cardsBefore() === undefined)
  const [added, setAdded] = useState(false)
  const [place] = useState(placeBelow)
  const list = useRef<HTMLOListElement>(null)

  useLayoutEffect(() => restorePlace(place), [place])

  // A link to this page that leads to the same list once more makes another entry of the history, which notes it too.
  const { key } = useLocation()
  useEffect(() => {
    noteCards(shown)
    startTransition(() => setNew(false))
  }, [key])

  // The pressed button is now below the new cards, or gone.
  useEffect(() => {
    if (added) takeFocus(list.current?.children[shown - AT_ONCE]?.querySelector('article') ?? null)
  }, [shown, added])

  function showMore() {
    noteCards(shown + AT_ONCE)
    setShown(shown + AT_ONCE)
    setAdded(true)
  }
  return { list, shown, drawn: isNew ? IN_VIEW : shown, showMore }
}
