import { inTab } from '#widgets/kit/backend/kept.ts'

/** Where a tab keeps the answers, as an address has them. */
export const ANSWERS_KEY = 'hic-answers'

/**
 * For the first script: the printed hero has what this tab has answered. React, which comes with the first touch, would
 * change a list that somebody has open.
 */
export function fillHero(): void {
  const answered = new URLSearchParams(inTab.read(ANSWERS_KEY)?.split('#')[0])
  for (const list of document.querySelectorAll<HTMLSelectElement>('form[action="/quote"][method=get] select'))
    list.value ||= answered.get(list.name) ?? ''
}
