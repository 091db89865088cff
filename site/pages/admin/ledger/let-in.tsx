import { useState } from 'react'
import { sentenceOf } from '#site/session/use-answer.ts'
import type { LedgerName } from './pages.ts'
import { type Entry, letIn } from './save.ts'

interface LetInProps {
  of: LedgerName
  entry: Entry
  onLetIn: () => void
}

/** For what the honeypot took for a machine's: a person with a helpful browser looks the same to it. */
export function LetIn({ of, entry, onLetIn }: LetInProps) {
  const [problem, setProblem] = useState('')

  async function take() {
    const answer = await letIn(of, entry)
    if (!answer.ok) return setProblem(sentenceOf(answer))
    if (answer.data.length === 0)
      return setProblem('Somebody else changed this entry meanwhile. Close it and look again.')
    onLetIn()
  }
  return (
    <div className="mt-6 border-wattle-deep border-l-4 bg-sand p-4">
      <p>
        Set aside: a field that people do not see was filled in. Nothing was sent to whoever it was, and nobody on the
        team was told.
      </p>
      <button type="button" className="hic-button mt-3" data-look="quiet" onClick={() => void take()}>
        Let this person in
      </button>
      {problem && (
        <p role="alert" className="mt-3 font-semibold text-ember">
          {problem}
        </p>
      )}
    </div>
  )
}
