import { PARTNER, PARTNER_TAKES } from '#widgets/domain/partner.ts'
import { oneOf, slug, url } from '#widgets/kit/element/attribute.ts'
import { declareWidget } from '#widgets/kit/element/declare-widget.ts'
import { SITE_URL } from '#widgets/kit/element/site-url.ts'
import { REFUSALS } from './refusals.ts'

export const newsletter = declareWidget({
  tag: 'hic-newsletter',
  meaning: 'The newsletter form: one address, one button, and what subscribers agree to.',
  component: () => import('./newsletter.tsx').then(chunk => chunk.Newsletter),
  attributes: {
    baseUrl: url('Site that the unsubscribe and privacy links lead to.', SITE_URL),
    partner: slug(PARTNER, PARTNER_TAKES, 'Your partner name, passed on with the visitor.'),
  },
  events: {
    onSubscribed: { name: 'hic-subscribed', meaning: 'The address is on the list. The event does not include it.' },
    onRefused: {
      name: 'hic-refused',
      meaning:
        'The address was not added or, if no answer came or the backend failed, it is not known whether it was; the visitor was told.',
      detail: { reason: oneOf(REFUSALS, 'Why.') },
    },
  },
  notifies: true,
})
