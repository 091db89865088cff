import type { SentAnswer } from '#widgets/domain/answers.ts'
import { type Fact, Facts } from '../facts.tsx'
import type { QuoteRequest } from './request.ts'

/** What the answers are called; any other is shown by its own name, `constructor` too. */
const LABEL: Record<SentAnswer, string> = {
  coverType: 'Cover type',
  priceWeight: 'Price against cover (0 only cover, 4 only price)',
  mostExcess: 'Most excess, in dollars',
  ages: 'Ages',
  children: 'Children',
  income: 'Income tier',
  history: 'Cover now',
  partnerHistory: 'Partner’s cover now',
  loading: 'Loading, in per cent',
  monthsHeld: 'Months held',
  currentPolicy: 'Current policy',
  discount: 'Discount on it, in per cent',
  treatments: 'Treatments that matter',
  services: 'Extras that matter',
  healthWording: 'Consent to send these, wording of',
}

/** What the visitor told us. It is somebody else's text: shown as text, whatever it is. */
export function Told({ answers }: Pick<QuoteRequest, 'answers'>) {
  const facts: Fact[] = Object.entries(answers ?? {}).map(([name, value]) => ({
    label: Object.hasOwn(LABEL, name) ? LABEL[name as SentAnswer] : name,
    value: Array.isArray(value) ? value.map(asText).join(', ') : asText(value),
  }))
  return (
    <section aria-label="Answers">
      <h3 className="mt-8 text-lg">Answers</h3>
      {facts.length > 0 ? <Facts facts={facts} /> : <p className="mt-2 text-muted">None were given.</p>}
    </section>
  )
}

export const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
