import { type OutboxMessage, type Written, write } from './messages.ts'

export interface Outbox {
  /** Some of the due messages, leaving out these channels; an empty list if there are none. */
  claim(without: Channel[]): Promise<OutboxMessage[]>
  /** These were taken out but not tried. */
  handBack(ids: number[]): Promise<void>
  /** `error` is null if the message was sent; `isForGood` if trying again would not help. Calling it twice is harmless. */
  settle(id: number, error: string | null, isForGood: boolean): Promise<void>
}

type Channel = OutboxMessage['channel']

/** A message with the words in which it is sent. */
export type WrittenMessage = OutboxMessage & { written: Written }

export type Send = (message: WrittenMessage) => Promise<void>

/** The provider would refuse this message every time. */
export class RefusedForGood extends Error {}

interface Tally {
  sent: number
  failed: number
}

// A message takes its provider fifteen seconds at most, and the schedule waits sixty for the answer.
const TIME_MS = 40_000
/** A provider that takes longer to refuse a message is not well: a gateway in front of it has given up waiting. */
const SLOW_MS = 5_000

/**
 * Sends what is due, until nothing is left or the time is up. A message that fails is tried again later and does not hold
 * up the others; nor does a provider that does not answer or fails slowly, whose messages wait for the next run.
 */
export async function drain(outbox: Outbox, send: Send, until = Date.now() + TIME_MS): Promise<Tally> {
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
        const began = Date.now()
        const failure = await failureOf(message, send)
        const isSlow = Date.now() - began > SLOW_MS
        await settle(outbox, message.id, failure?.message ?? null, failure instanceof RefusedForGood)
        tally[failure === null ? 'sent' : 'failed']++
        // Each would take as long again, up to fifteen seconds, and the other channel's messages would wait.
        if (failure && (isSlow || failure.name === 'TimeoutError')) silent.add(message.channel)
      }
    } finally {
      if (untried.size > 0) await outbox.handBack([...untried])
    }
  }
  return tally
}

/** What went wrong, or null if the message was sent. */
async function failureOf(message: OutboxMessage, send: Send): Promise<Error | null> {
  try {
    await send({ ...message, written: write(message) })
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** @throws if it fails twice: a run that cannot record what it sent should send nothing more. */
async function settle(outbox: Outbox, id: number, failure: string | null, isForGood: boolean) {
  try {
    await outbox.settle(id, failure, isForGood)
  } catch {
    await outbox.settle(id, failure, isForGood)
  }
}
