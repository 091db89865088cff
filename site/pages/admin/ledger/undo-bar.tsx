import { Undo2 } from 'lucide-react'
import type { Undoable } from './use-handling.ts'

/** Says what was saved last, and takes it back. */
export function UndoBar({ last }: { last: Undoable | undefined }) {
  return (
    <div role="status">
      {last && (
        <p className="mt-5 flex flex-wrap items-center justify-between gap-x-4 border-eucalypt border-l-4 bg-mist px-4 max-sm:pt-2">
          <span>{last.reference} was changed.</span>
          <button
            type="button"
            className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-eucalypt underline underline-offset-4"
            onClick={() => void last.undo()}
          >
            <Undo2 strokeWidth={1.75} size={18} aria-hidden="true" />
            Undo
          </button>
        </p>
      )}
    </div>
  )
}
