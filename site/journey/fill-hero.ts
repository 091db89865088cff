import { inTab } from '#widgets/kit/backend/kept.ts'

/** Where a tab keeps the answers, in the form that addresses have. */
export const ANSWERS_KEY = 'hic-answers'

/**
 * For the first script: fills the prerendered hero with this tab's answers. React, which loads with the first touch,
 * would change a list that somebody has open.
 */
export function fillHero(): void {
  const answered = new URLSearchParams(inTab.read(ANSWERS_KEY)?.split('#')[0])
  for (const list of document.querySelectorAll<HTMLSelectElement>('form[action="/quote"][method=get] select'))
    list.value ||= answered.get(list.name) ?? ''
}
