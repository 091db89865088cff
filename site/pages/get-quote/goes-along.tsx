import { useAnswers } from '#site/journey/answers/answers.ts'
import {
  type ChosenPolicy,
  isFor,
  keepChosen,
  premiumsHaveMoved,
  pricedBy,
  useChosen,
} from '#site/journey/answers/chosen.ts'
import { toldSoFar } from '#site/journey/answers/told.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { LINK_BUTTON } from '#site/ui/link-button.ts'
import { isSecondPress } from '#site/ui/second-press.ts'
import { passFocusOn } from '#site/ui/take-focus.ts'
import { useToday } from '#site/ui/today.ts'
import { answersHref } from '#widgets/domain/answers-address.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import { centsLabel } from '#widgets/domain/money.ts'

/** Fields of the form itself. */
const IN_THE_FORM = ['Cover for', 'State']

/** What the request includes besides name and number: shown, and open to change, before it is sent. */
export function GoesAlong() {
  const answers = useAnswers()
  const chosen = useChosen()
  const going = chosen.filter(isFor(answers))
  const staying = chosen.length - going.length
  const today = useToday()
  const told = toldSoFar(answers, today).filter(({ label }) => !IN_THE_FORM.includes(label))
  const href = answersHref('', answers)
  const pricedNow = pricedBy(answers)
  const isOfOtherAnswers = ({ pricedBy = pricedNow }: ChosenPolicy) => pricedBy !== pricedNow
  return (
    <aside aria-labelledby="goes-along" className="rounded-card border border-line bg-sand p-5 sm:p-6">
      <h2 id="goes-along" tabIndex={-1} className="text-xl">
        Sent with your request
      </h2>
      <h3 className="mt-4 font-semibold text-base">Policies you chose</h3>
      {chosen.length === 0 && (
        <p className="mt-1 text-hint text-muted">
          None yet. We will start from your answers. <ToCompare and={href}>Compare policies</ToCompare>
        </p>
      )}
      {/* On the page before its words: otherwise they would seldom be read out. */}
      <p role="status" className="mt-1 text-hint empty:sr-only">
        {staying > 0 && (
          <>
            {staying === 1 ? 'One policy that you chose is' : `${staying} policies that you chose are`} for another
            household or state, and will not be sent. <ToCompare and={href}>Compare policies</ToCompare>
          </>
        )}
      </p>
      <ul>
        {going.map(policy => (
          <li key={policy.id} className="border-line border-t py-3 text-hint first:border-t-0">
            <p className="flex justify-between gap-4">
              <span>
                <strong className="block">{policy.name}</strong>
                {policy.fund}
              </span>
              <span className="shrink-0 text-right tabular-nums">
                <strong className="block">{centsLabel(policy.monthlyPriceCents)}</strong> a month
                {policy.appliesFrom && <span className="block">from {dayLabel(policy.appliesFrom)}</span>}
                {policy.beforeRebate && <span className="block">before the rebate</span>}
              </span>
            </p>
            <p className="flex items-center justify-between text-muted">
              <span>
                {(isOfOtherAnswers(policy) || policy.asShownOn < today) && (
                  <>
                    as shown on {dayLabel(policy.asShownOn)}
                    {isOfOtherAnswers(policy) && ', before you changed your answers'}
                    {premiumsHaveMoved(policy, today) && '; premiums have changed since'}.{' '}
                    <ToCompare and={href}>Compare again</ToCompare>
                  </>
                )}
              </span>
              <button
                type="button"
                className={`shrink-0 pl-4 ${LINK_BUTTON}`}
                aria-label={`Leave out ${policy.name}`}
                onClick={event => {
                  // By the second press of a double click the next policy's button is beneath the mouse.
                  if (isSecondPress(event)) return
                  passFocusOn(event.currentTarget, 'ul', () => document.getElementById('goes-along'))
                  keepChosen(chosen.filter(({ id }) => id !== policy.id))
                }}
              >
                Leave out
              </button>
            </p>
          </li>
        ))}
      </ul>
      <h3 className="mt-4 font-semibold text-base">Your other answers</h3>
      {told.length === 0 && <p className="mt-1 text-hint text-muted">None yet. The form works without them.</p>}
      <dl className="mt-1 text-hint">
        {told.map(({ label, value, sensitive }) => (
          <div key={label} className="flex justify-between gap-4 border-line border-t py-2 first:border-t-0">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right font-semibold">
              {value}
              {sensitive && <span className="block font-normal text-muted">only if you tick the box in the form</span>}
            </dd>
          </div>
        ))}
      </dl>
      <AppLink
        to="/priorities"
        and={href}
        className="mt-2 inline-flex min-h-11 items-center text-eucalypt"
        data-keep-clear
      >
        Change my answers
      </AppLink>
    </aside>
  )
}

const ToCompare = (link: { and: string; children: string }) => (
  <AppLink to="/compare" className="-my-1 inline-block py-1 text-eucalypt" {...link} />
)
