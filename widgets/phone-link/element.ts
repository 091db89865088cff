import { SOURCE_PAGE } from '#widgets/kit/backend/track-call.ts'
import { slug, text } from '#widgets/kit/element/attribute.ts'
import { declareWidget } from '#widgets/kit/element/declare-widget.ts'
import { isDiallable } from './as-dialled.ts'

const number = text('Number as people read it, instead of our own, such as "1300 975 707" or "1300 HICOMP".')

export const phoneLink = declareWidget({
  tag: 'hic-phone-link',
  meaning: 'A phone number, one tap from a call; the tap is recorded without delaying the call.',
  component: () => import('./phone-link.tsx').then(chunk => chunk.PhoneLink),
  attributes: {
    number: {
      ...number,
      takes: 'a phone number of 6 to 15 digits, as text',
      type: 'string',
      read: raw => (raw === '' || isDiallable(`${raw}`) ? number.read(raw) : undefined),
    },
    sourcePage: slug(
      SOURCE_PAGE,
      'small letters, digits and / : _ -, 100 at most',
      'Where the link stands, as the record of calls names it, such as "partner-sidebar".',
    ),
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
