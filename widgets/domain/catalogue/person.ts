import { AGE_DISCOUNT, discountAtJoining, mostKept } from '../age-discount.ts'
import { type Answers, asksHospital, mayPayLoading } from '../answers.ts'
import { isForTwo } from '../cover-for.ts'
import { dayLabel } from '../day.ts'
import { averaged, exemptionAtAge, LIFETIME_LOADING, loadingAtAge, NEWCOMERS } from '../lifetime-loading.ts'
import { percent, type Rate, rateLabel } from '../money.ts'
import { countLabel } from '../number.ts'
import { type Day, isPublished } from '../period.ts'
import { type Bill, billFor, type Circumstances, totalFor } from '../price.ts'
import { rebateRate, rebateTableOn } from '../rebate.ts'
import { type AgeRanges, isAmbulanceAlone, type Policy } from './policy.ts'

/** What matters about a visitor for prices. */
export interface Person {
  withoutDiscount: Circumstances
  withDiscount: Discounted
  /** The same under a policy that gives one at some ages only. */
  withDiscountAt(ages: AgeRanges): Discounted
  /** The id of the policy that is held now, if one was chosen: whoever holds it has its discount already. */
  holds: string | undefined
  /** Under a policy that covers one parent of an extended family: nobody else's age or cover counts on it. */
  alone: Person | undefined
  /** The most age-based discount it may have, if that is more than was counted and nobody said; otherwise 0. */
  unsureDiscount: Rate
  /** What was assumed for each question that was skipped, in sentences. */
  assumed: string[]
}

/** Under a policy that gives a discount by age. */
interface Discounted {
  /** If it depends on the age on joining alone. */
  byAge: Circumstances
  /** If an earlier discount carries over. */
  kept: Circumstances
  /** If it is the policy that is held: what its statement says, or else what the age says. */
  held: Circumstances
}

/** One of those who are to be covered. */
interface Adult {
  age: number | undefined
  history: Answers['history']
}

const UNKNOWN_AGE = 40

/**
 * What the answers mean for prices on a day, for somebody who holds this policy now, if they chose one.
 * One that was chosen but is not in the data (null) is assumed to be hospital cover; while it could not be looked up
 * (undefined), what was answered counts.
 */
export function personOf(answers: Answers, on: Day, current?: Policy | null): Person {
  const holdsHospital = current ? current.hospital !== null : current === null && answers.currentPolicy !== undefined
  const adults = adultsOf(answers, holdsHospital, current)
  const ages = adults.map(({ age = UNKNOWN_AGE }) => age)
  const rebate = rebateRate(answers.income ?? 'base', Math.max(...ages), on)
  const loading = loadingOf(adults, answers.loading, on)
  const at = (discount: Rate): Circumstances => ({ discount, loading, rebate })
  const joining = (given?: AgeRanges) => adults.map(({ age }) => (age === undefined ? 0 : joiningAt(age, on, given)))
  const { told, most } = heldDiscount(adults, { answers, on, current })
  function withDiscountAt(given?: AgeRanges): Discounted {
    const [own = 0, ...others] = joining(given)
    const byAge = averaged([own, ...others])
    // For a policy for one parent it was told for them alone, and the other’s counts beside it.
    const kept = current?.adults === 2 ? (told ?? 0) : averaged([Math.max(own, told ?? 0), ...others])
    return { byAge: at(byAge), kept: at(Math.max(byAge, kept)), held: at(told ?? byAge) }
  }
  return {
    withoutDiscount: at(0),
    withDiscount: withDiscountAt(),
    withDiscountAt,
    holds: current?.id,
    alone:
      answers.coverFor === 'extended-family'
        ? personOf({ ...answers, coverFor: 'single-parents', loading: loadingAlone(answers) }, on, current)
        : undefined,
    unsureDiscount: told === undefined && most > averaged(joining(current?.hospital?.discountAges)) ? most : 0,
    assumed: assumptions(answers, {
      adults,
      on,
      holdsHospital,
      holdsForTwo: current?.adults === 2,
      unknown: !current,
      toldDiscount: told !== undefined,
      givesNone: current?.hospital?.ageDiscount === 'nobody',
    }),
  }
}

function joiningAt(age: number, on: Day, given?: AgeRanges): Rate {
  const rate = discountAtJoining(age, on)
  return isPublished(rate) && (given?.some(([from, to]) => from <= age && age <= to) ?? true) ? rate : 0
}

// People who joined younger kept the discount of that age, and take it along to a policy that gives one on transfer. What
// was told is kept, even if an age is answered at which nobody can have so much.
function heldDiscount(adults: readonly Adult[], { answers, on, current }: Named): { told?: Rate; most: Rate } {
  if ((current?.hospital?.ageDiscount ?? 'nobody') === 'nobody') return { most: 0 }
  const holders = current?.adults === 2 ? adults : adults.slice(0, 1)
  const mostAt = (age: number | undefined) => (age === undefined ? AGE_DISCOUNT.byAge[0].rate : mostKept(age, on))
  const most = averaged(holders.map(({ age }) => mostAt(age)))
  if (answers.discount === undefined) return { most }
  return { most, told: Math.min(percent(answers.discount), averaged(holders.map((_, i) => mostAt(answers.ages?.[i])))) }
}

interface Named {
  answers: Answers
  on: Day
  current: Policy | null | undefined
}

