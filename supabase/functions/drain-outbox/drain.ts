import { type OutboxMessage, type Written, write } from './messages.ts'

export interface Outbox {
  claim(): Promise<OutboxMessage[]>
  /** `error` is null when the message was sent. */
  settle(id: number, error: string | null): Promise<void>
}

export type Send = (message: OutboxMessage & { written: Written }) => Promise<void>

/** Sends what is due. One message that fails is tried again later and holds up no other. */
export async function drain(outbox: Outbox, send: Send): Promise<{ sent: number; failed: number }> {
  const tally = { sent: 0, failed: 0 }
  for (const message of await outbox.claim()) {
    try {
      await send({ ...message, written: write(message) })
      await outbox.settle(message.id, null)
      tally.sent++
    } catch (error) {
      await outbox.settle(message.id, error instanceof Error ? error.message : String(error))
      tally.failed++
    }
  }
  return tally
}
