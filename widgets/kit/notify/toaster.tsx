import { lazy, Suspense } from 'react'
import { useWanted } from './use-wanted.ts'

const Toasts = lazy(() => import('./toasts.tsx').then(chunk => ({ default: chunk.Toasts })))

/** The site's toaster; there is one, in the shell. */
export function Toaster() {
  const wanted = useWanted()
  return (
    wanted && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  )
}
