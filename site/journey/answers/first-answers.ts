import { inTab } from '#widgets/kit/backend/kept.ts'

/** Where a tab keeps the answers, in the form that addresses have. */
export const ANSWERS_KEY = 'hic-answers'

/**
 * For the first script: fills prerendered lists with the answers of the address and of this tab, and tells the sheet
 * and `boot.ts` if who and where are among them (`data-answered`). React, which loads later, would change a list that
 * somebody has open.
 */
export function tellAnswers(): void {
  const [kept = ''] = (inTab.read(ANSWERS_KEY) ?? '').split('#')
  const answered = new URLSearchParams(`${location.search}&${kept.slice(1)}`)
  for (const list of document.querySelectorAll<HTMLSelectElement>(
    'form[action="/quote"] select, .first-choices select',
  ))
    fill(list, answered.get(list.name.replace(/^.*-/, '')))
  document.documentElement.toggleAttribute('data-answered', answered.has('coverFor') && answered.has('postcode'))
}

/**
 * Marks the answer as if the list had been printed with it: `early-choices.ts` takes anything else for the visitor's
 * choice. A list that shows something else already stays: somebody chose that before this script came, or the browser
 * put it back on the way Back.
 */
function fill(list: HTMLSelectElement, answer: string | null): void {
  const options = [...list.options]
  if (!isAsPrinted(list) || !options.some(({ value }) => value === answer)) return
  for (const option of options) option.defaultSelected = option.value === answer
}

/** Whether a list still shows what it was printed with: the first of its options if none is marked. */
export const isAsPrinted = ({ options, selectedIndex }: HTMLSelectElement): boolean =>
  selectedIndex ===
  Math.max(
    [...options].findIndex(option => option.defaultSelected),
    0,
  )
