import { type Answers, asksExtras, asksHospital } from '#widgets/domain/answers.ts'

/** Without these two answers there are no prices. */
export const TWO_NEEDED = {
  coverFor: 'Choose who the cover is for.',
  postcode: 'Choose your state or territory.',
} as const

/** Shown at a partner’s age without the visitor’s own: ages are kept with the visitor’s first. */
export const OWN_AGE_TOO = 'Enter your own age too: we cannot use your partner’s alone.'

/** Shown where we ask how long a policy has been held: the law counts the cover, not the policy. */
export const EARLIER_FUNDS = 'Count time with earlier funds too, if there was no gap and they covered no less.'

/** Shown where we ask about cover by the 1 July after a person's 31st birthday: the rule began in 2000. */
export const BORN_EARLIER = 'For people born before July 1969, cover on 1 July 2000 counts instead.'

/** Shown where we ask whether hospital cover is held: the law knows none but that of funds for residents. */
export const VISITORS_COVER = 'Cover for overseas visitors or students does not count.'

/** Shown where two people are asked for the loading on their shared policy. */
export const AVERAGED_LOADING = 'Enter the average of both: 20% and 0% make 10%.'

/** Says which answers do not count for the chosen type of cover; undefined where all do. */
export function waitingSentence(answers: Answers): string | undefined {
  const { treatments, mostExcess, leastTier, noCoPayment, history, services } = answers
  const ofHospital = treatments ?? mostExcess ?? leastTier ?? noCoPayment ?? history
  const kept = [
    ofHospital !== undefined && !asksHospital(answers) && 'hospital',
    services && !asksExtras(answers) && 'extras',
  ].filter(Boolean)
  if (kept.length === 0) return undefined
  const kinds = kept.join(' and ')
  return `Your ${kinds} answers are saved, and will count if you choose ${kinds} cover.`
}
