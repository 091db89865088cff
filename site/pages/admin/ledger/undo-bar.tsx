import { Undo2 } from 'lucide'
import { useRef } from 'react'
import { handFocusOn } from '#site/ui/take-focus.ts'
import { Icon } from '#widgets/kit/ui/icon.ts'
import { useOneAtATime } from '../forms/one-at-a-time.ts'
import type { Last } from './use-handling.ts'

interface UndoBarProps {
  last: Last | undefined
  /** What came to nothing, of an entry that is no longer open to say so itself; '' if nothing did. */
  trouble: string
}

/** Says what was saved last, and undoes it; stays in view however far down the list you are. */
export function UndoBar({ last, trouble }: UndoBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const { busy, run } = useOneAtATime()
  return (
    <div
      ref={bar}
      role="status"
      tabIndex={-1}
      className="sticky top-[calc(var(--header-stays)+0.5rem)] z-10 print:hidden"
    >
      {trouble && <p className="trouble-box mt-5 px-4 py-2">{trouble}</p>}
      {last && (
        <p className="done-box mt-5 flex flex-wrap items-center justify-between gap-x-4 px-4 py-2">
          <span>{last.told}</span>
          {last.undo && (
            <button
              // It goes once it has undone the change, and stays if that failed.
              ref={handFocusOn(() => bar.current)}
              type="button"
              className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-eucalypt underline underline-offset-4"
              aria-disabled={busy || undefined}
              onClick={() => void run(async () => last.undo?.())}
            >
              <Icon of={Undo2} size={18} />
              Undo
            </button>
          )}
        </p>
      )}
    </div>
  )
}
