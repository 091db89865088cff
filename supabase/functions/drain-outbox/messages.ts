/** The part of a row of outbox_messages that a sender needs. */
export interface OutboxMessage {
  id: number
  kind: string
  channel: 'email' | 'sms'
  recipient: string
  data: Record<string, unknown>
  /** This one included. */
  attempts: number
  created_at: string
}

export interface Written {
  /** Emails only. */
  subject?: string
  /** For an email, such as the header from which mail programs make their own unsubscribe button. */
  headers?: Record<string, string>
  text: string
}

type Facts = Record<string, string>

/**
 * What each kind of message says. A kind without an entry stays in the outbox, with that as its error.
 * No message contains anything a visitor typed: anybody can give somebody else's address, and a name has room for a link.
 * The hours are those of `widgets/domain/claims.ts`, which the edge cannot read.
 */
const WORDS: Record<string, (facts: Facts) => Written & { subject: string }> = {
  'newsletter-welcome': facts => ({
    subject: 'You are subscribed to our newsletter',
    headers: buttonToLeave(facts),
    text: `Thank you for subscribing.\n\nNot for you? Unsubscribe here in one step:\n${leave(facts)}`,
  }),
  'quote-received': ({ reference, site_url, request_id }) => ({
    subject: `We have received your quote request ${reference}`,
    text: `Hello,\n\nWe have received your quote request. Your reference is ${reference}.\nWe reply in 48 hours or less, on average.\n\nChanged your mind? Withdraw your request here in one step and it will be deleted:\n${site_url}/withdraw#request=${request_id}`,
  }),
  'booking-made': facts => ({
    subject: 'Your call is booked',
    text: `Your call is booked for ${slot(facts)}. Reference ${facts.reference}. ${manage(facts)}`,
  }),
  'booking-moved': facts => ({
    subject: 'Your call has been moved',
    text: `Your call is now on ${slot(facts)}. Reference ${facts.reference}. ${manage(facts)}`,
  }),
  'booking-cancelled': facts => ({
    subject: 'Your call has been cancelled',
    text: `Your call on ${slot(facts)} is cancelled. Reference ${facts.reference}. Book another: ${facts.site_url}/schedule-call`,
  }),
  'team-quote': team('A new quote request', '?screen=requests&open='),
  'team-quote-withdrawn': team('A quote request was withdrawn'),
  'team-contact': team('A new message from the contact form', '?screen=messages&open='),
  'team-booking-made': team('A call was booked', '?screen=calls&open='),
  'team-booking-moved': team('A call was moved', '?screen=calls&open='),
  'team-booking-cancelled': team('A call was cancelled', '?screen=calls&open='),
  'team-limit': ({ most, site_url }) => ({
    subject: 'More has come in than you get emails about',
    text: `You get an email about each request, message and call, but no more than ${most} in an hour, and that limit has been reached. The dashboard shows everything that is sent in the meantime, and its audit trail what was withdrawn. If these visitors are real, raise team_emails_an_hour in private.settings.\n\n${site_url}/admin`,
  }),
  'team-upkeep-failed': ({ step, site_url }) => ({
    subject: 'A step of the daily upkeep failed',
    text: `The database could not do one step of its daily upkeep: ${step}. No other step depends on it, and it is tried again every day; what it should do waits until then. The log of the database says why.\n\n${site_url}/admin`,
  }),
  'team-sms-limit': ({ most, site_url }) => ({
    subject: 'No more SMS to visitors for now',
    text: `Bookings and changes made by visitors can send no more than ${most} SMS in 24 hours, and that limit has been reached. Visitors can still book, move and cancel calls, and you will be told of them, but visitors will see their confirmation on the page only. If a bot is making these bookings, close the times it takes, under Slots: cancelling or deleting a call sends another SMS. If they are real, raise sms_a_day in private.settings.\n\n${site_url}/admin?screen=calls`,
  }),
  'team-email-limit': ({ most, site_url }) => ({
    subject: 'No more emails to visitors for now',
    text: `Quote requests and subscriptions by visitors can send no more than ${most} emails a day, and that limit has been reached. Visitors can still ask for quotes and subscribe, and you will be told of their requests, but until midnight UTC, which is 10 AM in Brisbane, visitors will see their confirmation on the page only. If a bot is giving strangers’ addresses, they get no email either. If these visitors are real, raise emails_a_day in private.settings.\n\n${site_url}/admin?screen=requests`,
  }),
}

/** Mail programs make a button of it. It works in one click where there is an edge function to send a POST to. */
const buttonToLeave = (facts: Facts): Record<string, string> =>
  facts.one_click
    ? {
        'List-Unsubscribe': `<${facts.one_click}?token=${facts.unsubscribe_token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : { 'List-Unsubscribe': `<${leave(facts)}>` }

const leave = ({ site_url, unsubscribe_token }: Facts) => `${site_url}/unsubscribe#token=${unsubscribe_token}`

/** Gives the reference and a link to its entry but names nobody: a team mailbox is not the place for personal data. */
function team(subject: string, entry = '') {
  return ({ reference, site_url, ...facts }: Facts) => ({
    subject: `${subject}: ${reference}`,
    text: `${subject}: ${reference}${facts.slot_date ? `, ${slot(facts)}` : ''}.\n\n${site_url}/admin${entry && entry + reference}`,
  })
}

/**
 * The token is known if the visitor booked or came by the link, but not if the team moved the call or the visitor did so
 * in their account.
 */
function manage({ site_url, manage_token, in_account, sender_phone }: Facts): string {
  if (manage_token) return `Change or cancel: ${site_url}/schedule-call#manage=${manage_token}`
  return in_account ? `Change or cancel: ${site_url}/auth` : `To change or cancel it, call ${sender_phone}.`
}

/**
 * "Mon 23 Nov, 9:30 AM Brisbane time": slot 0 starts at 9:00 AM, half an hour each. Short, because an SMS of more than
 * 160 characters is billed as several.
 */
function slot({ slot_date, slot_no, zone }: Facts): string {
  const start = new Date(Date.parse(`${slot_date}T09:00:00Z`) + Number(slot_no) * 30 * 60_000)
  const inWords = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', ...options }).format(start)
  const day = inWords({ weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '')
  const time = inWords({ hour: 'numeric', minute: '2-digit', hour12: true }).toUpperCase()
  const city = String(zone).split('/').at(-1)!.replaceAll('_', ' ')
  return `${day}, ${time} ${city} time`
}

/** @throws if there is no wording for the kind */
export function write({ kind, channel, data }: Pick<OutboxMessage, 'kind' | 'channel' | 'data'>): Written {
  const words = WORDS[kind]
  if (!words) throw new Error(`There is no wording for messages of the kind "${kind}"`)
  const facts = Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== null)
      // On one line: a subject must not add headers to an email.
      .map(([name, value]) => [name, String(value).replace(/\s+/g, ' ').slice(0, 500)]),
  )
  const { sender_name, sender_phone, sender_address } = facts
  const { text, ...ofEmail } = words(facts)
  return channel === 'email'
    ? { ...ofEmail, text: `${text}\n\n${sender_name}, ${sender_phone}\n${sender_address}` }
    : { text: `${sender_name}: ${text}` }
}
