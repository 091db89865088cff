import { keepAnswers, leftElsewhere, meansAnotherIncome } from '#site/journey/answers/answers.ts'
import { labelOf } from '#site/ui/label-of.ts'
import type { Answers } from '#widgets/domain/answers.ts'
import { COVER_FOR } from '#widgets/domain/cover-for.ts'
import { Line, LineButton } from '../line.tsx'
import { toResults } from '../results-title.ts'

/** The last household and state that the visitor left with policies picked, if none is picked here. */
const picksOf = (answers: Answers) =>
  answers.compared
    ? undefined
    : leftElsewhere(answers)
        .filter(({ compared }) => compared)
        .at(-1)

/** The last that they left with an income that would mean another tier here, if none is given here. */
const incomeOf = (answers: Answers) =>
  answers.income
    ? undefined
    : leftElsewhere(answers)
        .filter(before => before.income && meansAnotherIncome(before, answers))
        .at(-1)

const household = ({ coverFor }: Answers) => `“${labelOf(COVER_FOR, coverFor)}”`

function picksWords(picks: Answers): string {
  const count = picks.compared!.length
  return `${count === 1 ? 'The policy you picked is' : `The ${count} policies you picked are`} kept for ${household(picks)} in ${picks.state}`
}

const incomeWords = (income: Answers) =>
  `Your income range was for ${household(income)} and does not count here. Until you choose one under “Details for your price”, prices assume the lowest`

/** The opening words, which screen readers announce too. */
export function leftBehindWords(answers: Answers): string[] {
  const [picks, income] = [picksOf(answers), incomeOf(answers)]
  return [picks && picksWords(picks), income && incomeWords(income)].filter(words => words !== undefined)
}

/** What does not come along to another household or state: policies are not sold there, and an income means another tier. */
export function LeftBehind({ answers }: { answers: Answers }) {
  const [picks, income] = [picksOf(answers), incomeOf(answers)]
  return (
    <>
      {picks && (
        <Line className="print:hidden">
          {picksWords(picks)}, as {picks.compared!.length === 1 ? 'it is' : 'they are'} not sold here.{' '}
          <LineButton ref={toResults} onClick={() => keepAnswers({ coverFor: picks.coverFor, state: picks.state })}>
            Go back to {picks.compared!.length === 1 ? 'it' : 'them'}
          </LineButton>
        </Line>
      )}
      {income && <Line className="print:hidden">{incomeWords(income)}.</Line>}
    </>
  )
}
