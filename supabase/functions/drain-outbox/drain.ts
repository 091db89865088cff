import { type OutboxMessage, type Written, write } from './messages.ts'

export interface Outbox {
  /** Some of what is due, of other channels than these; nothing where nothing is. */
  claim(without: Channel[]): Promise<OutboxMessage[]>
  /** They were taken out and not tried. */
  handBack(ids: number[]): Promise<void>
  /** `error` is null when the message was sent; `isForGood` where no further try would help. Saying it twice is harmless. */
  settle(id: number, error: string | null, isForGood: boolean): Promise<void>
}

type Channel = OutboxMessage['channel']

export type Send = (message: OutboxMessage & { written: Written }) => Promise<void>

/** The provider will say the same of this message each time. */
export class RefusedForGood extends Error {}

interface Tally {
  sent: number
  failed: number
}

// A message takes its provider fifteen seconds at most, and the schedule waits sixty for the answer.
const TIME = 40_000

/**
 * Sends what is due, until there is nothing more or the time is up. One message that fails is tried again later and
 * holds up no other; nor does a provider that stays silent, whose messages wait for the next run.
 */
export async function drain(outbox: Outbox, send: Send, until = Date.now() + TIME): Promise<Tally> {
  const tally: Tally = { sent: 0, failed: 0 }
  const silent = new Set<Channel>()
  while (Date.now() < until) {
    const messages = await outbox.claim([...silent])
    if (messages.length === 0) break
    const untried = new Set(messages.map(({ id }) => id))
    try {
      // The database hands them out in any order; of two about the same call the later one must come last.
      for (const message of messages.toSorted((a, b) => a.id - b.id)) {
        if (Date.now() >= until || silent.has(message.channel)) continue
        untried.delete(message.id)
        const failure = await failureOf(message, send)
        await settle(outbox, message.id, failure?.message ?? null, failure instanceof RefusedForGood)
        tally[failure === null ? 'sent' : 'failed']++
        // Another fifteen seconds each, and the other channel's messages would wait for them.
        if (failure?.name === 'TimeoutError') silent.add(message.channel)
      }
    } finally {
      if (untried.size > 0) await outbox.handBack([...untried])
    }
  }
  return tally
}

/** What went wrong, or null when the message went out. */
async function failureOf(message: OutboxMessage, send: Send): Promise<Error | null> {
  try {
    await send({ ...message, written: write(message) })
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** @throws where it fails twice: who cannot note what was sent had better send nothing more. */
async function settle(outbox: Outbox, id: number, failure: string | null, isForGood: boolean) {
  try {
    await outbox.settle(id, failure, isForGood)
  } catch {
    await outbox.settle(id, failure, isForGood)
  }
}
