import { type CoverFor, isCoverFor } from './cover-for.ts'
import { isPartner } from './partner.ts'
import { stateFromQuery } from './postcode.ts'
import type { State } from './states.ts'

/** What the hero asks. */
export interface Selection {
  coverFor?: CoverFor | undefined
  state?: State | undefined
  /** The partner whose page the visitor came from: a claim, shown as text, never trusted. */
  partner?: string | undefined
}

/** Where START COMPARING leads. */
export function quoteHref(selection: Selection & Required<Pick<Selection, 'coverFor' | 'state'>>): string {
  return `/quote?${query(selection)}`
}

/** Where SCHEDULE A CALL leads: it carries only what was chosen. */
export function scheduleCallHref(selection: Selection): string {
  const carried = query(selection)
  return carried ? `/schedule-call?${carried}` : '/schedule-call'
}

// The pages behind these links read the state code from "postcode"; renaming it breaks them.
function query({ coverFor, state, partner }: Selection): string {
  const carried = new URLSearchParams()
  if (coverFor) carried.set('coverFor', coverFor)
  if (state) carried.set('postcode', state)
  if (isPartner(partner)) carried.set('partner', partner)
  return carried.toString()
}

/** What a link carries, read back; anything unknown is left out. A postcode of four digits is read as its state. */
export function readSelection(search: URLSearchParams): Selection {
  const coverFor = search.get('coverFor')
  const state = stateFromQuery(search.get('postcode') ?? '')
  const partner = search.get('partner')
  return {
    ...(isCoverFor(coverFor) ? { coverFor } : {}),
    ...(state ? { state } : {}),
    ...(isPartner(partner) ? { partner } : {}),
  }
}
