import { useLate } from '../ui/late.ts'
import { useWanted } from './use-wanted.ts'

async function load() {
  await import('./toast.css')
  return (await import('./toasts.tsx')).Toasts
}

/** The site's toaster; there is one, in the shell: bottom right. */
export function Toaster() {
  const Toasts = useLate(load, useWanted())
  return Toasts && <Toasts />
}
