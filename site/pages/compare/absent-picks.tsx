import type { Answers } from '#widgets/domain/answers.ts'
import { knownNames } from './keep.tsx'
import { leaveOut } from './leave-out.ts'
import { focusResults } from './results-title.ts'

interface AbsentPicksProps {
  answers: Answers
  /** Ids of picked policies that are not in the list. */
  absent: readonly string[]
}

/** The opening words, which screen readers announce too. */
export const absentWords = (count: number) =>
  `${count === 1 ? 'One picked policy is' : `${count} picked policies are`} not in this list`

/** What a shared link names and this list does not have, or what was picked under another type of cover. */
export function AbsentPicks({ answers, absent }: AbsentPicksProps) {
  if (absent.length === 0) return null
  const one = absent.length === 1
  const known = knownNames()
  const names = absent.flatMap(id => known.get(id) ?? [])

  function leaveThemOut() {
    focusResults()
    leaveOut(answers, absent)
  }
  return (
    <p className="mt-3 border-wattle-deep border-l-4 pl-4">
      {absentWords(absent.length)}
      {names.length > 0 && ` (${names.length < absent.length ? 'including ' : ''}${names.join('; ')})`}:{' '}
      {one ? 'it is' : 'they are'} for another state, household or type of cover, or now closed to new members.{' '}
      <button
        type="button"
        className="-my-2.5 min-h-11 cursor-pointer font-medium underline print:hidden"
        onClick={leaveThemOut}
      >
        {one ? 'Leave it out' : 'Leave them out'}
      </button>
    </p>
  )
}
