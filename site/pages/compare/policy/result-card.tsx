import { keepAnswers } from '#site/journey/answers/answers.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { inPlace } from '#site/ui/in-place.ts'
import type { Answers } from '#widgets/domain/answers.ts'
import { answersHref } from '#widgets/domain/answers-address.ts'
import { isPublicOnly } from '#widgets/domain/catalogue/accommodation.ts'
import { coPaymentLabel } from '#widgets/domain/catalogue/co-payment.ts'
import { excessLabel } from '#widgets/domain/catalogue/excess.ts'
import type { Manifest } from '#widgets/domain/catalogue/manifest.ts'
import type { Person } from '#widgets/domain/catalogue/person.ts'
import { AMBULANCE_LABEL, type Policy } from '#widgets/domain/catalogue/policy.ts'
import type { Placed } from '#widgets/domain/catalogue/rank.ts'
import { reasonSentence } from '#widgets/domain/catalogue/reason-sentence.ts'
import { commissionOf } from '#widgets/domain/commissions.ts'
import { centsLabel } from '#widgets/domain/money.ts'
import { priceIsFor, sellerLabel, statementLabel, tierLabel } from '../labels.ts'
import { leaveOut } from '../leave-out.ts'
import { toSideBySide } from '../side-title.ts'
import { AgainstCurrent } from './against-current.tsx'
import { CoverOfPolicy } from './cover-of-policy.tsx'
import { Fold } from './fold.tsx'
import { PriceWorking } from './price-working.tsx'
import { hasChanged, Rise } from './rise.tsx'
import { TickedExtras } from './ticked-extras.tsx'

interface ResultCardProps {
  placed: Placed
  person: Person
  answers: Answers
  current: Policy | null
  fundName: string
  release: Manifest
  picked: boolean
  /** Four are side by side already. */
  full: boolean
  /** The visitor goes on to request a quote for this policy alone. */
  onRequest: () => void
}

export function ResultCard({
  placed,
  person,
  answers,
  current,
  fundName,
  release,
  picked,
  full,
  onRequest,
}: ResultCardProps) {
  const { policy, price, place } = placed
  const isCurrent = current?.id === policy.id
  const titleId = `policy-${policy.id}`

  function pick(tick: HTMLInputElement) {
    // The table above opens or closes, and the tick stays where it is.
    inPlace(tick, () =>
      tick.checked
        ? keepAnswers({ compared: [...(answers.compared ?? []), policy.id] })
        : leaveOut(answers, [policy.id]),
    )
  }

  return (
    <li className="break-inside-avoid">
      <article tabIndex={-1} aria-labelledby={titleId} className="rounded-card border border-line bg-paper">
        <div className="grid gap-x-6 gap-y-2 px-4 pt-4 pb-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-6">
          <div className="min-w-0">
            <p className="text-muted text-sm">
              <span className="tabular-nums">{place}.</span> {sellerLabel(policy, fundName)}
              {isCurrent && <strong className="ml-2 text-eucalypt">Your current policy</strong>}
            </p>
            <h3 id={titleId} className="mt-0.5 text-lg">
              {policy.name}
            </h3>
          </div>
          {/* No box on a phone held upright: it would keep the floating button away for most of the list. */}
          <div className="max-sm:contents" data-keep-clear>
            <div className="flex items-baseline gap-2 sm:block sm:text-right">
              <p className="font-display font-semibold text-2xl leading-none">{centsLabel(price)}</p>
              <p className="mt-1 text-muted text-sm">{priceIsFor(answers)}</p>
            </div>
          </div>
          <p className="text-base leading-snug sm:col-span-2">{reasonSentence(placed)}</p>
        </div>
        <Terms policy={policy} extended={answers.coverFor === 'extended-family'} />
        <TickedExtras
          policy={policy}
          services={answers.services}
          waits={!current}
          most={4}
          className="px-4 pb-4 sm:px-6"
        />
        {current && !isCurrent && (
          <AgainstCurrent current={current} policy={policy} answers={answers} person={person} price={price} />
        )}
        <div className="card-folds grid items-start gap-x-6 border-line border-y px-4 max-[40rem]:divide-y max-[40rem]:divide-line sm:px-6 min-[40rem]:grid-cols-2">
          <Fold title="How this price is worked out" of={policy.name}>
            {() => <PriceWorking policy={policy} person={person} />}
          </Fold>
          <Fold title="Cover and waiting periods" of={policy.name}>
            {() => <CoverOfPolicy policy={policy} answers={answers} current={current} />}
          </Fold>
        </div>
        <div className="flex flex-wrap items-center gap-x-2 px-4 py-1 max-sm:text-base sm:gap-x-6 sm:px-6">
          <label className="flex min-h-11 cursor-pointer items-center gap-2 font-medium sm:gap-3 print:hidden">
            <input
              type="checkbox"
              className="hic-tick"
              checked={picked}
              disabled={full && !picked}
              onChange={event => pick(event.target)}
            />
            Side by side<span className="sr-only">: {policy.name}</span>
            {full && !picked && <span className="font-normal text-muted text-sm">(four already picked)</span>}
          </label>
          {/* The bar that leads to the table comes after the whole list, some fifty presses of Tab from here. */}
          {picked && (
            <button
              type="button"
              className="sr-only font-medium text-eucalypt underline underline-offset-4 focus:not-sr-only focus:px-2 focus:py-3 print:hidden"
              onClick={toSideBySide}
            >
              Skip to the side-by-side table
            </button>
          )}
          <AppLink
            to="/get-quote"
            and={answersHref('', answers)}
            className="ml-auto inline-flex min-h-11 items-center font-semibold text-eucalypt print:hidden"
            data-keep-clear
            onClick={onRequest}
          >
            Request a quote<span className="sr-only select-none"> for {policy.name} alone</span>
          </AppLink>
        </div>
        <p className="mx-4 mb-3 max-w-prose text-muted text-sm sm:mx-6">
          {hasChanged(policy) && <Rise policy={policy} since={release.comparedWith} />}{' '}
          <Paid fund={policy.fund} fundName={fundName} /> Code {policy.code}.{' '}
          {policy.statement && !release.demo && (
            <a href={policy.statement} target="_blank" rel="noreferrer" className="text-eucalypt">
              {statementLabel(policy.statement)}
              <span className="sr-only"> about {policy.name}, in a new tab</span>
            </a>
          )}
        </p>
      </article>
    </li>
  )
}

