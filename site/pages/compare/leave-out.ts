import { keepAnswers } from '#site/journey/answers.ts'
import type { Answers } from '#widgets/domain/answers.ts'

/** Picks these policies no more. What else was picked stays, also where this list does not hold it. */
export function leaveOut({ compared = [] }: Answers, gone: readonly string[]): void {
  const left = compared.filter(id => !gone.includes(id))
  keepAnswers({ compared: left.length ? left : undefined })
}
