import { centsLabel } from '#widgets/domain/money.ts'
import { isDay } from '#widgets/domain/period.ts'
import { shortDay } from '../entry/when.ts'
import { HeadRow } from '../head-row.tsx'
import type { QuoteRequest } from './request.ts'
import { asText } from './told.tsx'

/** The policies that the visitor chose, with the prices shown at the time. */
export function Chosen({ policies }: { policies: QuoteRequest['chosen_policies'] }) {
  const rows = Array.isArray(policies) ? policies : []
  return (
    <section aria-label="Chosen policies">
      <h3 className="mt-8 text-lg">Chosen policies</h3>
      {rows.length === 0 ? (
        <p className="mt-2 text-muted">No policies were chosen.</p>
      ) : (
        <table className="mt-4 w-full border-collapse text-left">
          <caption className="sr-only">Chosen policies, with their prices as shown at the time</caption>
          <HeadRow heads={['Policy', 'Shown on', ['Per month', 'text-right']]} />
          <tbody>
            {rows.map((policy, place) => {
              const { name, fund, price, from, beforeRebate, day } = read(policy)
              return (
                <tr key={place} className="border-line border-b align-top">
                  <th scope="row" className="py-2 pr-4 font-normal wrap-anywhere">
                    <span dir="auto" className="block font-semibold">
                      {name}
                    </span>
                    <bdi className="text-muted">{fund}</bdi>
                  </th>
                  <td className="py-2 pr-4 tabular-nums">{day}</td>
                  <td className="py-2 text-right tabular-nums">
                    {price}
                    {from && <span className="block text-muted">from {from}</span>}
                    {beforeRebate && <span className="block text-muted">before the rebate</span>}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** The browser sent it, so it may be anything. */
function read(policy: unknown) {
  const { name, fund, id, monthlyPriceCents, asShownOn, appliesFrom, beforeRebate } = Object(policy) as Record<
    string,
    unknown
  >
  return {
    name: asText(name ?? id ?? policy),
    fund: typeof fund === 'string' ? fund : '',
    price: Number.isSafeInteger(monthlyPriceCents) ? centsLabel(monthlyPriceCents as number) : 'not given',
    beforeRebate: beforeRebate === true,
    day: dayOf(asShownOn),
    from: dayOf(appliesFrom),
  }
}

function dayOf(value: unknown): string {
  if (typeof value !== 'string') return ''
  return isDay(value) ? shortDay(value) : value
}