function Terms({ policy, extended }: { policy: Policy; extended: boolean }) {
  const { hospital } = policy
  // The co-payment even if there is none: each kind of term keeps the same column on every card.
  const terms = [
    hospital && {
      term: 'Hospital',
      is: `${tierLabel(hospital.tier)}${isPublicOnly(hospital) ? ', public hospitals only' : ''}`,
    },
    hospital && { term: 'Excess', is: excessLabel(policy) },
    hospital && { term: 'Co-payment', is: coPaymentLabel(hospital.coPayment) },
    policy.extras && { term: 'Extras', is: servicesLabel(Object.keys(policy.extras).length) },
    { term: 'Ambulance', is: AMBULANCE_LABEL[policy.ambulance] },
    hospital && { term: 'Avoids surcharge', is: hospital.avoidsSurcharge ? 'Yes' : 'No' },
    extended && { term: 'Covers', is: policy.adults === 1 ? 'One parent, no partner' : 'Both parents' },
  ].filter(term => term !== null && term !== false)
  // All there is to say of ambulance cover is in the sentence above.
  if (terms.length === 1) return null
  return (
    <dl
      className={`grid grid-cols-2 gap-x-3 gap-y-2 px-4 pb-4 text-sm leading-snug sm:px-6 ${hospital ? 'sm:grid-cols-3 md:grid-cols-[4fr_3fr_5fr_4fr_5fr_auto]' : 'sm:grid-cols-[1fr_3fr]'}`}
    >
      {terms.map(({ term, is }) => (
        <div key={term} className="row-span-2 grid grid-rows-subgrid gap-y-0">
          <dt className="self-end text-muted">{term}</dt>
          <dd className="text-balance font-medium">{is}</dd>
        </div>
      ))}
    </dl>
  )
}

const servicesLabel = (count: number) => `${count} ${count === 1 ? 'service' : 'services'}`

function Paid({ fund, fundName }: { fund: string; fundName: string }) {
  const commission = commissionOf(fund)
  if (!commission) return <>What {fundName} pays us is not stated here: ask us before you decide.</>
  const { basis } = commission
  if (!basis) return <>{fundName} pays us nothing.</>
  return (
    <>
      If you take out this policy through us, {fundName} pays us: {basis}.
    </>
  )
}
