import { AppLink } from '#site/ui/app-link.tsx'
import type { Answers } from '#widgets/domain/answers.ts'
import { type CatalogueFund, type Manifest, openFunds } from '#widgets/domain/catalogue/manifest.ts'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import { commissionOf } from '#widgets/domain/commissions.ts'
import { isForChildren } from '#widgets/domain/cover-for.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import { countLabel } from '#widgets/domain/number.ts'

interface WhatWasComparedProps {
  manifest: Manifest
  policies: readonly Policy[]
  answers: Answers
}

// Listed beside those without that cover, they would show a family one name twice at two prices.
const GROWN_CHILDREN =
  'Policies that also cover adult children who no longer study are under “Extended family”, and here only if the fund has none like them without that cover. '

/** What was compared, of what there is, how it was put in order, and who pays us for it. */
export function WhatWasCompared({ manifest, policies, answers }: WhatWasComparedProps) {
  const { totals, leftOut, dataOf, source, changes, comparedWith } = manifest
  const funds = [...new Set(policies.map(policy => policy.fund))]
  const hasGrownElsewhere = isForChildren(answers.coverFor) && answers.coverFor !== 'extended-family'
  const paying = funds.filter(fund => commissionOf(fund)?.basis).length
  const unstated = funds.filter(fund => !commissionOf(fund)).length
  const absent = manifest.funds.filter(({ code }) => !funds.includes(code))
  const namesOf = (type: CatalogueFund['type']) =>
    absent
      .filter(fund => fund.type === type)
      .map(({ name }) => name)
      .join(', ')
  return (
    <section aria-labelledby="what-was-compared" className="mt-12 border-ink border-t-2 pt-6">
      <h2 id="what-was-compared" className="text-xl">
        What was compared
      </h2>
      <ul className="mt-3 grid max-w-prose gap-2">
        <li>
          <strong>
            {funds.length} of {totals.fundsInData} funds, {countLabel(policies.length)} of {countLabel(totals.shown)}{' '}
            policies
          </strong>{' '}
          that the public can buy: all those for your household, state and type of cover. The data has{' '}
          {countLabel(totals.inData)} policies open to new members. {hasGrownElsewhere && GROWN_CHILDREN}
          {openFunds(manifest).length} of the funds are open to everybody. Cover for overseas visitors and students,
          which a visa may require, is not in the data.
        </li>
        <li>
          Data from <time dateTime={dataOf}>{dayLabel(dataOf)}</time>. {source.attribution}.
          {answers.state === 'ACT' && ' The data does not list the ACT separately: NSW policies are sold there.'}
        </li>
        {changes && comparedWith && (
          <li>
            Since {dayLabel(comparedWith)}: {countLabel(changes.dearer)} {changes.dearer === 1 ? 'policy' : 'policies'}{' '}
            became dearer and {countLabel(changes.cheaper)} cheaper
            {changes.medianRise !== null && `; the median rise is ${changes.medianRise}%`}.
          </li>
        )}
        <li>
          <strong>How we are paid:</strong> {whoPays({ paying, unstated, of: funds.length })} What they pay does not
          change the order of the list. See{' '}
          <AppLink to="/how-we-get-paid" className="text-eucalypt">
            how we get paid
          </AppLink>
          .
        </li>
      </ul>
      <details className="on-paper mt-4">
        <summary className="fold fold-along min-h-11 py-2 font-medium">How the order is worked out</summary>
        <p className="max-w-prose">
          Each policy gets up to 100 points for its price and up to 100 for its cover, weighted as you chose. The
          cheapest on the list gets 100 points for price; one that costs twice as much gets 50. Four fifths of the cover
          points are for what you ticked, with restricted cover counting half. One fifth is for everything the policy
          covers in full, ticked or not. If you ticked nothing, all cover points are for that. Ambulance-only cover gets
          all of them for emergencies and other trips, or half for emergencies only. If points are equal, the cheaper
          policy comes first. The calculation does not know what a fund pays us.
        </p>
      </details>
      {leftOut.length + absent.length > 0 && (
        <details className="on-paper">
          <summary className="fold fold-along min-h-11 py-2 font-medium">What is in the data but not compared</summary>
          <ul className="list-disc pl-6">
            {namesOf('Restricted') && <li>Funds only for certain occupations or employers: {namesOf('Restricted')}</li>}
            {namesOf('Open') && (
              <li>Funds with no policy for your household, state and type of cover: {namesOf('Open')}</li>
            )}
            {leftOut.map(({ reason, policies: count }) => (
              <li key={reason}>
                {reason}: {countLabel(count)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** “0 of these funds pay us” would be made up where nobody has written down what they pay. */
function whoPays({ paying, unstated, of }: { paying: number; unstated: number; of: number }): string {
  if (unstated === of) return `What ${of === 1 ? 'this fund pays' : `these ${of} funds pay`} us is not stated: ask us.`
  const pay = `${paying} of these ${of} funds ${paying === 1 ? 'pays' : 'pay'} us when somebody takes out a policy through us; each policy says how much.`
  return unstated > 0 ? `${pay} For ${unstated} it is not stated: ask us.` : pay
}
