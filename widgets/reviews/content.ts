/** One customer's review. `date` is relative text, as the review site shows it. */
export interface Review {
  name: string
  /** Stars out of five. */
  rating: number
  text: string
  date: string
  /** The review site knows that this was a customer. */
  verified: boolean
}

/**
 * Sample content, written by us to show the layout: nobody said any of this. The block says so while
 * they are shown. Before going live the operator replaces them with real reviews, word for word.
 */
export const SAMPLE_REVIEWS: readonly Review[] = [
  sample('Alex T.', '2 days ago', 'I saw prices before anybody asked for my number. That alone was worth it.'),
  sample('Mei L.', '1 week ago', 'Four policies side by side, and the one thing we needed was marked in each.'),
  sample('Jordan P.', '1 week ago', 'The person on the phone knew the waiting periods and did not push.'),
  sample('Priya S.', '2 weeks ago', 'We switched, and the waiting we had already done carried over.'),
  sample('Sam W.', '2 weeks ago', 'Plain words. I finally understand what a tier is.'),
  sample('Ngaire H.', '3 weeks ago', 'It showed me that the policy I already had was fine. I stayed.'),
  sample('Daniel R.', '3 weeks ago', 'Booked a call for half past nine, and it came at half past nine.'),
  sample('Fatima A.', '1 month ago', 'The rebate is worked out line by line, like a bill.'),
  sample('Chris B.', '1 month ago', 'I could skip any question I did not want to answer.'),
  sample('Olivia M.', '1 month ago', 'Extras limits side by side, and what is left out is just as clear.'),
  sample('Tom K.', '2 months ago', 'They said how they are paid before I had to ask.'),
  sample('Hana Y.', '2 months ago', 'Worked on my old phone in the country, which is more than most do.'),
  sample('Lachlan D.', '2 months ago', 'The price on the page was the price on the policy.'),
  sample('Grace N.', '3 months ago', 'As a single parent I found the right kind of cover in one step.'),
  sample('Marco V.', '3 months ago', 'I moved my call with a link. Nobody rang to talk me out of it.'),
]

function sample(name: string, date: string, text: string): Review {
  return { name, date, text, rating: 5, verified: true }
}

export const TEXT = {
  name: 'Customer reviews',
  sample: 'Sample reviews to show the layout. No customer wrote these.',
  pause: 'Pause the reviews',
  play: 'Play the reviews',
  previous: 'Previous review',
  next: 'Next review',
  verified: 'Verified customer',
  all: 'See all reviews on Google',
  newTab: '(opens in a new tab)',
  none: 'No reviews yet.',
} as const
