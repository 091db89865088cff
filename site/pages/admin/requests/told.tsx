import type { SentAnswer } from '#widgets/domain/answers.ts'
import { type Fact, Facts } from '../facts.tsx'
import { wordingDay } from '../wording-day.ts'
import type { QuoteRequest } from './request.ts'

/** Labels for the answers; any other answer is shown under its own name, even `constructor`. */
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

/** What the visitor told us. It is somebody else's text: shown as text, whatever it is. */
export function Told({ answers }: Pick<QuoteRequest, 'answers'>) {
  const facts: Fact[] = Object.entries(answers ?? {}).map(([name, value]) => ({
    label: Object.hasOwn(LABEL, name) ? LABEL[name as SentAnswer] : name,
    value: answerText(name, value),
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
  return Array.isArray(value) ? value.map(asText).join(', ') : asText(value)
}

export const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
