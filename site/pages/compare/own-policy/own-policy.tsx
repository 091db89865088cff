import { useMemo } from 'react'
import { flushSync } from 'react-dom'
import { keepAnswers } from '#site/journey/answers/answers.ts'
import { MOST_CHOSEN } from '#site/journey/answers/chosen.ts'
import { LINK_BUTTON } from '#site/ui/link-button.ts'
import type { Answers } from '#widgets/domain/answers.ts'
import { type Person, priceFor } from '#widgets/domain/catalogue/person.ts'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import type { Placed } from '#widgets/domain/catalogue/rank.ts'
import { isForChildren } from '#widgets/domain/cover-for.ts'
import { centsLabel, type Rate, rateLabel } from '#widgets/domain/money.ts'
import { countLabel } from '#widgets/domain/number.ts'
import type { Day } from '#widgets/domain/period.ts'
import { priceIsFor, sellerLabel } from '../labels.ts'
import { isSurelyLike, unsureDiscountOf } from '../policy/like-for-like.ts'
import { Rise } from '../policy/rise.tsx'
import { TickedExtras } from '../policy/ticked-extras.tsx'
import { toSideBySide } from '../side-title.ts'
import { carriedNote } from '../wait-sentence.ts'

interface OwnPolicyProps {
  current: Policy
  fundName: string
  person: Person
  answers: Answers
  placed: readonly Placed[]
  /** Those of them that the list shows: all, or the top-ranked from each fund. */
  listed: readonly Placed[]
  /** All of the chosen type, whether they fit or not. */
  policies: readonly Policy[]
  /** The day of the earlier release that prices are compared with, if there is one. */
  since: Day | null
}

/** Where the visitor's own policy ranks in the list, and whether anything there would save money. */
export function OwnPolicy({ current, fundName, person, answers, placed, listed, policies, since }: OwnPolicyProps) {
  const price = priceFor(current, person)
  const savings = useMemo(
    () => placed.filter(entry => entry.price < price && isSurelyLike(current, entry.policy, person)),
    [placed, price, current, person],
  )
  const here = savings.filter(saving => listed.includes(saving))
  const unsure = unsureDiscountOf(current, person)
  const carried =
    answers.monthsHeld === undefined &&
    carriedNote(
      placed.map(({ policy }) => policy),
      current,
    )
  return (
    <section
      aria-label="Your current policy"
      className="mt-6 rounded-card border border-line bg-mist px-4 py-4 sm:px-6"
    >
      <p className="text-sm">
        <strong className="text-eucalypt">Your current policy</strong> {sellerLabel(current, fundName)}
      </p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="text-lg">{current.name}</h3>
        <p>
          <strong className="text-lg">{centsLabel(price)}</strong> {priceIsFor(answers)}
        </p>
      </div>
      <p className="mt-1">
        {standing(current, placed, policies)} <Rise policy={current} since={since} />
      </p>
      <TickedExtras policy={current} services={answers.services} waits={false} className="mt-2" />
      {placed.length > 0 && (
        <p className="mt-2 font-medium">
          {unsure > 0 ? unsureSentence(unsure, answers) : wordsOf(here, savings.length - here.length)}
          {here.length > 0 &&
            (current.hospital || current.extras || isForChildren(answers.coverFor)) &&
            ' Each result says what was not compared.'}
        </p>
      )}
      <BesideYours savings={here} answers={answers} />
      {carried && (
        <p className="mt-1">
          {carried} Enter your months of cover under “Your current policy” in the filters to see which waiting periods
          are left.
        </p>
      )}
    </section>
  )
}

/** Shows the cheapest like-for-like policy, which may be far down the list, side by side with the visitor’s own. */
function BesideYours({ savings, answers: { compared = [] } }: { savings: readonly Placed[]; answers: Answers }) {
  if (savings.length === 0) return null
  const { id, name } = savings.reduce((least, one) => (one.price < least.price ? one : least)).policy
  const isPicked = compared.includes(id)
  if (!isPicked && compared.length >= MOST_CHOSEN) return null

  function show() {
    if (!isPicked) flushSync(() => keepAnswers({ compared: [...compared, id] }))
    toSideBySide()
  }
  return (
    <button type="button" className={`${LINK_BUTTON} print:hidden`} onClick={show}>
      Show {savings.length > 1 && 'the cheapest, '}
      {name}
      {savings.length > 1 && ','} beside yours
    </button>
  )
}

function standing({ id }: Policy, placed: readonly Placed[], policies: readonly Policy[]): string {
  const own = placed.find(({ policy }) => policy.id === id)
  if (own && placed.length === 1) return 'It is the only one that fits.'
  if (own) return `Ranked ${ordinal(own.place)} of ${countLabel(placed.length)} that fit.`
  if (policies.some(policy => policy.id === id)) return 'It does not fit what you asked for.'
  return 'It is a different type of cover from this list.'
}

const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** '43rd'. */
const ordinal = (place: number): string =>
  `${countLabel(place)}${ENDINGS[new Intl.PluralRules('en', { type: 'ordinal' }).select(place)] ?? 'th'}`

const unsureSentence = (most: Rate, { ages }: Answers) =>
  `It may cost less than this, so we show no saving: it can have an age-based discount of up to ${rateLabel(most)} of its hospital part. Enter ${ages ? '' : 'your age under “Details for your price”, or '}the discount on your fund’s statement under “Your current policy” in the filters.`

function wordsOf(here: readonly Placed[], leftOut: number): string {
  if (leftOut === 0) return wordsOfList(here)
  const that = leftOut === 1 ? 'one that costs less' : `${countLabel(leftOut)} that cost less`
  return `${wordsOfList(here)} “Only the top-ranked policy from each fund” leaves out ${that}.`
}

function wordsOfList(savings: readonly Placed[]): string {
  if (savings.length === 0) return 'The data shows no like-for-like policy in this list that costs less.'
  const from = centsLabel(Math.min(...savings.map(({ price }) => price)))
  if (savings.length === 1) return `One like-for-like policy in this list costs less: ${from} a month.`
  return `${countLabel(savings.length)} like-for-like policies in this list cost less, from ${from} a month.`
}
