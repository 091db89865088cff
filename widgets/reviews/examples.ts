import type { ReviewsProps } from './reviews.tsx'

/** Named once; the docs, the stories and the checks for accessibility all read them. */
export const examples: Record<string, ReviewsProps> = {
  'the samples': {},
  'reviews of a partner’s own': {
    allReviewsUrl: 'https://reviews.example/partner',
    items: [
      { name: 'A. Member', rating: 4, date: 'yesterday', verified: false, text: 'A made-up review with four stars.' },
      { name: 'B. Member', rating: 5, date: '1 year ago', verified: true, text: 'Another made-up one.' },
    ],
  },
  'one review, no link': {
    allReviewsUrl: '',
    items: [{ name: 'C. Member', rating: 5, date: 'today', verified: true, text: 'The only made-up review here.' }],
  },
  'long words': {
    items: [
      {
        name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
        rating: 3.5,
        date: 'about two years and four months ago',
        verified: true,
        text: 'A made-up review by somebody with a lot to say about an-institute-for-otorhinolaryngology-and-electroencephalography. It goes on for longer than most, over several sentences, and says the same thing twice. It says the same thing twice, over several sentences, and goes on for longer than most.',
      },
      { name: 'B. Member', rating: 5, date: 'today', verified: false, text: 'A short one beside it.' },
    ],
  },
  'keeping still': { stayMs: 0 },
  'no reviews yet': { items: [] },
}
