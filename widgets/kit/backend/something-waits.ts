import { inTab, onDevice } from './kept.ts'

/** Begins the name of everything that is kept until it has been sent. */
export const PREFIX = 'hic-pending:'

/** Whether something still has to be sent. For a page's first script: looks, and fetches nothing. */
export const somethingWaits = (): boolean =>
  [inTab, onDevice].flatMap(place => place.entries()).some(([key]) => key.startsWith(PREFIX))
