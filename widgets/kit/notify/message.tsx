import { useLayoutEffect, useRef } from 'react'

interface MessageProps {
  title: string
  detail?: string | undefined
  urgent?: boolean
}

/** What a toast says. */
export function Message({ title, detail, urgent }: MessageProps) {
  const self = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => bringToFront(self.current?.closest<HTMLElement>('[popover]')), [])

  return (
    <div ref={self} role={urgent ? 'alert' : undefined}>
      <p className="hic-toast-title">{title}</p>
      {detail && <p>{detail}</p>}
    </div>
  )
}

// The newest layer is in front: a dialog that the page has opened since would hide the toast, and moving
// the element within the page closes the layer.
function bringToFront(layer: HTMLElement | null | undefined) {
  if (!layer?.isConnected) return // taken down while the toast was on its way
  if (isOpen(layer)) layer.hidePopover()
  layer.showPopover()
}

// The DOM of a partner's tests may not know `:popover-open`, and throws; in older versions within `:is`, too.
function isOpen(layer: HTMLElement): boolean {
  try {
    return layer.matches(':popover-open')
  } catch {
    return false
  }
}
