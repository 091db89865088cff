import { keepAnswers } from '#site/journey/answers.ts'
import { type Answers, mayPayLoading } from '#widgets/domain/answers.ts'
import { UNIT } from '#widgets/domain/number.ts'
import { NumberBox } from './number-box.tsx'

interface LoadingBoxProps {
  answers: Answers
  name?: string
}

/** Asked beside the policy that is held where one is named, and about the visitor until then. */
export function LoadingBox({ answers, name }: LoadingBoxProps) {
  if (!mayPayLoading(answers)) return null
  return (
    <NumberBox
      label="Loading you already pay, %"
      most={70}
      unit={UNIT.percent}
      name={name}
      value={answers.loading}
      onGive={loading => keepAnswers({ loading })}
    />
  )
}
