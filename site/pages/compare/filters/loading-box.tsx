import { keepAnswers } from '#site/journey/answers/answers.ts'
import { AVERAGED_LOADING } from '#site/journey/answers/hints.ts'
import { type Answers, MOST, mayPayLoading } from '#widgets/domain/answers.ts'
import { isForTwo } from '#widgets/domain/cover-for.ts'
import { UNIT } from '#widgets/domain/number.ts'
import { NumberBox } from './number-box.tsx'

interface LoadingBoxProps {
  answers: Answers
  name?: string
}

/** Asked beside the policy that is held once one is chosen, and about the visitor until then. */
export function LoadingBox({ answers, name }: LoadingBoxProps) {
  if (!mayPayLoading(answers)) return null
  const forTwo = isForTwo(answers.coverFor)
  return (
    <NumberBox
      label={forTwo ? 'Loading for both of you, %' : 'Loading you already pay, %'}
      hint={forTwo ? AVERAGED_LOADING : undefined}
      most={MOST.loading}
      unit={UNIT.percent}
      name={name}
      value={answers.loading}
      onGive={loading => keepAnswers({ loading })}
    />
  )
}
