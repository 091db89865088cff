import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { takeFocus } from '#site/ui/take-focus.ts'

interface SureProps {
  question: string
  yes: string
  no?: string
  onYes: () => void
  onNo: () => void
}

/**
 * Asks again before something that cannot be undone, on top of whatever is being looked at. The focus moves to the
 * answer that changes nothing, and then back to what was pressed. Escape means no.
 */
export function Sure({ question, yes, no = 'Leave it', onYes, onNo }: SureProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const leave = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    dialog.current?.showModal()
    takeFocus(leave.current)
  }, [])

  function answered({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    if (currentTarget.returnValue === 'yes') onYes()
    else onNo()
  }
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-label={question}
      onClose={answered}
      className="m-auto w-[min(36rem,calc(100%-2rem))] border border-line border-l-4 border-l-ember bg-sand p-5 text-ink backdrop:bg-veil"
    >
      <form method="dialog">
        <p className="font-semibold wrap-anywhere">{question}</p>
        <p className="mt-3 flex flex-wrap gap-3">
          <button type="submit" value="yes" className="hic-button text-ember" data-look="quiet">
            {yes}
          </button>
          <button ref={leave} type="submit" value="no" className="hic-button" data-look="quiet">
            {no}
          </button>
        </p>
      </form>
    </dialog>
  )
}
