import { labelOf } from '#site/ui/label-of.ts'
import { HISTORY_ANSWERS, type SentAnswer } from '#widgets/domain/answers.ts'
import { CLINICAL_CATEGORIES } from '#widgets/domain/clinical-categories.ts'
import { COVER_TYPES } from '#widgets/domain/cover-types.ts'
import { EXTRAS } from '#widgets/domain/extras.ts'
import { INCOME_TIER_LABEL } from '#widgets/domain/income-tiers.ts'
import { type Fact, Facts } from '../entry/facts.tsx'
import { wordingDay } from '../entry/wording-day.ts'
import type { QuoteRequest } from './request.ts'

/** Labels for the answers, in the order they are shown in; any other answer follows under its own name, even `constructor`. */
const LABEL: Record<SentAnswer, string> = {
  coverType: 'Cover type',
  priceWeight: 'Price against cover (0 only cover, 4 only price)',
  mostExcess: 'Highest excess, in dollars',
  ages: 'Ages',
  children: 'Children',
  income: 'Income tier',
  history: 'Current cover',
  partnerHistory: 'Partner’s current cover',
  loading: 'Loading, in per cent',
  monthsHeld: 'Months held',
  currentPolicy: 'Current policy',
  discount: 'Current policy’s discount, in per cent',
  treatments: 'Treatments that matter',
  services: 'Extras that matter',
  healthWording: 'Consent to send these, wording dated',
}

type Choices = readonly { id: string; label: string }[]
const byTitle = (all: readonly { title: string; label: string }[]): Choices =>
  all.map(({ title, label }) => ({ id: title, label }))

/** What was chosen from, in the words that the visitor read; any other value is shown as it was sent. */
const CHOICES: { readonly [name in SentAnswer]?: Choices } = {
  coverType: COVER_TYPES,
  income: Object.entries(INCOME_TIER_LABEL).map(([id, label]) => ({ id, label })),
  history: HISTORY_ANSWERS,
  partnerHistory: HISTORY_ANSWERS,
  treatments: byTitle(CLINICAL_CATEGORIES),
  services: byTitle(EXTRAS),
}

/** What the visitor told us. It is somebody else's text: shown as text, whatever it is. */
export function Told({ answers }: Pick<QuoteRequest, 'answers'>) {
  const given = Object(answers) as Record<string, unknown>
  // The database returns them by the length of their names.
  const known = Object.keys(LABEL).filter(name => Object.hasOwn(given, name))
  const names = [...known, ...Object.keys(given).filter(name => !known.includes(name))]
  const facts: Fact[] = names.map(name => ({
    label: Object.hasOwn(LABEL, name) ? LABEL[name as SentAnswer] : name,
    value: answerText(name, given[name]),
  }))
  return (
    <section aria-label="Answers">
      <h3 className="mt-8 text-lg">Answers</h3>
      {facts.length > 0 ? <Facts facts={facts} /> : <p className="mt-2 text-muted">None were given.</p>}
    </section>
  )
}

function answerText(name: string, value: unknown): string {
  if (name === 'healthWording' && typeof value === 'string') return wordingDay('health', value)
  const choices = Object.hasOwn(CHOICES, name) ? CHOICES[name as SentAnswer] : undefined
  const inWords = (one: unknown) => (choices && typeof one === 'string' && labelOf(choices, one)) || asText(one)
  // Some of the words have commas: "Ear, nose and throat".
  return Array.isArray(value) ? value.map(inWords).join('; ') : inWords(value)
}

export const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
