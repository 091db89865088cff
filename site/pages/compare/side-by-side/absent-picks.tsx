import type { ReactNode } from 'react'
import type { Answers } from '#widgets/domain/answers.ts'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import { nameAndSeller } from '../labels.ts'
import { leaveOut } from '../leave-out.ts'
import { Line, LineButton } from '../line.tsx'
import { knownNames } from '../list/keep.tsx'
import { focusResults } from '../results-title.ts'

interface AbsentPicksProps {
  answers: Answers
  /** Ids of picked policies that are not in the list. */
  absent: readonly string[]
}

const picks = (count: number) => (count === 1 ? 'One picked policy is' : `${count} picked policies are`)

/** The opening words, which screen readers announce too. */
export const absentWords = (count: number) => `${picks(count)} not in this list`
export const beyondWords = (count: number) => `${picks(count)} not side by side`

/** What a shared link names and this list does not have, or what was picked under another type of cover. */
export function AbsentPicks({ answers, absent }: AbsentPicksProps) {
  if (absent.length === 0) return null
  const known = knownNames()
  const names = absent.flatMap(id => known.get(id) ?? [])
  return (
    <LeftOut answers={answers} ids={absent}>
      {absentWords(absent.length)}
      {names.length > 0 && ` (${names.length < absent.length ? 'including ' : ''}${names.join('; ')})`}:{' '}
      {absent.length === 1 ? 'it is' : 'they are'} for another state, household or type of cover, or now closed to new
      members.
    </LeftOut>
  )
}

interface BeyondPicksProps {
  answers: Answers
  beyond: readonly Policy[]
  fundName: (code: string) => string
}

/** What a link names after the four that there is room for. */
export function BeyondPicks({ answers, beyond, fundName }: BeyondPicksProps) {
  if (beyond.length === 0) return null
  return (
    <LeftOut answers={answers} ids={beyond.map(({ id }) => id)}>
      {beyondWords(beyond.length)} ({beyond.map(policy => nameAndSeller(policy, fundName)).join('; ')}): there is room
      for four. Remove one of the four to see the next.
    </LeftOut>
  )
}

function LeftOut({ answers, ids, children }: { answers: Answers; ids: readonly string[]; children: ReactNode }) {
  function leaveThemOut() {
    focusResults()
    leaveOut(answers, ids)
  }
  return (
    <Line>
      {children} <LineButton onClick={leaveThemOut}>{ids.length === 1 ? 'Leave it out' : 'Leave them out'}</LineButton>
    </Line>
  )
}
