import { createContext, type ReactNode, useContext, useEffect, useId, useMemo, useRef, useState } from 'react'

interface Tooltips {
  open: string | null
  setOpen: (id: string | null) => void
}

const TooltipContext = createContext<Tooltips>({ open: null, setOpen: () => {} })

/** One tooltip at a time on the whole page, and Escape puts it away. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<string | null>(null)
  useEffect(() => {
    if (!open) return
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(null)
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [open])
  const tooltips = useMemo(() => ({ open, setOpen }), [open])
  return <TooltipContext value={tooltips}>{children}</TooltipContext>
}

interface TooltipProps {
  /** The whole text; nothing may be said in a tooltip alone. */
  text: string
  /** Renders the control; the attributes tie the text to it. */
  children: (described: { 'aria-describedby': string }) => ReactNode
}

/** A short text beside a control that the mouse or the focus is on; the mouse may rest on the text too. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const { open, setOpen } = useContext(TooltipContext)
  const show = () => setOpen(id)
  const hide = () => setOpen(null)
  const place = useRef<HTMLSpanElement>(null)

  // What brought React here may have been this very mouse or focus, and neither arrives a second time.
  useEffect(() => {
    if (place.current!.matches(':hover, :focus-within')) setOpen(id)
  }, [id, setOpen])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the control within
    <span
      ref={place}
      className="relative inline-flex"
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {children({ 'aria-describedby': id })}
      <span
        id={id}
        role="tooltip"
        hidden={open !== id}
        className="absolute top-full right-0 z-50 w-max max-w-64 rounded-input border border-transparent bg-ink px-3 py-2 text-paper text-sm"
      >
        {text}
      </span>
    </span>
  )
}
