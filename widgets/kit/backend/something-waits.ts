import { inTab, onDevice } from './kept.ts'

/** Begins the name of everything that is kept until it has been sent. */
export const PREFIX = 'hic-pending:'
/** Where it is kept: in the tab, and on the device, since a tab that is closed while offline must lose nothing. */
export const PLACES = [inTab, onDevice]

/** Whether something still has to be sent. For a page's first script: looks, and fetches nothing. */
export const somethingWaits = (): boolean =>
  PLACES.flatMap(place => place.entries()).some(([key]) => key.startsWith(PREFIX))
