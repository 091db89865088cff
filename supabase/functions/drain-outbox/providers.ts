import { RefusedForGood, type Send } from './drain.ts'

interface Providers {
  resendKey: string
  /** "HiCompare <hello@…>" */
  emailFrom: string
  twilioAccount: string
  twilioToken: string
  /** A number, or the name that stands as the sender. */
  smsFrom: string
}

// Of the message itself. A wrong key (401, 403) or too many at once (429) says nothing of it.
const FOR_GOOD = new Set([400, 413, 422])

/** Email through Resend, SMS through Twilio. Anything but a 2xx is an error: most let the message wait, some end it. */
export function sendThrough(providers: Providers): Send {
  return async ({ id, channel, recipient, written }) => {
    const response = await (channel === 'email'
      ? email(providers, id, recipient, written.subject ?? '', written.text)
      : sms(providers, recipient, written.text))
    if (response.ok) return
    const reason = `${channel}: ${response.status} ${(await response.text()).slice(0, 200)}`
    throw FOR_GOOD.has(response.status) ? new RefusedForGood(reason) : new Error(reason)
  }
}

const email = ({ resendKey, emailFrom }: Providers, id: number, to: string, subject: string, text: string) =>
  fetch('https://api.resend.com/emails', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${resendKey}`,
      'content-type': 'application/json',
      // A message that was sent but not settled is not sent twice.
      'idempotency-key': `outbox-${id}`,
    },
    body: JSON.stringify({ from: emailFrom, to: [to], subject, text }),
    signal: AbortSignal.timeout(15_000),
  })

const sms = ({ twilioAccount, twilioToken, smsFrom }: Providers, to: string, text: string) =>
  fetch(`https://api.twilio.com/2010-04-01/Accounts/${twilioAccount}/Messages.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${twilioAccount}:${twilioToken}`)}` },
    body: new URLSearchParams({ To: to, From: smsFrom, Body: text }),
    signal: AbortSignal.timeout(15_000),
  })
