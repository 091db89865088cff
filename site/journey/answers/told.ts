import { labelOf } from '#site/ui/label-of.ts'
import { type Answers, forThisCover, forThisHousehold, HISTORY_ANSWERS } from '#widgets/domain/answers.ts'
import { COVER_FOR } from '#widgets/domain/cover-for.ts'
import { COVER_TYPES } from '#widgets/domain/cover-types.ts'
import { INCOME_TIER_LABEL } from '#widgets/domain/income-tiers.ts'
import { dollarsLabel } from '#widgets/domain/money.ts'
import type { Day } from '#widgets/domain/period.ts'
import { incomeOptions } from './income-options.ts'
import { WEIGHTS } from './weights.ts'

interface Told {
  label: string
  value: string
  /** Says something about the visitor's health: it is sent nowhere unless they say so. */
  sensitive?: true
}

/**
 * Every question that was answered, with its answer in words, if it is asked for this household and type of cover.
 * @param on the day of the answer, for the income range; if it is not known, the tier is named
 */
export function toldSoFar(all: Answers, on?: Day): Told[] {
  const answers = forThisCover(forThisHousehold(all))
  const { coverFor, state, coverType, treatments, services, priceWeight, mostExcess, ages, income, history } = answers
  const { partnerHistory, children, loading, discount, monthsHeld, currentPolicy } = answers
  const told: (Omit<Told, 'value'> & { value: string | undefined })[] = [
    { label: 'Cover for', value: labelOf(COVER_FOR, coverFor) },
    { label: 'State', value: state },
    { label: 'Cover type', value: labelOf(COVER_TYPES, coverType) },
    { label: 'Treatments', value: counted(treatments), sensitive: true },
    { label: 'Extras services', value: counted(services), sensitive: true },
    { label: 'Price or cover', value: priceWeight === undefined ? undefined : WEIGHTS[priceWeight] },
    { label: 'Highest excess', value: mostExcess === undefined ? undefined : dollarsLabel(mostExcess) },
    { label: ages?.length === 2 ? 'Ages' : 'Age', value: ages?.join(' and ') },
    {
      label: 'Income',
      value:
        income && (on ? incomeOptions(answers, on).find(({ id }) => id === income)?.label : INCOME_TIER_LABEL[income]),
    },
    { label: 'Current cover', value: historyLabel(history) },
    { label: 'Partner’s current cover', value: historyLabel(partnerHistory) },
    { label: 'Dependent children', value: children?.toString() },
    { label: 'Loading', value: percentLabel(loading) },
    { label: 'Discount now', value: percentLabel(discount) },
    { label: 'Months held', value: monthsHeld?.toString() },
    { label: 'Current policy', value: currentPolicy && 'the one you chose' },
  ]
  return told.filter((one): one is Told => one.value !== undefined)
}

const percentLabel = (percent: number | undefined) => (percent === undefined ? undefined : `${percent}%`)

const historyLabel = (history: Answers['history']) => labelOf(HISTORY_ANSWERS, history)

const counted = (ticked: readonly string[] | undefined) => (ticked ? `${ticked.length} ticked` : undefined)
