import { AppLink } from '#site/ui/app-link.tsx'
import { BRAND } from '#widgets/domain/brand.ts'
import { COMPARED } from '#widgets/domain/compared.ts'

const LINK = 'text-on-deep print:text-ink'

export function Disclaimer() {
  return (
    <section aria-labelledby="disclaimer" className="bg-deep text-on-deep print:bg-paper print:text-ink">
      <div className="grid page-width gap-x-8 gap-y-6 py-16 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <h2 id="disclaimer" className="text-wattle text-xl print:text-ink">
          The fine print, in full size
        </h2>
        <div className="grid max-w-prose gap-4">
          <p>
            {BRAND.name} compares and informs. It gives no advice: it does not weigh up your objectives, your finances
            or your health as an adviser would. Read the fund’s own information about a policy before you join.
          </p>
          <p>
            Our service is free to you and may earn us a commission from insurers;{' '}
            <AppLink to="/how-we-get-paid" className={LINK}>
              see how we get paid
            </AppLink>
            . {COMPARED}
          </p>
          <p>
            There is a code of conduct for private health insurance intermediaries, and our own rules are drafted to be
            in line with it.{' '}
            <AppLink to="/code-of-conduct" className={LINK}>
              Read the code of conduct
            </AppLink>{' '}
            and the{' '}
            <AppLink to="/disclaimer" className={LINK}>
              basis of every claim on this page
            </AppLink>
            .
          </p>
        </div>
      </div>
    </section>
  )
}
