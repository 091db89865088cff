/**
 * How long a kind of entry is kept, counted from the day it came in; for calls, from the day of the call; for spam,
 * from the entry's last change; for accounts, from the last link or code that was asked for, or, with only a phone number,
 * from the last code that signed in.
 */
export interface Retention {
  what: string
  months?: number
  days?: number
}

/**
 * After these times the database deletes automatically (`purge_expired`; for accounts `private.purge_accounts`); its
 * test reads them from here, as do the privacy policy and the team's screen.
 */
export const RETENTION = {
  requests: { what: 'Requests for a quote, and messages', months: 24 },
  spam: { what: 'Requests and messages marked as spam', months: 3 },
  calls: { what: 'Booked calls', months: 12 },
  phoneTaps: { what: 'Taps on our phone number', months: 13 },
  sent: { what: 'Records of the emails and texts we send', days: 30 },
  unconfirmed: { what: 'Accounts that were never confirmed', days: 7 },
  phoneOnly: { what: 'Accounts with a phone number only', months: 6 },
} as const satisfies Record<string, Retention>

export const keptFor = ({ months, days }: Retention): string =>
  months === undefined ? `${days} days` : `${months} months`
