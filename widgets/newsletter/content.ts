import { BRAND } from '#widgets/domain/brand.ts'
import type { SubscribeOutcome } from '#widgets/kit/backend/subscribe.ts'

/** Every outcome has its sentence, as the specification words it. */
export const SENTENCE: Record<SubscribeOutcome, string> = {
  subscribed: 'Successfully subscribed to newsletter!',
  'already-subscribed': 'This email is already subscribed to our newsletter.',
  refused: 'Failed to subscribe. Please try again.',
  broke: 'An error occurred. Please try again.',
}

export const TEXT = {
  heading: 'One letter a month',
  promise: 'What changed in private health cover, and what it means for a bill. No offers dressed up as news.',
  label: 'Email address',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing...',
  /** Stands before the wording of `domain/newsletter-wordings.ts`, and names the sender. */
  agree: `By subscribing you tell ${BRAND.name}:`,
  unsubscribe: 'Unsubscribe',
  privacy: 'How we handle your address',
  trap: 'Leave this field empty',
  once: 'Please press Subscribe once more.',
  unscripted: 'Subscribing needs JavaScript. Or write to us:',
} as const
