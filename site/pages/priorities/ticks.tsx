import { type Answers, asksExtras, asksHospital } from '#widgets/domain/answers.ts'
import { OptionList } from './option-list.tsx'
import { SERVICE_OPTIONS, TREATMENT_GROUPS, treatmentOptions } from './questions.ts'

interface TicksProps {
  answers: Answers
  /** False until the page is as it was printed: the long lists come afterwards, so as not to hold up a slow phone. */
  printed: boolean
}

const summary = 'fold min-h-12 px-4 py-2 font-semibold'
const box = 'rounded-card border border-line'

/** Treatments and services that matter. */
export function Ticks({ answers, printed }: TicksProps) {
  return (
    <div className="grid gap-3" hidden={!asksHospital(answers) && !asksExtras(answers)}>
      <p className="max-w-prose text-hint text-muted">
        Why we ask: a policy that lacks what you need is no bargain. What you tick here says something about your
        health, so it stays in your browser. It goes to nobody unless you say so later.
      </p>
      <details className={box} hidden={!asksHospital(answers)}>
        <summary className={summary}>
          <span>Hospital treatments</span>
          <Count ticked={answers.treatments} />
        </summary>
        {printed && (
          <div className="grid gap-8 border-line border-t p-4">
            {TREATMENT_GROUPS.map(({ label, titles }) => (
              <OptionList
                key={label}
                type="checkbox"
                name="treatments"
                legend={label}
                options={treatmentOptions(titles)}
                columns="md:grid-cols-2"
              />
            ))}
          </div>
        )}
      </details>
      <details className={box} hidden={!asksExtras(answers)}>
        <summary className={summary}>
          <span>Extras services</span>
          <Count ticked={answers.services} />
        </summary>
        {printed && (
          <div className="border-line border-t p-4">
            <OptionList
              type="checkbox"
              name="services"
              legend="Services you use or expect to use"
              options={SERVICE_OPTIONS}
              columns="md:grid-cols-2"
            />
          </div>
        )}
      </details>
    </div>
  )
}

function Count({ ticked = [] }: { ticked?: readonly string[] | undefined }) {
  return (
    <span className="ml-auto min-[22rem]:whitespace-nowrap font-normal text-muted tabular-nums">
      {ticked.length || 'none'} ticked
    </span>
  )
}
