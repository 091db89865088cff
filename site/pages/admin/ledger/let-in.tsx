import { type ReactNode, useId, useRef, useState } from 'react'
import { whyFailed } from '#site/session/why-failed.ts'
import { handFocusOn } from '#site/ui/take-focus.ts'
import { notify } from '#widgets/kit/notify/notify.tsx'
import { useOneAtATime } from '../one-at-a-time.ts'
import { goneSentence } from '../save-over.ts'
import type { HandledName } from './pages.ts'
import { type Entry, save } from './save.ts'

interface LetInProps<Row> {
  of: HandledName
  entry: Row
  /** Who hears of it, as the end of a sentence; nothing where nobody does. */
  told: ReactNode
  /** The panel `stays` where it holds something that is not saved, and may be `gone` already. */
  onLetIn: (row: Row, panel: 'closes' | 'stays' | 'gone') => void
  /** Somebody else was faster: how it stands. */
  onChanged: (row: Row) => void
}

/** For what the honeypot took for a machine's: a person with a helpful browser looks the same to it. */
export function LetIn<Row extends Entry>({ of, entry, told, onLetIn, onChanged }: LetInProps<Row>) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState('')
  const { busy, run } = useOneAtATime()

  async function take() {
    const saved = await save(of, entry, { is_suspect: false })
    if (saved.outcome === 'failed') return refuse(whyFailed(saved.answer))
    if (saved.outcome === 'gone') return refuse(goneSentence('entry'))
    // Also where it was a colleague who let them in.
    if (!saved.row.is_suspect) {
      const panel = box.current?.closest('dialog')
      if (!panel) return onLetIn(saved.row, 'gone')
      return onLetIn(saved.row, panel.querySelector('[data-unsaved]') ? 'stays' : 'closes')
    }
    onChanged(saved.row)
    refuse('Somebody else changed this entry meanwhile. Here is how it stands.')
  }
  function refuse(why: string) {
    setProblem(why)
    // Whoever has closed it meanwhile reads nothing there.
    if (!box.current) notify.error(`${entry.reference} was not let in`, why)
  }
  /** Where the panel stays, the focus goes on to what it stays for. */
  function leaveFocusToTyped(button: HTMLButtonElement | null) {
    const panel = button?.closest('dialog')
    return handFocusOn(() => panel?.querySelector<HTMLElement>('[data-unsaved] :is(select, input, textarea)'))(button)
  }
  return (
    <div ref={box} className="mt-6 border-wattle-deep border-l-4 bg-sand p-4">
      <p>
        Set aside: a field that people do not see was filled in. Nothing was sent to whoever it was, and nobody on the
        team was told.
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
