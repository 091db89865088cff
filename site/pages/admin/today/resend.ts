import type { Client } from '#widgets/kit/backend/client.ts'

/** Asks for another try of what was not sent, with the next runs; which of it, the caller adds. */
export const resend = (client: Client) =>
  client
    .from('outbox_messages')
    // Due long ago, so that they take it first.
    .update({ next_attempt_at: new Date(0).toISOString() })
    .is('sent_at', null)
