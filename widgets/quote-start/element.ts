import { COVER_FOR_IDS } from '#widgets/domain/cover-for.ts'
import { PARTNER, PARTNER_TAKES } from '#widgets/domain/partner.ts'
import { STATES } from '#widgets/domain/states.ts'
import { maybe, oneOf, slug, text, url, words } from '#widgets/kit/element/attribute.ts'
import { declareWidget } from '#widgets/kit/element/declare-widget.ts'
import { SITE_URL } from '#widgets/kit/element/site-url.ts'
import { go } from './go.ts'

export const quoteStart = declareWidget({
  tag: 'hic-quote-start',
  meaning: 'Two questions, who the cover is for and which state, then on to the comparison or a call.',
  component: () => import('./quote-start.tsx').then(chunk => chunk.QuoteStart),
  attributes: {
    coverFor: oneOf(COVER_FOR_IDS, 'Who the cover is for, preselected.'),
    state: oneOf(STATES, 'State, preselected.'),
    heading: text('Heading instead of "Compare Health Insurance"; an empty value leaves it out.'),
    baseUrl: url('Site that the buttons lead to.', SITE_URL),
    partner: slug(PARTNER, PARTNER_TAKES, 'Your partner name, passed on with the visitor through to their request.'),
  },
  events: {
    onStartComparing: {
      name: 'hic-start-comparing',
      meaning: 'START COMPARING was pressed with both selections made.',
      detail: {
        coverFor: oneOf(COVER_FOR_IDS, 'Who the cover is for.'),
        state: oneOf(STATES, 'State.'),
        partner: maybe(text('Your partner name, if set.')),
        href: text('Where the visitor goes unless you prevent it.'),
      },
      cancelable: true,
      fallback: go,
    },
    onScheduleCall: {
      name: 'hic-schedule-call',
      meaning: 'SCHEDULE A CALL was pressed.',
      detail: {
        coverFor: maybe(oneOf(COVER_FOR_IDS, 'Who the cover is for, if selected.')),
        state: maybe(oneOf(STATES, 'State, if selected.')),
        partner: maybe(text('Your partner name, if set.')),
        href: text('Where the visitor goes unless you prevent it.'),
      },
      cancelable: true,
      fallback: go,
    },
    onInvalid: {
      name: 'hic-invalid',
      meaning: 'START COMPARING was pressed with a selection missing; the visitor was told.',
      detail: { missing: words(['coverFor', 'state'], 'What is missing.') },
    },
  },
  notifies: true,
})
