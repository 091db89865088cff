import { keepAnswers } from '#site/journey/answers.ts'
import { isCoverFor } from '#widgets/domain/cover-for.ts'
import { isCoverType } from '#widgets/domain/cover-types.ts'
import { isState } from '#widgets/domain/states.ts'

/** Names of the first selects; nothing else on the site has them. */
export const EARLY = { coverFor: 'compare-cover-for', state: 'compare-state', coverType: 'compare-cover-type' } as const

/**
 * Keeps what was chosen on the printed page until React listens. For a layout effect: React has taken over then,
 * and has not yet put any select back to what the address says.
 */
export function keepEarlyChoices(): void {
  const [coverFor, state, coverType] = Object.values(EARLY).map(chosen)
  if (coverFor === undefined && state === undefined && coverType === undefined) return
  keepAnswers({
    ...(isCoverFor(coverFor) ? { coverFor } : {}),
    ...(isState(state) ? { state } : {}),
    ...(isCoverType(coverType) ? { coverType } : {}),
  })
}

/** The value of a select that somebody changed. */
function chosen(name: string): string | undefined {
  const select = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`)
  const printed = [...(select?.options ?? [])].findIndex(option => option.defaultSelected)
  return select && select.selectedIndex !== Math.max(printed, 0) ? select.value : undefined
}
