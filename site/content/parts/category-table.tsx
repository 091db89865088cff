import { Check, CircleDashed, type IconNode, Minus } from 'lucide'
import {
  categoriesAddedBy,
  type Obligation,
  obligation,
  RESTRICTED_BELOW_GOLD,
} from '#widgets/domain/clinical-categories.ts'
import { HOSPITAL_TIERS } from '#widgets/domain/hospital-tiers.ts'
import { Icon } from '#widgets/kit/ui/icon.ts'

/**
 * What each tier must do about each of the 38 categories, by the tier that adds them. A phone has room for one column: the
 * lowest tier that must cover it.
 */
export function CategoryTable() {
  return (
    <table className="long-table">
      <caption>
        <span className="max-sm:hidden">
          <Mark duty="covered" /> must be covered · <Mark duty="restricted at least" /> may be restricted ·{' '}
          <Mark duty="optional" /> the fund decides; if it is covered, the policy is usually called plus
        </span>{' '}
        <span className="sm:hidden">
          The lowest tier that must cover each treatment. A plus policy on a lower tier may cover it.
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Treatment in hospital</th>
          <th scope="col" className="sm:hidden">
            From
          </th>
          {HOSPITAL_TIERS.map(tier => (
            <th key={tier} scope="col" className="max-sm:hidden">
              {tier}
            </th>
          ))}
        </tr>
      </thead>
      {HOSPITAL_TIERS.map(lowest => (
        <tbody key={lowest}>
          <tr>
            <th scope="rowgroup" colSpan={1 + HOSPITAL_TIERS.length} className="bg-sand px-3">
              {lowest}
              {lowest === 'Basic' ? ':' : ' adds'} {categoriesAddedBy(lowest).length} treatments
            </th>
          </tr>
          {categoriesAddedBy(lowest).map(category => (
            <tr key={category.title}>
              <th scope="row">
                {category.label} <span className="block font-normal text-hint text-muted">{category.explanation}</span>
              </th>
              <td className="sm:hidden">
                {category.tier}{' '}
                {RESTRICTED_BELOW_GOLD.includes(category.title) && (
                  <span className="block text-muted text-sm">may be restricted below Gold</span>
                )}
              </td>
              {HOSPITAL_TIERS.map(tier => (
                <td key={tier} className="max-sm:hidden">
                  <Mark duty={obligation(tier, category)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

const DRAWN: Record<Obligation, { icon: IconNode; words: string; look: string }> = {
  covered: { icon: Check, words: 'Covered', look: 'text-eucalypt' },
  'restricted at least': { icon: CircleDashed, words: 'May be restricted', look: 'text-wattle-deep' },
  optional: { icon: Minus, words: 'Optional', look: 'text-muted' },
}

function Mark({ duty }: { duty: Obligation }) {
  const { icon, words, look } = DRAWN[duty]
  return (
    <span className={`relative inline-block align-middle ${look}`}>
      <Icon of={icon} size={20} />
      <span className="sr-only">{words}</span>
    </span>
  )
}
