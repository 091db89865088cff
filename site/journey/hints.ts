import { type Answers, asksExtras, asksHospital } from '#widgets/domain/answers.ts'

/** Said at a partner’s age that stands alone: ages are kept with the visitor’s own first. */
export const OWN_AGE_TOO = 'Enter your own age too: a partner’s counts beside it.'

/** Said where it is asked how long a policy has been held: the law counts the cover, not the policy. */
export const EARLIER_FUNDS = 'Count earlier funds too, if there was no gap and they covered no less.'

/** Said where it is asked whether there was cover by the 1 July after one's 31st birthday: the rule began in 2000. */
export const BORN_EARLIER = 'Born before July 1969: cover on 1 July 2000 counts instead.'

/** Said where two are asked for the loading of their one policy. */
export const AVERAGED_LOADING = 'The average: 20% and none make 10%.'

/** What was answered and does not count for the chosen type of cover, in a sentence; undefined where all counts. */
export function waitingSentence(answers: Answers): string | undefined {
  const { treatments, mostExcess, leastTier, noCoPayment, history, services } = answers
  const ofHospital = treatments ?? mostExcess ?? leastTier ?? noCoPayment ?? history
  const kept = [
    ofHospital !== undefined && !asksHospital(answers) && 'hospital',
    services && !asksExtras(answers) && 'extras',
  ].filter(Boolean)
  if (kept.length === 0) return undefined
  const kinds = kept.join(' and ')
  return `Your ${kinds} answers are kept, and wait until ${kinds} cover is chosen.`
}
