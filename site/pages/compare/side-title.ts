/** The id of the headline of the side-by-side table. */
export const SIDE_TITLE = 'side-by-side'

/** To the table, from wherever something was picked. A link to the anchor would replace the answers, which are after the "#". */
export function toSideBySide() {
  const title = document.getElementById(SIDE_TITLE)
  title?.scrollIntoView({ block: 'start' })
  title?.focus({ preventScroll: true })
}
