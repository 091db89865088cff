import { type CoverFor, isCoverFor } from './cover-for.ts'
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

/** Where SCHEDULE A CALL leads: only what was chosen goes along. */
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

/** Partner names are short slugs, the same shape that the database checks. */
export const PARTNER = /^[a-z0-9][a-z0-9-]{0,39}$/
/** The same in words, for those who write one. */
export const PARTNER_TAKES = 'small letters, digits and hyphens, 40 at most'

export const isPartner = (value: unknown): value is string => typeof value === 'string' && PARTNER.test(value)
