import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function listen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const isThere = () => document.querySelector('[data-unsaved]') !== null

/** Whether a form says that it holds something unsaved; checked whenever the component using this is drawn. */
export const useUnsaved = () => useSyncExternalStore(listen, isThere, () => false)

/** Announces that a panel has gone, with what it held. */
export function panelGone() {
  for (const listener of listeners) listener()
}
