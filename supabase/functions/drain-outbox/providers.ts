import { RefusedForGood, type Send, type WrittenMessage } from './drain.ts'

interface Providers {
  resendKey: string
  /** "HiCompare <hello@…>" */
  emailFrom: string
  twilioAccount: string
  twilioToken: string
  /** A number, or the name shown as the sender. */
  smsFrom: string
}

/**
 * What they answer only because of the recipient. Anything else may be caused by our own settings, such as an unverified
 * sender: then all messages are refused, and wait until that is fixed. Twilio: no such number, one that has opted out, one
 * that cannot receive messages.
 */
const OF_THE_RECIPIENT = /"code": ?(21211|21610|21614|21635)\b|invalid_to_address|Invalid .?to.? field/

/**
 * Email through Resend, SMS through Twilio. Any answer but a 2xx is an error: the message waits, or ends there if its
 * recipient is the reason.
 */
export function sendThrough(providers: Providers): Send {
  return async message => {
    const { channel } = message
    const signal = AbortSignal.timeout(15_000)
    if (channel === 'sms' && message.attempts > 1 && (await wentOut(providers, message, signal))) return
    const send = () => (channel === 'email' ? email : sms)(providers, message, signal)
    let response = await send()
    // Resend lets five a second through: a message that is one too many goes a second later, which is not a failure.
    if (response.status === 429) {
      await new Promise(done => setTimeout(done, pause(response)))
      response = await send()
    }
    if (response.ok) return
    const said = await response.text()
    const reason = `${channel}: ${response.status} ${said.slice(0, 200)}`
    throw response.status < 500 && OF_THE_RECIPIENT.test(said) ? new RefusedForGood(reason) : new Error(reason)
  }
}

const pause = ({ headers }: Response) => Math.min(2, Number(headers.get('retry-after') ?? 1) || 0) * 1000

type Ask = (providers: Providers, message: WrittenMessage, signal: AbortSignal) => Promise<Response>

const email: Ask = ({ resendKey, emailFrom }, { id, created_at, recipient, written }, signal) =>
  fetch('https://api.resend.com/emails', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${resendKey}`,
      'content-type': 'application/json',
      // So that a message that was sent but not settled is not sent twice. Another project on the same account may have
      // the same id, but not with the same time.
      'idempotency-key': `outbox-${id}-${Date.parse(created_at)}`,
    },
    body: JSON.stringify({ from: emailFrom, to: [recipient], ...written }),
    signal,
  })

const sms: Ask = (providers, { recipient, written }, signal) =>
  fetch(textMessages(providers), {
    method: 'POST',
    headers: signedFor(providers),
    body: new URLSearchParams({ To: recipient, From: providers.smsFrom, Body: written.text }),
    signal,
  })

/** Twilio has no key that makes a repeat harmless: before another try, its list shows whether an earlier one was sent. */
async function wentOut(providers: Providers, message: WrittenMessage, signal: AbortSignal): Promise<boolean> {
  const to = new URLSearchParams({ To: message.recipient, PageSize: '50' })
  const response = await fetch(`${textMessages(providers)}?${to}`, { headers: signedFor(providers), signal })
  if (!response.ok) throw new Error(`sms: ${response.status} when asked whether it went out before`)
  const { messages }: { messages: { body: string; date_created: string; status: string }[] } = await response.json()
  // An earlier message may say the same: a call is moved there and back. Twilio's times are whole seconds.
  const since = Math.floor(Date.parse(message.created_at) / 1000) * 1000
  return messages.some(
    ({ body, date_created, status }) =>
      body === message.written.text && Date.parse(date_created) >= since && !NEVER_LEFT.has(status),
  )
}

/** Listed, but not handed to a carrier, as when Twilio's queue was full. */
const NEVER_LEFT = new Set(['failed', 'canceled'])

const textMessages = ({ twilioAccount }: Providers) =>
  `https://api.twilio.com/2010-04-01/Accounts/${twilioAccount}/Messages.json`

const signedFor = ({ twilioAccount, twilioToken }: Providers) => ({
  authorization: `Basic ${btoa(`${twilioAccount}:${twilioToken}`)}`,
})
