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
  // With `:is`, because a partner's tests may run in a DOM that does not know `:popover-open`, and throws.
  if (layer.matches(':is(:popover-open)')) layer.hidePopover()
  layer.showPopover()
}
