import { centsLabel } from '#widgets/domain/money.ts'
import { countLabel } from '#widgets/domain/number.ts'
import type { Results } from '../results.ts'

interface HeadlineProps {
  results: Results
  of: number
  /** How many funds are in the list, if it shows one policy from each; otherwise 0. */
  funds: number
}

/** How many policies fit, and from what price: above the list, and what screen readers are told of each change. */
export function Headline({ results: { placed }, of, funds }: HeadlineProps) {
  const cheapest = placed.length ? Math.min(...placed.map(entry => entry.price)) : null
  return (
    <>
      {countLabel(placed.length)} of {countLabel(of)} policies {placed.length === 1 ? 'fits' : 'fit'}
      {cheapest !== null && `, from ${centsLabel(cheapest)} a month`}
      {funds > 1 && `, showing one from each of ${funds} funds`}
      {funds === 1 && placed.length > 1 && ', showing only the top-ranked one'}
    </>
  )
}
