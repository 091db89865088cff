import type { FaqProps } from './faq.tsx'

/** Named once; the docs, the stories and the accessibility checks all read them. */
export const examples: Record<string, FaqProps> = {
  'our eight questions': {},
  'with a heading': { heading: 'Questions people ask first' },
  'a partner’s own questions': {
    heading: 'About this plan',
    items: [
      { question: 'Who may join?', answer: 'Everyone who works with us, and their families.' },
      { question: 'When does it begin?', answer: 'On the first of the month after you join.\n\nNot before.' },
      { question: 'May I bring my cover from last year?', answer: 'Not yet decided.', disabled: true },
    ],
  },
  'a second list on one page': { idPrefix: 'waiting' },
  'long words': {
    heading: 'Electroencephalography and everything else that people have asked us about since the year began',
    items: [
      {
        question: 'Is Electroencephalography-and-Otorhinolaryngology part of a sample plan, and since when?',
        answer: 'Made up, as is https://an-address.example/which-has-no-place-to-break-anywhere-in-all-of-its-length.',
      },
    ],
  },
  'no questions yet': { heading: 'Questions', items: [] },
}
