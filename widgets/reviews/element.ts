import { list, number, urlOrNone } from '#widgets/kit/element/attribute.ts'
import { declareWidget } from '#widgets/kit/element/declare-widget.ts'
import type { Review } from './content.ts'

export const reviews = declareWidget({
  tag: 'hic-reviews',
  meaning: 'A carousel of customer reviews: samples, labelled as samples, until you set real ones.',
  component: () => import('./reviews.tsx').then(chunk => chunk.Reviews),
  attributes: {
    items: list<Review>(
      'Real reviews instead of the samples.',
      '{ name: string, rating: number, text: string, date: string, verified: boolean }[]',
      ({ name, rating, text, date }) =>
        typeof rating === 'number' &&
        rating >= 0 &&
        rating <= 5 &&
        [name, text, date].every(words => typeof words === 'string'),
    ),
    allReviewsUrl: urlOrNone(
      'Where "See all reviews on Google" leads; an empty value leaves the link out, and so do items of your own unless you set this.',
    ),
    stayMs: number(
      '1000 or more, or 0',
      ms => ms === 0 || (ms >= 1_000 && Number.isFinite(ms)),
      'How long each review stays, in milliseconds, instead of 5000; at 0 the reviews do not move on by themselves.',
    ),
  },
  events: {},
})
