import { insert } from './insert.ts'

export interface PhoneCall {
  /** As dialled. */
  phoneNumber: string
  /** Where the link stood, such as `header-desktop`. */
  sourcePage: string
}

/** The names of places that the table accepts. */
export const SOURCE_PAGE = /^[a-z0-9][a-z0-9:/_-]{0,99}$/

/** The place of a link that was given none, or one that the table would refuse. */
export const UNNAMED_PLACE = 'widget'

let visit: () => string | null = () => null

/** The site sets how to read its visits' id. A partner's page does not: what its storage holds is the partner's. */
export function setVisit(from: () => string | null): void {
  visit = from
}

/**
 * Records a tap on a phone link. Nothing waits for it and nobody is told when it fails: the call matters,
 * the record does not. `keepalive` carries it past a page that closes for the dialler.
 */
export function trackCall({ phoneNumber, sourcePage }: PhoneCall): void {
  const row = {
    phone_number: phoneNumber,
    source_page: SOURCE_PAGE.test(sourcePage) ? sourcePage : UNNAMED_PLACE,
    user_agent: navigator.userAgent,
    session_id: visit(),
  }
  insert('web_call_tracking', row, { keepalive: true }).then(result => {
    if (result.outcome !== 'inserted') console.warn('A tap on the phone link was not recorded.', result)
  })
}
