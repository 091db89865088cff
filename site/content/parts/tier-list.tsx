import { categoriesAddedBy, categoriesOf } from '#widgets/domain/clinical-categories.ts'
import { HOSPITAL_TIERS } from '#widgets/domain/hospital-tiers.ts'

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
            <Share of={categoriesOf('Gold').length} covered={categoriesOf(tier).length} />
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

/** How many of all categories are covered, as a bar. */
function Share({ of, covered }: { of: number; covered: number }) {
  return (
    <svg
      viewBox={`0 0 ${of} 8`}
      preserveAspectRatio="none"
      className="mt-2 block h-2 w-full max-sm:mb-2 max-sm:max-w-48"
      aria-hidden="true"
    >
      <path className="fill-mist" d={`M0 0h${of}v8H0Z`} />
      <path className="fill-eucalypt" d={`M0 0h${covered}v8H0Z`} />
    </svg>
  )
}
