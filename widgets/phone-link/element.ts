import { text } from '#widgets/kit/element/attribute.ts'
import { declareWidget } from '#widgets/kit/element/declare-widget.ts'

export const phoneLink = declareWidget({
  tag: 'hic-phone-link',
  meaning: 'A phone number, one tap from a call; the tap is recorded without delaying the call.',
  component: () => import('./phone-link.tsx').then(chunk => chunk.PhoneLink),
  attributes: {
    number: text('Number as people read it, instead of our own.'),
    sourcePage: text('Where the link stands, as the record of calls names it, such as "partner-sidebar".'),
  },
  events: {
    onCall: {
      name: 'hic-call',
      meaning: 'The number was tapped, before the dialler opens.',
      detail: {
        phoneNumber: text('As dialled.'),
        sourcePage: text('Where the link stands.'),
      },
      cancelable: true,
    },
  },
})
