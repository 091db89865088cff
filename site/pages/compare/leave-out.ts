import { keepAnswers } from '#site/journey/answers.ts'
import type { Answers } from '#widgets/domain/answers.ts'

/** Unpicks these policies. Other picks stay, even those that are not in this list. */
export function leaveOut({ compared = [] }: Answers, gone: readonly string[]): void {
  const left = compared.filter(id => !gone.includes(id))
  keepAnswers({ compared: left.length ? left : undefined })
}
