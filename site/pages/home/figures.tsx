import { AppLink } from '#site/ui/app-link.tsx'
import { Stats } from '#widgets/stats/stats.tsx'

export function Figures() {
  return (
    <div className="relative isolate overflow-hidden border-line border-y bg-sand">
      {/* Only three lines: further down they would strike through the figures, or end behind their cards. */}
      <div className="ruled -z-10 absolute inset-x-0 top-0 h-30 opacity-60" />
      <div className="page-width py-20">
        <h2 className="mb-8 text-2xl">In figures</h2>
        <Stats />
        <p className="mt-6 text-muted text-sm">
          The{' '}
          <AppLink to="/disclaimer" className="text-eucalypt">
            disclaimer
          </AppLink>{' '}
          says what each figure is based on, or that its basis is still missing.
        </p>
      </div>
    </div>
  )
}
