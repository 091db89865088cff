import { type OutboxMessage, write } from '../functions/drain-outbox/messages.ts'
import type { LocalBackend } from './backend.ts'
import type { Email } from './emails.ts'

/** As the page that lists them shows it: from the auth service, or written from a row of outbox_messages. */
export interface SentMessage {
  channel: 'email' | 'sms'
  to: string
  subject?: string
  text: string
  /** ISO 8601. */
  sentAt: string
}

const KEPT = 500

/** Takes the place of a hosted project's mail server and SMS provider. */
export class Outbox {
  /** What the auth service sent, a code by SMS or a link by email: in memory, newest first. */
  readonly messages: SentMessage[] = []

  add(message: Omit<SentMessage, 'sentAt'>) {
    this.messages.unshift({ ...message, sentAt: new Date().toISOString() })
    this.messages.splice(KEPT)
  }

  emailDriver(inWords: (email: Email) => string) {
    return {
      send: async (email: Email & { to: string }) =>
        this.add({ channel: 'email', to: email.to, subject: email.subject, text: inWords(email) }),
    }
  }

  smsDriver() {
    return {
      send: async ({ to, body }: { to: string; body: string }) => this.add({ channel: 'sms', to, text: body }),
    }
  }
}

type Queued = Omit<OutboxMessage, 'attempts'>

/** The auth service's messages and those waiting in outbox_messages, newest first. */
export async function allMessages(outbox: Outbox, backend: LocalBackend): Promise<SentMessage[]> {
  const waiting = await backend.query<Queued>(
    // With the sender's details, which claim_outbox() adds.
    `select m.id, m.kind, m.channel, m.recipient, m.data || to_jsonb(s) as data, m.created_at
       from public.outbox_messages m, private.settings s order by m.id desc limit $1`,
    [KEPT],
  )
  return [...outbox.messages, ...waiting.map(asSent)].sort((a, b) => b.sentAt.localeCompare(a.sentAt))
}

function asSent(message: Queued): SentMessage {
  const { channel, recipient: to, created_at } = message
  return { channel, to, ...inWords(message), sentAt: new Date(created_at).toISOString() }
}

/** A message without wording must not hide the others. */
function inWords(message: Queued) {
  try {
    return write(message)
  } catch (error) {
    return { text: (error as Error).message }
  }
}
