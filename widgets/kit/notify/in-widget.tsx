import { type ReactNode, useState } from 'react'
import { useLate } from '../ui/late.ts'
import { NearestToaster } from './notify.tsx'
import { useWanted } from './use-wanted.ts'

const load = () => import('./toasts-in-widget.tsx').then(chunk => chunk.ToastsInWidget)

let toasters = 0

/** Gives a widget a toaster of its own inside its shadow root. */
export function InWidget({ children }: { children: ReactNode }) {
  const [id] = useState(() => `hic-${++toasters}`)
  const Toasts = useLate(load, useWanted())

  return (
    <NearestToaster.Provider value={id}>
      {children}
      {Toasts && <Toasts id={id} />}
    </NearestToaster.Provider>
  )
}
