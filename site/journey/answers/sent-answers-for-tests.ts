import type { Answers, SentAnswer } from '#widgets/domain/answers.ts'

/** Every answer that a request takes from beside its form: a new one does not compile before it is here. */
export const SENT_ANSWERS = {
  coverType: 'hospital-and-extras',
  treatments: ['Eye'],
  services: ['Optical', 'Podiatry'],
  priceWeight: 2,
  mostExcess: 500,
  ages: [34, 36],
  income: 'tier-3',
  history: 'later',
  partnerHistory: 'none',
  children: 2,
  loading: 20,
  discount: 6,
  monthsHeld: 7,
  currentPolicy: 'x',
} as const satisfies Answers & Record<Exclude<SentAnswer, 'healthWording'>, unknown>
