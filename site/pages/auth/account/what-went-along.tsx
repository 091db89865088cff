import { chosenIn } from '#site/journey/answers/chosen.ts'
import { toldSoFar } from '#site/journey/answers/told.ts'
import { Bill } from '#site/ui/bill.tsx'
import type { Answers } from '#widgets/domain/answers.ts'
import { CLINICAL_CATEGORIES } from '#widgets/domain/clinical-categories.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import { EXTRAS } from '#widgets/domain/extras.ts'
import { centsLabel } from '#widgets/domain/money.ts'
import type { OwnRequest } from './own.ts'

/** The policies of a request, with their prices as they were shown, and the answers that were sent with it. */
export function WhatWentAlong({ request }: { request: OwnRequest }) {
  const policies = chosenIn(request.chosen_policies)
  const answers = answersOf(request)
  const told = [
    ...toldSoFar(answers).filter(({ sensitive }) => !sensitive),
    { label: 'Treatments', value: labelsOf(CLINICAL_CATEGORIES, answers.treatments) },
    { label: 'Extras services', value: labelsOf(EXTRAS, answers.services) },
  ].filter(({ value }) => value)
  return (
    <details className="mt-2 max-w-2xl border-line border-y py-1">
      <summary className="fold min-h-11 py-2.5 font-medium">
        <span>
          What you told us<span className="sr-only"> with {request.reference}</span>
          <span className="block font-normal text-muted text-sm">{countOf(policies.length)}</span>
        </span>
      </summary>
      <div className="grid gap-4 pt-1 pb-4">
        {policies.length > 0 && (
          <Bill
            title="Monthly price, as shown to you"
            rows={policies.map(({ name, fund, monthlyPriceCents, asShownOn, appliesFrom, beforeRebate }) => ({
              label: name,
              amount: centsLabel(monthlyPriceCents),
              working: [
                `${fund}, on ${dayLabel(asShownOn)}`,
                appliesFrom && `from ${dayLabel(appliesFrom)}`,
                beforeRebate === true && 'before the rebate',
              ]
                .filter(Boolean)
                .join(', '),
            }))}
          />
        )}
        <dl className="grid gap-x-6 sm:grid-cols-[auto_minmax(0,1fr)]">
          {told.map(({ label, value }) => (
            <div key={label} className="border-line not-first:border-t py-2 sm:col-span-2 sm:grid sm:grid-cols-subgrid">
              <dt className="text-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  )
}

function countOf(policies: number): string {
  if (policies === 0) return 'Your answers; no policies chosen'
  return policies === 1 ? 'One policy and your answers' : `${policies} policies and your answers`
}

/** As this visitor's browser sent them: `answersToSend` in the form of the quote. */
function answersOf({ answers, cover_for, state }: OwnRequest): Answers {
  const { ages, ...told } = Object(answers) as Record<string, unknown>
  return {
    ...told,
    coverFor: cover_for,
    state,
    ages: typeof ages === 'string' ? ages.split(', ').map(Number) : undefined,
  } as Answers
}

function labelsOf(all: readonly { title: string; label: string }[], titles: unknown): string {
  const wanted: unknown[] = Array.isArray(titles) ? titles : []
  return all.flatMap(({ title, label }) => (wanted.includes(title) ? [label] : [])).join(', ')
}
