import { type ReactNode, useState } from 'react'
import { useLate } from '../ui/late.ts'
import { NearestToaster, notifier } from './notify.tsx'
import { useWanted } from './use-wanted.ts'

const load = () => import('./toasts-in-widget.tsx').then(chunk => chunk.ToastsInWidget)

let toasters = 0

/** Gives a widget a toaster of its own inside its shadow root. */
export function InWidget({ children }: { children: ReactNode }) {
  const [{ id, notify }] = useState(() => {
    const id = `hic-${++toasters}`
    return { id, notify: notifier(id) }
  })
  const Toasts = useLate(load, useWanted())

  return (
    <NearestToaster value={notify}>
      {children}
      {Toasts && <Toasts id={id} />}
    </NearestToaster>
  )
}
