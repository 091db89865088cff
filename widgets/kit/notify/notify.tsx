import { createContext, use } from 'react'
import { tell } from './notices.ts'

/** Tells the visitor how something went. Never the only place of an error: it stays beside its field too. */
export interface Notify {
  /** Read out when the visitor pauses. */
  success(title: string, detail?: string): void
  /** Read out at once, in the destructive look. */
  error(title: string, detail?: string): void
}

/** Says things in one toaster: the site's, or the one of a widget's shadow root. */
export const notifier = (toasterId?: string): Notify => ({
  success: (title, detail) => tell({ toasterId, title, detail, urgent: false }),
  error: (title, detail) => tell({ toasterId, title, detail, urgent: true }),
})

/** For the site's own code; a component that may stand in a widget asks `useNotify`. */
export const notify: Notify = notifier()

export const NearestToaster = createContext<Notify>(notify)

/** Notifications into the toaster that stands nearest: a component need not know where it stands. */
export const useNotify = (): Notify => use(NearestToaster)
