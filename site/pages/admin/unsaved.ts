import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function listen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const isThere = () => document.querySelector('[data-unsaved]') !== null

/** Whether a form holds something unsaved, as it says itself; looked at whenever its reader is drawn. */
export const useUnsaved = () => useSyncExternalStore(listen, isThere, () => false)

/** Tells that a panel has gone, and what it held with it. */
export function panelGone() {
  for (const listener of listeners) listener()
}
