import fc from 'fast-check'
import { COMMISSIONS, type Commission } from '../commissions.ts'

/** What the funds of `anyPolicy` might pay us, by their codes; of a fund without an entry nothing is stated. */
export const anyCommissions: fc.Arbitrary<Record<string, string | undefined>> = fc.dictionary(
  fc.constantFrom('XDM', 'XSH', 'XEC'),
  fc.constantFrom(undefined, '$250 for each new policy', '20% of the first year’s premium', '40% of each premium'),
  { noNullPrototype: true },
)

/** Looks while the funds pay us exactly that, whatever an operator has entered, and returns what was seen. */
export function whilePaying<Seen>(commissions: Record<string, string | undefined>, look: () => Seen): Seen {
  const lines = COMMISSIONS as Commission[]
  const paying = Object.entries(commissions).map(([fundCode, basis]) => ({
    fundCode,
    fundName: fundCode,
    ...(basis === undefined ? {} : { basis }),
  }))
  const own = lines.splice(0, lines.length, ...paying)
  try {
    return look()
  } finally {
    lines.splice(0, lines.length, ...own)
  }
}
