import { useLate } from '../ui/late.ts'
import { useWanted } from './use-wanted.ts'

async function load() {
  await import('./toast.css')
  return import('./toasts.tsx').then(chunk => chunk.Toasts)
}

/** The site's toaster; there is one, in the shell: bottom right. */
export function Toaster() {
  const Toasts = useLate(load, useWanted())
  return Toasts && <Toasts />
}
