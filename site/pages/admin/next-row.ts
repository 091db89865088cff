import { useEffect, useRef } from 'react'
import { hasGoneOn, passFocusOn, takeFocus } from '#site/ui/take-focus.ts'

/**
 * Called before the focused row goes: the focus passes to the next row, or from the last one to the search above.
 * @param row if an answer was waited for, the row that goes: whoever has gone on from it keeps the focus
 */
export function leaveRow(row?: Element | null): void {
  if (hasGoneOn(row)) return
  const search = () => document.querySelector<HTMLElement>('[type="search"]')
  const focused = document.activeElement
  // Where a press brings a button no focus, as in Safari, its row has it.
  const button =
    focused?.closest<HTMLButtonElement>('tbody button') ?? focused?.closest('tbody tr')?.querySelector('button')
  if (button) passFocusOn(button, 'tbody', search)
  else takeFocus(search())
}

/**
 * Moves the focus to the first of the rows that arrived: to its opening button, or to the row itself. The button that
 * asked for them goes with the last page, and the focus would fall to the page.
 * @param of the list: whoever asks for another meanwhile, by a search or a column's head, keeps the focus there
 */
export function useNextRow(count: number, isLoading: boolean, of: unknown, ask: () => void) {
  const body = useRef<HTMLTableSectionElement>(null)
  const wanted = useRef<number>(undefined)

  useEffect(() => {
    wanted.current = undefined
  }, [of])
  useEffect(() => {
    if (wanted.current === undefined || isLoading) return
    const row = body.current?.rows[Math.min(wanted.current, count - 1)]
    wanted.current = undefined
    takeFocus(row?.querySelector<HTMLElement>('[data-opens]') ?? row ?? null)
  }, [count, isLoading])

  return {
    body,
    /** Asks for more, unless they are already on their way. */
    more: () => {
      if (isLoading) return
      wanted.current = count
      ask()
    },
  }
}
