import { type ReactNode, useId, useState } from 'react'
import { whyFailed } from '#site/session/why-failed.ts'
import { useOneAtATime } from '../one-at-a-time.ts'
import { goneSentence } from '../save-over.ts'
import type { HandledName } from './pages.ts'
import { type Entry, save } from './save.ts'

interface LetInProps<Row> {
  of: HandledName
  entry: Row
  /** Who hears of it, as the end of a sentence; nothing where nobody does. */
  told: ReactNode
  onLetIn: () => void
  /** Somebody else was faster: how it stands. */
  onChanged: (row: Row) => void
}

/** For what the honeypot took for a machine's: a person with a helpful browser looks the same to it. */
export function LetIn<Row extends Entry>({ of, entry, told, onLetIn, onChanged }: LetInProps<Row>) {
  const id = useId()
  const [problem, setProblem] = useState('')
  const { busy, run } = useOneAtATime()

  async function take() {
    const saved = await save(of, entry, { is_suspect: false })
    if (saved.outcome === 'failed') return setProblem(whyFailed(saved.answer))
    if (saved.outcome === 'gone') return setProblem(goneSentence('entry'))
    // Also where it was a colleague who let them in.
    if (!saved.row.is_suspect) return onLetIn()
    onChanged(saved.row)
    setProblem('Somebody else changed this entry meanwhile. Here is how it stands.')
  }
  return (
    <div className="mt-6 border-wattle-deep border-l-4 bg-sand p-4">
      <p>
        Set aside: a field that people do not see was filled in. Nothing was sent to whoever it was, and nobody on the
        team was told.
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-4">
        <button
          type="button"
          className="hic-button"
          data-look="quiet"
          aria-disabled={busy || undefined}
          aria-describedby={told ? id : undefined}
          onClick={() => void run(take)}
        >
          Let this person in
        </button>
        {told && (
          <span id={id} className="font-semibold [overflow-wrap:anywhere]">
            Letting them in {told}.
          </span>
        )}
      </p>
      {problem && (
        <p role="alert" className="mt-3 font-semibold text-ember">
          {problem}
        </p>
      )}
    </div>
  )
}
