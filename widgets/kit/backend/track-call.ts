import { type InsertOptions, insert } from './insert.ts'

export interface PhoneCall {
  /** As dialled. */
  phoneNumber: string
  /** Where the link stood, such as `header-desktop`. */
  sourcePage: string
}

/** What the table takes as a place. */
export const SOURCE_PAGE = /^[a-z0-9][a-z0-9:/_-]{0,99}$/

/** Where a link stands that was not told, or not in words that the table takes. */
export const UNNAMED_PLACE = 'widget'

let visit: () => string | null = () => null

/** The site tells by which number its visits go. On a partner's page nobody does, and what its storage holds is the partner's. */
export function setVisit(from: () => string | null): void {
  visit = from
}

/**
 * Records a tap on a phone link. Nothing waits for it and nobody is told when it fails: the call matters,
 * the record does not. `keepalive` carries it past a page that closes for the dialler.
 */
export function trackCall({ phoneNumber, sourcePage }: PhoneCall, options?: InsertOptions): void {
  const row = {
    phone_number: phoneNumber,
    source_page: SOURCE_PAGE.test(sourcePage) ? sourcePage : UNNAMED_PLACE,
    user_agent: navigator.userAgent,
    session_id: visit(),
  }
  insert('web_call_tracking', row, { ...options, keepalive: true }).then(result => {
    if (result.outcome !== 'inserted') console.warn('A tap on the phone link was not recorded.', result)
  })
}
