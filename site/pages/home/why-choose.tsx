import { TEXTS_DAY } from '#site/content/parts/figures.ts'
import { PriceExample } from '#site/content/parts/price-example.tsx'
import { AppLink } from '#site/ui/app-link.tsx'
import { Sprig } from '#site/ui/drawn/sprig.tsx'
import { NumberedPoints } from '#site/ui/numbered-points.tsx'
import { BRAND } from '#widgets/domain/brand.ts'
import { CLAIMS } from '#widgets/domain/claims.ts'

// The claim is in the ledger's last column; its basis is in the disclaimer.
const REASONS = [
  {
    title: 'Specialist advice',
    text: 'People who know the rules explain what a policy covers and what it leaves out. The choice is yours: we inform and compare, and do not give personal advice.',
    figure: CLAIMS.responseTime,
  },
  {
    title: 'Saving time and money',
    text: 'Your own price with the working shown, not an advertised one: age discount, loading and rebate, line by line, for every policy, side by side.',
    figure: CLAIMS.premiumSavings,
  },
  {
    title: 'Free service',
    text: 'You pay nothing. Some funds pay us a commission when someone joins through us; it is shown beside each result and never changes the order.',
  },
  {
    title: 'Personal information protection',
    text: 'Prices come before contact details. What you tick about your health stays on your device, unless you choose to send it.',
  },
  {
    title: 'Best-price guarantee with price match',
    text: (
      <>
        The same policy costs the same wherever you buy it, apart from discounts for how you pay or for belonging to a
        group. So a match can only put right a price that we showed wrongly or that is out of date: see the{' '}
        <AppLink to="/disclaimer" and="#price-match" className="text-eucalypt">
          disclaimer
        </AppLink>
        .
      </>
    ),
    figure: CLAIMS.priceMatch,
  },
  {
    title: 'Trust and recognition',
    text: 'Guides and answers that name their sources and the day they were checked, an order that money cannot change, and a plain page on how we are paid.',
    figure: CLAIMS.satisfaction,
  },
]

/** A made-up premium, worked out by the same rule as on the compare page. */
const SHOWN = { hospital: 150, extras: 40, loading: 8, tier: 'base', oldestAge: 34, on: TEXTS_DAY } as const

export function WhyChoose() {
  return (
    <section aria-labelledby="why-choose" className="relative isolate overflow-clip border-line border-b bg-mist">
      <Sprig className="depth-4 -top-6 -left-10 -z-10 absolute w-44 opacity-90 max-xl:hidden" />
      <div className="grid page-width gap-8 py-20 lg:grid-cols-[22rem_minmax(0,1fr)]">
        {/* On a tablet the words stand beside the bill: below them it left half of the page empty. */}
        <div className="grid gap-x-8 gap-y-6 md:max-lg:grid-cols-[minmax(0,1fr)_25rem] lg:sticky lg:top-28 lg:self-start">
          <div>
            <h2 id="why-choose" className="text-2xl">
              Why Choose {BRAND.name}
            </h2>
            <p className="mt-4 max-w-prose">
              Six reasons, and{' '}
              <AppLink to="/how-we-get-paid" className="text-eucalypt">
                how we are paid
              </AppLink>
              . The second reason looks like this:
            </p>
          </div>
          <div className="max-w-md">
            <PriceExample title="Your price, with its working" {...SHOWN} />
          </div>
        </div>
        <NumberedPoints points={REASONS} />
      </div>
    </section>
  )
}
