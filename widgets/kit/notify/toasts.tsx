import { CircleAlert, CircleCheck } from 'lucide'
import { useEffect, useRef } from 'react'
import { Toaster, toast } from 'sonner'
import { Icon } from '#widgets/kit/ui/icon.ts'
import { Message } from './message.tsx'
import { serve } from './notices.ts'

const ICONS = { success: <Icon of={CircleCheck} size={22} />, error: <Icon of={CircleAlert} size={22} /> }
// On somebody else's page we take no keyboard shortcuts.
const NO_KEYS: string[] = []
const LOOK = { unstyled: true, className: 'hic-toast' }
// Without these, a browser that cannot read our sheet draws an empty frame: the layer is always open.
const NO_BOX = { padding: 0, border: 0 }

interface ToastsProps {
  id?: string | undefined
  /** Names the region for screen readers; several on one page need names of their own. */
  label?: string
}

/** sonner's toasts, bottom right, above everything. A chunk of its own: fetched when idle or wanted. */
export function Toasts({ id, label = 'Notifications' }: ToastsProps) {
  const layer = useRef<HTMLDivElement>(null)
  const to = id ? { toasterId: id } : {}

  // Open from the start: a live region that is hidden when its text arrives is not read out.
  // A widget may be off the page by now; then its first message opens it.
  useEffect(() => {
    if (layer.current?.isConnected) layer.current.showPopover()
  }, [])

  useEffect(() =>
    serve(id, ({ title, detail, urgent }) => {
      const show = urgent ? toast.error : toast.success
      const shown = show(<Message title={title} detail={detail} urgent={urgent} />, to)
      return () => toast.dismiss(shown)
    }),
  )

  return (
    <div ref={layer} popover="manual" className="hic-toaster" style={NO_BOX}>
      <Toaster
        {...(id ? { id, hotkey: NO_KEYS } : {})}
        containerAriaLabel={label}
        duration={4500}
        icons={ICONS}
        toastOptions={LOOK}
        theme="light"
        dir="ltr" // by default it takes the page's, but our text is English
      />
    </div>
  )
}
