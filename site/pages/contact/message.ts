import { readEmail } from '#widgets/domain/email.ts'
import { insert } from '#widgets/kit/backend/insert.ts'

export const TOPICS = [
  'A question about cover',
  'My quote or my call',
  'Privacy and my data',
  'A complaint',
  'Partners and press',
  'Something else',
] as const

/** The limits that the database checks too. */
export const MOST = { full_name: 120, message: 4000 }

/** The wording of the notice beside the button; a new wording takes a new date. */
const NOTICE_VERSION = '2026-11-21'

export type Field = 'full_name' | 'email' | 'message'
export type Problems = Partial<Record<Field, string>>

export interface Message {
  full_name: string
  email: string
  topic: string
  message: string
}

/** What is wrong with a message, in sentences; nothing where it may be sent. */
export function problemsIn({ full_name, email, message }: Message): Problems {
  const address = readEmail(email)
  return {
    ...(full_name.trim() ? {} : { full_name: 'Tell us your name, so that we know whom to answer.' }),
    ...(address.ok ? {} : { email: address.problem }),
    ...(message.trim() ? {} : { message: 'Write your message first.' }),
  }
}

export type SendOutcome = 'arrived' | 'too-many' | 'refused' | 'unavailable'

export const SENTENCE: Record<Exclude<SendOutcome, 'arrived'>, string> = {
  'too-many': 'We have had several messages from your connection. Wait an hour, or call us; your message stays here.',
  refused: 'We could not take this message. Check what you wrote, or call us; your message stays here.',
  unavailable: 'We could not be reached just now. Your message stays here: try again in a moment, or call us.',
}

/** Sends one message. The same id twice arrives once, so that trying again is safe. */
export async function send(id: string, message: Message, trap: string): Promise<SendOutcome> {
  const result = await insert('contact_messages', {
    id,
    full_name: message.full_name.trim(),
    email: message.email.trim().toLowerCase(),
    topic: message.topic,
    message: message.message.trim(),
    consent_version: NOTICE_VERSION,
    ...(trap ? { trap } : {}),
  })
  if (result.outcome === 'inserted') return 'arrived'
  // The answer to an earlier attempt was lost on its way: the message itself was not.
  if (result.outcome === 'refused' && result.message?.includes('contact_messages_pkey')) return 'arrived'
  if (result.status === 429) return 'too-many'
  return result.outcome === 'refused' ? 'refused' : 'unavailable'
}
