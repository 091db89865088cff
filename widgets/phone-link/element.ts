import { SOURCE_PAGE } from '#widgets/kit/backend/track-call.ts'
import { slug, text } from '#widgets/kit/element/attribute.ts'
import { declareWidget } from '#widgets/kit/element/declare-widget.ts'
import { isDiallable } from './as-dialled.ts'

const number = text('Number as people read it, instead of ours, such as "1300 975 707" or "1300 HICOMP".')

export const phoneLink = declareWidget({
  tag: 'hic-phone-link',
  meaning: 'A phone number that people tap to call; the tap is recorded without delaying the call.',
  component: () => import('./phone-link.tsx').then(chunk => chunk.PhoneLink),
  attributes: {
    number: {
      ...number,
      takes:
        'a phone number of 6 to 15 digits (10 if it begins with 02, 03, 04, 07, 08, 1300 or 1800; +61 takes the place of the first 0), as text',
      type: 'string',
      read: raw => (raw === '' || isDiallable(`${raw}`) ? number.read(raw) : undefined),
    },
    sourcePage: slug(
      SOURCE_PAGE,
      'up to 100 lower-case letters, digits or / : _ -, the first a letter or digit',
      'A name for where the link is, recorded with each tap, such as "partner-sidebar".',
    ),
  },
  events: {
    onCall: {
      name: 'hic-call',
      meaning: 'The number was tapped; the dialler is about to open.',
      detail: {
        phoneNumber: text('As dialled.'),
        sourcePage: text('Where the link is.'),
      },
      cancelable: true,
    },
  },
})
