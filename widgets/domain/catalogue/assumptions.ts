import { mostKept } from '../age-discount.ts'
import { type Answers, asksHospital, mayPartnerPayLoading, mayPayLoading, mayVisitorPayLoading } from '../answers.ts'
import { dayLabel } from '../day.ts'
import { exemptionAtAge, LIFETIME_LOADING } from '../lifetime-loading.ts'
import { percent, rateLabel } from '../money.ts'
import { NEWCOMERS, SERVED } from '../newcomers.ts'
import { countLabel } from '../number.ts'
import { type Day, isPublished } from '../period.ts'
import { rebateTableOn } from '../rebate.ts'
import { type Adult, joiningAt, loadingOf, UNKNOWN_AGE } from './adults.ts'
import type { Policy } from './policy.ts'

interface Known {
  adults: readonly Adult[]
  on: Day
  holdsHospital: boolean
  /** The policy that is held; null or undefined if none was chosen or it was not found. */
  current: Policy | null | undefined
  /** The age-based discount of the policy that is held was entered, and counts. */
  toldDiscount: boolean
}

/** What was assumed for each question that was skipped, in sentences. */
export function assumptions(answers: Answers, known: Known): string[] {
  const hospital = asksHospital(answers)
  const said: string[] = []
  const table = rebateTableOn(known.on)
  const older = isPublished(table) && table.bands.find(({ from }) => from > UNKNOWN_AGE)
  if (answers.income === undefined && isPublished(table))
    said.push('Your income is in the base tier, so the full rebate applies.')
  if (!answers.ages?.length) {
    if (older) said.push(`The oldest person is under ${older.from}.`)
    if (hospital && !known.toldDiscount) said.push('Nobody gets the discount for people under 30.')
  } else if (answers.ages.length < known.adults.length) said.push('Your partner is about your age.')
  if (!hospital) return said
  if (known.holdsHospital && !known.current) said.push(NOT_IN_DATA)
  if (mayKeepMore(known)) said.push(KEPT)
  return [...said, ...loadingAssumptions(answers, known)]
}

const mayKeepMore = ({ adults, on, toldDiscount, current }: Known): boolean =>
  !toldDiscount &&
  current?.hospital?.ageDiscount !== 'nobody' &&
  adults.some(({ age, history }) => age !== undefined && history !== 'none' && mostKept(age, on) > joiningAt(age, on))

const KEPT =
  'We count no discount from when you were younger. Some funds carry it over: ask, or enter it with your policy under “Your current policy”.'

const NOT_IN_DATA =
  'The policy you chose was not found in the data for this household and state, so nothing is compared with it. We assume it has hospital cover; if it has none, choose “Not answered, or not listed” under “Your current policy”.'

/** Which age counts, and how much less the loading is if all birthdays fall between 1 July and today: nothing at the cap. */
function loadingByAge(adults: readonly Adult[], on: Day): string {
  const younger = adults.map(adult => ({ ...adult, age: adult.age && adult.age - 1 }))
  const less = loadingOf(adults, undefined, on) - loadingOf(younger, undefined, on)
  const byJuly =
    less > 0
      ? ` Funds use the age on the last 1 July, so it may be less, by ${rateLabel(less)} of the hospital part.`
      : ''
  return `The loading is based on your age today.${byJuly} If you held hospital cover on the 1 July after you turned ${LIFETIME_LOADING.freeAge + 1}, or later, up to ${countLabel(LIFETIME_LOADING.permittedDays)} days without it make no difference. ${SERVED} ${NEWCOMERS}`
}

function loadingAssumptions(answers: Answers, { adults, on, holdsHospital, current }: Known) {
  const { coverFor, history, partnerHistory, loading, currentPolicy } = answers
  const said: string[] = []
  const any = (one: Answers['history']) => adults.some(adult => adult.history === one)
  if (adults.length > 1 && history && !partnerHistory && (loading === undefined || history === 'since-31'))
    said.push(
      'Your partner’s hospital cover so far is like yours. You can enter theirs under “Details for your price”.',
    )
  if (loading && !mayPayLoading(answers) && adults.some(adult => adult.history !== 'since-31'))
    return [...said, `We count no loading: nobody pays one up to age ${LIFETIME_LOADING.freeAge}.`]
  if (loading !== undefined) {
    const mayDiffer = coverFor === 'extended-family' && mayVisitorPayLoading(answers) && mayPartnerPayLoading(answers)
    if (adults.length > 1 && mayPayLoading(answers))
      said.push(
        `The loading of ${rateLabel(percent(loading))} you entered is for the whole policy: the average of both of you.${mayDiffer ? ' On a policy for one parent it may be different.' : ''}`,
      )
    return said
  }
  if (any(undefined))
    said.push(`Nobody pays Lifetime Health Cover loading, which starts at age ${LIFETIME_LOADING.freeAge + 1}.`)
  // Up to 30 nobody pays a loading, or ever did.
  const mayHavePaid = ({ history, age = UNKNOWN_AGE }: Adult) => history === 'later' && age > LIFETIME_LOADING.freeAge
  const ownLater = mayHavePaid(adults[0]!)
  const anyLater = adults.some(mayHavePaid)
  if (anyLater && holdsHospital && (ownLater || current?.adults === 2))
    said.push(
      `You hold hospital cover${history === 'none' ? ', although you answered “No hospital cover now”,' : ''} and pay no loading on it. If you do, your fund’s statement says how much: enter it under “Your current policy”.`,
    )
  else if (ownLater) said.push('You no longer pay a loading. Your fund’s statement says if you do.')
  else if (anyLater) said.push('Your partner no longer pays a loading. Their fund’s statement says if they do.')
  if (any('none')) {
    if (adults[0]!.age === undefined) said.push('We count no loading, as we do not know your age.')
    const unsure = adults.find(
      one => one.history === 'none' && one.age !== undefined && exemptionAtAge(one.age, on) === 'by-birthday',
    )
    if (unsure)
      said.push(
        `At age ${unsure.age} the birthday decides: people born on or before ${dayLabel(LIFETIME_LOADING.exemptBornUpTo)} pay no loading. We count one; if none is due, enter ${adults.length > 1 ? 'the average of 0 and the other person’s' : '0'} as the loading under “${currentPolicy ? 'Your current policy' : 'Details for your price'}”.`,
      )
    if (loadingOf(adults, loading, on) > 0) said.push(loadingByAge(adults, on))
  }
  return said
}
