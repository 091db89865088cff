import { useAnswers } from '#site/journey/answers.ts'
import { toldSoFar } from '#site/journey/told.ts'
import { useToday } from '#site/ui/today.ts'
import { FORM } from './questions-form.tsx'
import { StillFit } from './still-fit.tsx'

/** Beside the questions: the answers so far, and a button to the results from anywhere on the page. */
export function SoFar() {
  const answers = useAnswers()
  const told = toldSoFar(answers, useToday())
  const given = told.filter(({ value }) => value !== undefined).length
  return (
    <aside
      aria-labelledby="so-far"
      className="max-lg:contents lg:rounded-card lg:border lg:border-line lg:bg-sand lg:p-6"
    >
      <StillFit />
      <button type="submit" form={FORM} className="hic-button mt-4 w-full max-lg:hidden" data-look="house">
        Show my policies
      </button>
      <div className="max-lg:mt-8 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-sand max-lg:p-5">
        <h2 id="so-far" className="text-xl lg:mt-6">
          Your answers
        </h2>
        <p className="mt-1 text-hint text-muted tabular-nums">
          {given} of {told.length} answered. Two are needed.
        </p>
        <progress
          className="mt-3 h-1.5 w-full appearance-none overflow-hidden forced-colors:appearance-auto rounded-full bg-line [&::-moz-progress-bar]:bg-eucalypt [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-eucalypt"
          value={given}
          max={told.length}
          aria-label="Questions answered"
        />
        <dl className="mt-4 text-hint">
          {told.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-4 border-line border-t py-2 lg:py-1">
              <dt className="text-muted">{label}</dt>
              <dd className="text-right font-semibold">
                {value ?? <span className="font-normal text-muted">not answered</span>}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-hint text-muted">
          You see prices before we ask for contact details: this page does not ask for your name.
        </p>
      </div>
    </aside>
  )
}
