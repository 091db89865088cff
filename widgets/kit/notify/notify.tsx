import { createContext, useContext, useEffect, useState } from 'react'
import { attend, tell, withdraw } from './notices.ts'

/** Tells the visitor how something went. Never the only place for an error: it stays beside its field too. */
interface Notify {
  /** Read out when the visitor pauses. */
  success(title: string, detail?: string): void
  /** Read out at once, in the destructive look. */
  error(title: string, detail?: string): void
}

interface OwnNotify extends Notify {
  /** Removes the last message: it no longer applies. */
  withdraw(): void
}

/** Says things in one toaster: the site's, or the one of a widget's shadow root. */
export const notifier = (toasterId?: string, from?: object): Notify => ({
  success: (title, detail) => tell({ toasterId, from, title, detail, urgent: false }),
  error: (title, detail) => tell({ toasterId, from, title, detail, urgent: true }),
})

/** For the site's own code; a component that may stand in a widget asks `useNotify`. */
export const notify: Notify = notifier()

export const NearestToaster = createContext<string | undefined>(undefined)

/**
 * Notifications in the nearest toaster: a component need not know where it is. It says one thing at a time, the
 * newest, and its message goes when the component does.
 */
export function useNotify(): OwnNotify {
  const toasterId = useContext(NearestToaster)
  const [from] = useState(() => ({}))
  const [own] = useState(() => ({ ...notifier(toasterId, from), withdraw: () => withdraw(from) }))
  useEffect(() => attend(from), [from])
  return own
}
