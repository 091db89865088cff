import { lazy, type ReactNode, Suspense, useState } from 'react'
import { NearestToaster, notifier } from './notify.tsx'
import { useWanted } from './use-wanted.ts'

const Toasts = lazy(() => import('./toasts-in-widget.tsx').then(chunk => ({ default: chunk.ToastsInWidget })))

let toasters = 0

/** Gives a widget a toaster of its own inside its shadow root. */
export function InWidget({ children }: { children: ReactNode }) {
  const [{ id, notify }] = useState(() => {
    const id = `hic-${++toasters}`
    return { id, notify: notifier(id) }
  })
  const wanted = useWanted()

  return (
    <NearestToaster value={notify}>
      {children}
      {wanted && (
        <Suspense>
          <Toasts id={id} />
        </Suspense>
      )}
    </NearestToaster>
  )
}
