import { type InsertOptions, insert } from './insert.ts'

/** `refused`: the backend answered with an error. `broke`: there was no answer to read. */
export type SubscribeOutcome = 'subscribed' | 'already-subscribed' | 'refused' | 'broke'

const UNIQUE_VIOLATION = '23505'

// Addresses whose last attempt ended without an answer: the row may have arrived, so a duplicate is our own.
const unanswered = new Set<string>()

/** Subscribes one address to the newsletter. The address is expected trimmed and valid. */
export async function subscribe(email: string, options?: InsertOptions): Promise<SubscribeOutcome> {
  const row = { email, user_agent: navigator.userAgent }
  const result = await insert('newsletter_subscriptions', row, options)
  const address = email.toLowerCase()

  if (result.outcome === 'unavailable') {
    // A rate limit is checked before anything is written: nothing can have arrived.
    if (result.status !== 429) unanswered.add(address)
    return result.status === undefined ? 'broke' : 'refused'
  }
  const asked = unanswered.delete(address)
  if (result.outcome === 'inserted') return 'subscribed'
  if (result.code !== UNIQUE_VIOLATION) return 'refused'
  return asked ? 'subscribed' : 'already-subscribed'
}
