import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

interface PanelProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** An opened entry, at the right edge and over everything: Escape closes it, the focus goes back where it was. */
export function Panel({ title, onClose, children }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      className="mr-0 ml-auto h-dvh max-h-none w-full max-w-2xl overflow-y-auto border-line border-l bg-paper p-5 text-ink backdrop:bg-black/60 sm:p-8"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 className="text-xl [overflow-wrap:anywhere]">{title}</h2>
        <button
          type="button"
          aria-label="Close"
          className="-mt-2 grid size-12 flex-none cursor-pointer place-content-center rounded-full hover:bg-mist"
          onClick={() => dialog.current?.close()}
        >
          <X strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
      {children}
    </dialog>
  )
}
