import { type Answers, asksExtras, asksHospital } from '#widgets/domain/answers.ts'

/** One change of the answers that may let more policies in. */
export interface Less {
  label: string
  answers: Answers
}

/** Every answer that leaves policies out is taken back by one of these: a new filter has its line here. */
export const LESS: readonly Less[] = [
  { label: 'Include policies that cover only some of what you ticked', answers: { partly: true } },
  {
    label: 'Ignore the treatments and services you ticked',
    answers: { treatments: undefined, services: undefined, partly: undefined },
  },
  { label: 'Any excess', answers: { mostExcess: undefined } },
  { label: 'Any hospital tier', answers: { leastTier: undefined } },
  { label: 'With or without a co-payment', answers: { noCoPayment: undefined } },
  { label: 'With or without ambulance cover', answers: { ambulance: undefined } },
  { label: 'All funds', answers: { funds: undefined } },
]

/** Leaves no policy out; the answers that prices need stay. */
export const NOTHING_ASKED: Answers = Object.assign({}, ...LESS.map(({ answers }) => answers))

const OF_HOSPITAL = ['treatments', 'mostExcess', 'leastTier', 'noCoPayment'] as const

/** The same, of the chosen type of cover alone: what is saved for another type stays. */
export function nothingAskedNow(answers: Answers): Answers {
  const nothing = { ...NOTHING_ASKED }
  const [hospital, extras] = [asksHospital(answers), asksExtras(answers)]
  if (!hospital) for (const name of OF_HOSPITAL) delete nothing[name]
  if (!extras) delete nothing.services
  // It goes with the ticks that stay.
  if ((!hospital && answers.treatments) || (!extras && answers.services)) delete nothing.partly
  return nothing
}

/** Of the answers, those that leave policies out. */
export const askedOfPolicies = (answers: Answers): Answers =>
  Object.fromEntries((Object.keys(NOTHING_ASKED) as (keyof Answers)[]).map(name => [name, answers[name]]))
