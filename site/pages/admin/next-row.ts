import { useEffect, useRef } from 'react'
import { passFocusOn, takeFocus } from '#site/ui/take-focus.ts'

/** Before the row goes that the focus is on: it passes to the one beside it, and from the last to the search above. */
export function leaveRow(): void {
  const search = () => document.querySelector<HTMLElement>('[type="search"]')
  const button = document.activeElement?.closest<HTMLButtonElement>('tbody button')
  if (button) passFocusOn(button, 'tbody', search)
  else takeFocus(search())
}

/**
 * Sends the focus on to the first of the rows that came: to what opens it, or to the row itself. With the last of them
 * goes the button that asked for them, and the focus would fall to the page.
 */
export function useNextRow(count: number, isLoading: boolean, ask: () => void) {
  const body = useRef<HTMLTableSectionElement>(null)
  const wanted = useRef<number>(undefined)

  useEffect(() => {
    if (wanted.current === undefined || isLoading) return
    const row = body.current?.rows[Math.min(wanted.current, count - 1)]
    wanted.current = undefined
    takeFocus(row?.querySelector<HTMLElement>('[data-opens]') ?? row ?? null)
  }, [count, isLoading])

  return {
    body,
    /** Asks for more, unless they are on their way. */
    more: () => {
      if (isLoading) return
      wanted.current = count
      ask()
    },
  }
}
