import { useEffect, useRef } from 'react'
import { takeFocus } from '#site/ui/take-focus.ts'

/** Sends the focus from the row that goes to the one beside it; where there is none, to the search above. */
export function leaveRow(): void {
  const row = document.activeElement?.closest('tr')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  takeFocus((beside ?? document).querySelector<HTMLElement>(beside ? 'button' : '[type="search"]'))
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
