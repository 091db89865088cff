import { expect, test } from 'vitest'
import { kebab } from '#widgets/kit/element/kebab.ts'
import { WIDGETS } from './widgets.ts'

/**
 * What partners' pages write on a tag, and what they listen for: an event with the fields of its detail, after `!` if
 * they may cancel it. README, types and manifest follow the declarations, so they would follow a slip too.
 */
const PUBLISHED: Record<string, { attributes: string[]; events: Record<string, string> }> = {
  'hic-quote-start': {
    attributes: ['cover-for', 'state', 'heading', 'base-url', 'partner'],
    events: {
      'hic-start-comparing': '! coverFor state partner href',
      'hic-schedule-call': '! coverFor state partner href',
      'hic-invalid': 'missing',
    },
  },
  'hic-faq': {
    attributes: ['heading', 'items', 'id-prefix'],
    events: { 'hic-toggle': 'item question open' },
  },
  'hic-stats': { attributes: ['items'], events: { 'hic-flip': 'item flipped' } },
  'hic-reviews': { attributes: ['items', 'all-reviews-url', 'stay-ms'], events: {} },
  'hic-newsletter': {
    attributes: ['base-url', 'partner'],
    events: { 'hic-subscribed': '', 'hic-refused': 'reason' },
  },
  'hic-phone-link': {
    attributes: ['number', 'source-page'],
    events: { 'hic-call': '! phoneNumber sourcePage' },
  },
}

test('no attribute, event or detail that partners’ pages use goes or changes its name within a major version', () => {
  const declared = WIDGETS.map(({ tag, attributes, events }) => [
    tag,
    {
      attributes: Object.keys(attributes).map(kebab),
      events: Object.fromEntries(
        Object.values(events).map(({ name, cancelable, detail }) => [
          name,
          [...(cancelable ? ['!'] : []), ...Object.keys(detail ?? {})].join(' '),
        ]),
      ),
    },
  ])

  expect(
    Object.fromEntries(declared),
    'enter what is new; what is here goes only with a new major version, see CHANGELOG.md',
  ).toEqual(PUBLISHED)
})
