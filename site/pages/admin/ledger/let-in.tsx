import { type ReactNode, useId, useRef, useState } from 'react'
import { whyFailed } from '#site/session/why-failed.ts'
import { handFocusOn } from '#site/ui/take-focus.ts'
import { useOneAtATime } from '../forms/one-at-a-time.ts'
import { goneSentence } from '../forms/save-over.ts'
import type { HandledName } from './pages.ts'
import { type Entry, save } from './save.ts'

interface LetInProps<Row> {
  of: HandledName
  entry: Row
  /** Who will hear of it, as the end of a sentence; nothing if nobody will. */
  told: ReactNode
  /** The panel `stays` if it holds something unsaved, and may already be `gone`. */
  onLetIn: (row: Row, panel: 'closes' | 'stays' | 'gone') => void
  /** Somebody else got there first: the latest version. */
  onChanged: (row: Row) => void
  /** It came to nothing, and the panel is no longer there to say so. */
  onLost: (what: string, why: string) => void
}

/** For entries that the honeypot took for a bot's: a person with a helpful browser looks the same to it. */
export function LetIn<Row extends Entry>({ of, entry, told, onLetIn, onChanged, onLost }: LetInProps<Row>) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState('')
  const { busy, run } = useOneAtATime()

  async function take() {
    const saved = await save(of, entry, { is_suspect: false })
    if (saved.outcome === 'failed') return refuse(whyFailed(saved.answer))
    if (saved.outcome === 'gone') return refuse(goneSentence('entry'))
    // Also if it was a colleague who moved it.
    if (!saved.row.is_suspect) {
      const panel = box.current?.closest('dialog')
      if (!panel) return onLetIn(saved.row, 'gone')
      return onLetIn(saved.row, panel.querySelector('[data-unsaved]') ? 'stays' : 'closes')
    }
    onChanged(saved.row)
    refuse('Somebody else changed this entry while you had it open. The latest version is shown.')
  }
  function refuse(why: string) {
    setProblem(why)
    // If the panel has been closed in the meantime, nobody would read it there. A closed panel stays in the page for a
    // moment, so looking for it alone is not enough.
    if (!box.current?.closest('dialog[open]')) onLost(`${entry.reference} was not moved`, why)
  }
  /** If the panel stays, the focus moves to what it stays for. */
  function leaveFocusToTyped(button: HTMLButtonElement | null) {
    const panel = button?.closest('dialog')
    return handFocusOn(() => panel?.querySelector<HTMLElement>('[data-unsaved] :is(select, input, textarea)'))(button)
  }
  return (
    <div ref={box} className="mt-6 border-wattle-deep border-l-4 bg-sand p-4">
      <p>
        Set aside: a field that people cannot see was filled in. Nothing was sent to this person, and nobody on the team
        was told.
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-4">
        <button
          ref={leaveFocusToTyped}
          type="button"
          className="hic-button"
          data-look="quiet"
          aria-disabled={busy || undefined}
          aria-describedby={told ? id : undefined}
          onClick={() => void run(take)}
        >
          Move to the main list
        </button>
        {told && (
          <span id={id} className="font-semibold wrap-anywhere">
            This {told}.
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
