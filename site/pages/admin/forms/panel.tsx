import { X } from 'lucide'
import { type ReactNode, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useSession } from '#site/session/session.tsx'
import { Icon } from '#widgets/kit/ui/icon.ts'
import { closeOnBack } from './back-closes.ts'
import { IsOver } from './is-over.ts'
import { SessionOver } from './session-over.tsx'
import { Sure } from './sure.tsx'
import { panelGone } from './unsaved.ts'

interface PanelProps {
  title: ReactNode
  onClose: () => void
  /** A form in it that holds something unsaved says so with `data-unsaved`. */
  children: ReactNode
}

/**
 * An opened entry, at the right edge and over everything: Escape and the browser's Back close it, and the focus goes
 * back to where it was. It asks before unsaved text would be lost to a key or to leaving the page.
 */
export function Panel({ title, onClose, children }: PanelProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const agreed = useRef(false)
  const [asking, setAsking] = useState(false)
  const { isAdmin } = useSession()
  const [wasAdmin] = useState(isAdmin)
  const isOver = wasAdmin && !isAdmin

  // A layout effect, so that it closes before it leaves the page and the focus goes back then too.
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])

  const holds = () => !agreed.current && dialog.current?.querySelector('[data-unsaved]')

  useEffect(() => {
    const leave = closeOnBack(() => {
      if (!holds()) dialog.current?.close()
      else setAsking(true)
      return !dialog.current?.open
    })
    // A tel: or mailto: link does not leave the page, but Chromium fires beforeunload all the same, before the press is over.
    let stays = false
    function pressed({ target }: Event) {
      stays = target instanceof Element && target.closest('a[href^="tel:"], a[href^="mailto:"]') !== null
      setTimeout(() => {
        stays = false
      })
    }
    const unloaded = (event: BeforeUnloadEvent) => {
      if (holds() && !stays) event.preventDefault()
    }
    addEventListener('click', pressed)
    addEventListener('beforeunload', unloaded)
    return () => {
      leave()
      removeEventListener('click', pressed)
      removeEventListener('beforeunload', unloaded)
      panelGone()
    }
  }, [])

  function cancel(event: SyntheticEvent) {
    if (event.target !== dialog.current || !holds()) return
    event.preventDefault()
    setAsking(true)
  }
  function closed(event: SyntheticEvent) {
    // The question shown inside it closes by itself.
    if (event.target !== dialog.current) return
    if (!holds()) return onClose()
    // A browser lets a page keep a dialog open after one Escape, but not after two.
    dialog.current?.showModal()
    setAsking(true)
  }
  function lose() {
    agreed.current = true
    dialog.current?.close()
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={cancel}
      onClose={closed}
      className="visible mr-0 ml-auto h-dvh max-h-none w-full max-w-2xl overflow-y-auto overscroll-contain border-line border-l bg-paper p-5 text-ink backdrop:bg-veil sm:p-8 print:absolute print:bottom-auto print:h-auto print:max-w-none print:overflow-visible"
    >
      <div className="flex items-start justify-between gap-4">
        {/* They may no longer read what somebody sent, or that person's name, but they may read what they typed. */}
        <h2 id={id} className={`text-xl wrap-anywhere ${isOver ? 'invisible' : ''}`}>
          {title}
        </h2>
        <button
          type="button"
          aria-label="Close"
          className="-mt-2 grid size-12 flex-none cursor-pointer place-content-center rounded-full hover:bg-mist"
          onClick={() => (holds() ? setAsking(true) : dialog.current?.close())}
        >
          <Icon of={X} />
        </button>
      </div>
      {asking && (
        <Sure
          question="What you typed is not saved. Close and discard it?"
          yes="Discard it"
          no="Keep it open"
          onYes={lose}
          onNo={() => setAsking(false)}
        />
      )}
      {isOver && <SessionOver />}
      <div className={isOver ? 'invisible [&_form]:visible' : undefined}>
        <IsOver value={isOver}>{children}</IsOver>
      </div>
    </dialog>
  )
}
