import { PRICE_RANGES } from 'virtual:price-ranges'
import { ofYear } from '#site/catalogue/price-range-table.tsx'
import { DEMO_NOTICE } from '#widgets/domain/demo-funds.ts'
import type { GlanceRow } from './glance.ts'

/** What people ask first, answered in one ruled row above the text. */
export function AtAGlance({ rows }: { rows: readonly GlanceRow[] }) {
  return (
    <section aria-label="At a glance" className="border-line border-b">
      <div className="page-width py-8">
        <dl className="grid grid-cols-2 border-ink border-t-2 lg:grid-cols-4">
          {rows.map(({ label, answer, note }) => (
            <div
              key={label}
              className="border-line border-b py-4 pr-4 max-lg:even:border-l max-lg:even:pl-4 lg:not-first:border-l lg:not-first:pl-6"
            >
              <dt className="text-muted text-sm">{label}</dt>
              <dd>
                <strong className="block font-display font-semibold text-eucalypt text-xl">{answer}</strong>{' '}
                <span className="block text-balance text-hint text-muted">{note}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-muted text-sm">
          {PRICE_RANGES.demo && `${DEMO_NOTICE} `}
          {ofYear(PRICE_RANGES.dataOf)}
        </p>
      </div>
    </section>
  )
}
