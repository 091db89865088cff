import { keepAnswers } from '#site/journey/answers/answers.ts'
import { keepChosen, readChosen } from '#site/journey/answers/chosen.ts'
import type { Answers } from '#widgets/domain/answers.ts'

/**
 * Unpicks these policies, also for a request that they were chosen for before. Other picks stay, even those that are not
 * in this list.
 */
export function leaveOut({ compared = [] }: Answers, gone: readonly string[]): void {
  const left = compared.filter(id => !gone.includes(id))
  keepAnswers({ compared: left.length ? left : undefined })
  keepChosen(readChosen().filter(({ id }) => !gone.includes(id)))
}
