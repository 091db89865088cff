import { BRAND } from '#widgets/domain/brand.ts'
import type { SubscribeOutcome } from '#widgets/kit/backend/subscribe.ts'

/** A sentence for every outcome, in the specification's words. */
export const SENTENCE: Record<SubscribeOutcome, string> = {
  subscribed: 'Successfully subscribed to newsletter!',
  'already-subscribed': 'This email is already subscribed to our newsletter.',
  refused: 'Failed to subscribe. Please try again.',
  broke: 'An error occurred. Please try again.',
}

export const TEXT = {
  heading: 'One email a month',
  promise: 'What changed in private health cover and what it means for your bill. No offers dressed up as news.',
  label: 'Email address',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing...',
  /** Introduces the wording in `domain/newsletter-wordings.ts`, and names the sender. */
  agree: `By subscribing you tell ${BRAND.name}:`,
  unsubscribe: 'Unsubscribe',
  privacy: 'How we handle your address',
  trap: 'Leave this field empty',
  once: 'Please press Subscribe again.',
  unscripted: 'Subscribing needs JavaScript and a connection. Or email us:',
} as const