// If one adult's answer is missing, the other's is used. A hospital policy that was chosen outweighs "no hospital cover
// now" for those who are on it: prices and savings would contradict it. The partner is on a policy for two; on one for a
// single person, or one that is not in the data, what was answered for them counts.
function adultsOf(answers: Answers, holdsHospital: boolean, current: Policy | null | undefined): Adult[] {
  const { coverFor, ages = [], history, partnerHistory } = answers
  const byPolicy = (said: Answers['history']) => (holdsHospital && said !== 'since-31' ? 'later' : said)
  const own: Adult = { age: ages[0], history: byPolicy(history) }
  if (!isForTwo(coverFor)) return [own]
  const theirs = current?.adults === 2 ? byPolicy(partnerHistory) : partnerHistory
  return [own, { age: ages[1] ?? ages[0], history: history && partnerHistory ? theirs : own.history }]
}

// An age in whole years cannot tell on which side of 1 July the birthday falls; the fund works it out from the date.
function loadingOf(adults: readonly Adult[], known: number | undefined, on: Day): Rate {
  if (adults.every(({ history }) => history === 'since-31')) return 0
  if (known !== undefined) return percent(known)
  return Math.round(
    averaged(
      adults.map(({ age, history }) => {
        if (history !== 'none' || age === undefined || exemptionAtAge(age, on) === 'exempt') return 0
        return loadingAtAge(age)
      }),
    ),
  )
}

// The average of both is entered. If the partner pays none, all of it is the visitor’s own.
function loadingAlone({ loading, partnerHistory }: Answers) {
  if (loading === undefined || partnerHistory !== 'since-31') return loading
  return Math.min(2 * loading, LIFETIME_LOADING.cap / percent(1))
}

interface Known {
  adults: readonly Adult[]
  on: Day
  holdsHospital: boolean
  /** The policy that is held covers the partner too. */
  holdsForTwo: boolean
  /** The policy that is held was not found, or none was chosen. */
  unknown: boolean
  /** The age-based discount of the policy that is held was entered, and counts. */
  toldDiscount: boolean
  /** The policy that is held has no age-based discount. */
  givesNone: boolean
}

function assumptions(answers: Answers, known: Known): string[] {
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
  if (known.holdsHospital && known.unknown) said.push(NOT_IN_DATA)
  if (mayKeepMore(known)) said.push(KEPT)
  return [...said, ...loadingAssumptions(answers, known)]
}

const mayKeepMore = ({ adults, on, toldDiscount, givesNone }: Known): boolean =>
  !toldDiscount &&
  !givesNone &&
  adults.some(({ age, history }) => age !== undefined && history !== 'none' && mostKept(age, on) > joiningAt(age, on))

const KEPT =
  'We count no discount from when you were younger. Some funds carry it over: ask, or enter it with your policy under “Your current policy”.'

const NOT_IN_DATA =
  'The policy you chose was not found in the data for this household and state, so nothing is compared with it. We assume it has hospital cover; if it has none, choose “Not answered, or not listed” under “Your current policy”.'

/** How much less it would be if every birthday fell between 1 July and today: nothing at the cap. */
function loadingByAge(adults: readonly Adult[], on: Day): string {
  const younger = adults.map(adult => ({ ...adult, age: adult.age && adult.age - 1 }))
  const less = loadingOf(adults, undefined, on) - loadingOf(younger, undefined, on)
  const byJuly =
    less > 0
      ? ` Funds use the age on the last 1 July, so it may be less, by ${rateLabel(less)} of the hospital part.`
      : ''
  return `The loading is based on your age today.${byJuly} If you held hospital cover before, up to ${countLabel(LIFETIME_LOADING.permittedDays)} days without it make no difference. ${NEWCOMERS}`
}

function loadingAssumptions(answers: Answers, { adults, on, holdsHospital, holdsForTwo }: Known) {
  const { coverFor, history, partnerHistory, loading, currentPolicy } = answers
  const said: string[] = []
  const any = (one: Answers['history']) => adults.some(adult => adult.history === one)
  if (adults.length > 1 && history && !partnerHistory && (loading === undefined || history === 'since-31'))
    said.push(
      'Your partner’s hospital cover so far is like yours. You can enter theirs under “Details for your price”.',
    )
  if (loading !== undefined) {
    const mayDiffer = coverFor === 'extended-family' && history !== 'since-31' && partnerHistory !== 'since-31'
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
  if (anyLater && holdsHospital && (ownLater || holdsForTwo))
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

function circumstancesFor(policy: Policy, person: Person): Circumstances {
  if (person.alone && policy.adults === 1) return circumstancesFor(policy, person.alone)
  const rule = policy.hospital?.ageDiscount ?? 'nobody'
  if (rule === 'nobody') return person.withoutDiscount
  const ages = policy.hospital?.discountAges
  const discounted = ages ? person.withDiscountAt(ages) : person.withDiscount
  if (policy.id === person.holds) return discounted.held
  return rule === 'by-age-only' ? discounted.byAge : discounted.kept
}

/** What this person pays a month, in cents. */
export const priceFor = (policy: Policy, person: Person): number =>
  totalFor(policy.premium, circumstancesFor(policy, person))

/** The same with every line of its working. */
export const workingFor = (policy: Policy, person: Person): Bill =>
  billFor(policy.premium, circumstancesFor(policy, person), isAmbulanceAlone(policy) ? 'Ambulance cover' : undefined)

/** False from the day for which the Government has not published the rebate. */
export const rebateIsKnown = (person: Person): boolean => isPublished(person.withoutDiscount.rebate)
