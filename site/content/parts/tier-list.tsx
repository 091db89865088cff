import { categoriesAddedBy, categoriesOf } from '#widgets/domain/clinical-categories.ts'
import { HOSPITAL_TIERS } from '#widgets/domain/hospital-tiers.ts'
import { Bar } from './bar.tsx'

/** The four tiers, with what each adds to the one below. */
export function TierList() {
  return (
    <dl className="border-line border-t">
      {HOSPITAL_TIERS.map(tier => (
        <div key={tier} className="grid gap-x-6 border-line border-b py-4 sm:grid-cols-[8rem_1fr]">
          <dt>
            <span className="block font-display font-semibold text-lg">{tier}</span>{' '}
            <span className="block text-hint text-muted">
              {categoriesOf(tier).length} of {categoriesOf('Gold').length}
            </span>
            <Bar
              of={categoriesOf('Gold').length}
              least={categoriesOf(tier).length}
              className="mt-2 max-sm:mb-2 max-sm:max-w-48"
            />
          </dt>
          <dd>
            {tier === 'Basic'
              ? 'At least restricted cover, which pays about what a shared room in a public hospital costs, for: '
              : `Everything in the tier below, and ${categoriesAddedBy(tier).length} more: `}
            {categoriesAddedBy(tier)
              .map(category => category.label)
              .join('\u00a0· ')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
