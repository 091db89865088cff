import type { SubscribeOutcome } from '#widgets/kit/backend/subscribe.ts'
import type { NewsletterProps } from './newsletter.tsx'

const answers = (outcome: SubscribeOutcome) => async () => outcome

/** Named once; the docs, the stories and the checks for accessibility all read them. None of them sends anything. */
export const examples: Record<string, NewsletterProps> = {
  'an address that is new': { send: answers('subscribed') },
  'an address on the list already': { send: answers('already-subscribed') },
  'a backend that refuses': { send: answers('refused') },
  'a backend that is not there': { send: answers('broke') },
  'an answer that takes for ever': { send: () => new Promise(() => {}) },
  'on a partner’s page': { send: answers('subscribed'), partner: 'demo', baseUrl: 'http://127.0.0.1:4173' },
}
