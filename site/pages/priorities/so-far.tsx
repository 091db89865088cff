import { useAnswers } from '#site/journey/answers/answers.ts'
import { toldSoFar } from '#site/journey/answers/told.ts'
import { useToday } from '#site/ui/today.ts'
import { FORM } from './questions-form.tsx'
import { StillFit } from './still-fit.tsx'

/** Beside the questions: what still fits, a button to the results from anywhere on the page and, where there is room, the answers. */
export function SoFar() {
  const answers = useAnswers()
  const told = toldSoFar(answers, useToday())
  return (
    <aside
      aria-label="Policies that fit"
      className="max-lg:contents lg:rounded-card lg:border lg:border-line lg:bg-sand lg:p-6"
    >
      <StillFit />
      <button
        type="submit"
        form={FORM}
        className="hic-button mt-4 w-full max-lg:hidden"
        data-look="house"
        data-to="/compare"
      >
        Show my policies
      </button>
      {told.length > 0 && (
        <div className="max-lg:hidden">
          <h2 className="mt-6 text-xl">Your answers</h2>
          <dl className="mt-2 text-hint">
            {told.map(({ label, value }) => (
              <div key={label} className="flex justify-between gap-4 border-line border-t py-1 first:border-t-0">
                <dt className="text-muted">{label}</dt>
                <dd className="text-right font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </aside>
  )
}
