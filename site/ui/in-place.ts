import { flushSync } from 'react-dom'

/**
 * Makes a change with what was pressed or typed in kept where it is in the window: what is above it gets longer or
 * shorter. Near the top of a page no browser does that by itself, and some nowhere.
 */
export function inPlace(touched: Element, change: () => void): void {
  const top = () => touched.getBoundingClientRect().top
  const before = top()
  flushSync(change)
  scrollBy({ top: top() - before, behavior: 'instant' })
}
