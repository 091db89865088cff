import { AppLink } from '#site/ui/app-link.tsx'
import { Sprig } from '#site/ui/drawn/sprig.tsx'
import { BRAND } from '#widgets/domain/brand.ts'
import { CLAIMS, type Claim } from '#widgets/domain/claims.ts'

interface Reason {
  title: string
  text: string
  /** The claim in the ledger's last column; its basis stands in the disclaimer. */
  claim?: Claim
}

const REASONS: readonly Reason[] = [
  {
    title: 'Specialist advice',
    text: 'People who know the rules explain what a policy covers and what it leaves out. What suits you stays your decision: we inform and compare, and give no personal advice.',
    claim: CLAIMS.responseTime,
  },
  {
    title: 'Saving time and money',
    text: 'Your price with the working shown, not an advertised one: age discount, loading and rebate, line by line, for every policy side by side.',
    claim: CLAIMS.premiumSavings,
  },
  {
    title: 'Free service',
    text: 'You pay nothing. Funds pay us a commission when somebody joins through us; it stands beside each result and never moves the order.',
  },
  {
    title: 'Personal information protection',
    text: 'Prices come before contact details. What you tick about your health stays on your device, unless you ask us to take it along.',
  },
  {
    title: 'Best-price guarantee with price match',
    text: 'The same policy costs the same wherever you buy it. Should you find it for less, we match that price.',
    claim: CLAIMS.priceMatch,
  },
  {
    title: 'Trust and recognition',
    text: 'Sources and dates under every figure, an order that money cannot change, and a plain page on how we are paid.',
    claim: CLAIMS.satisfaction,
  },
]

export function WhyChoose() {
  return (
    <section aria-labelledby="why-choose" className="relative isolate overflow-hidden border-line border-b bg-sand">
      <Sprig className="depth-4 -left-10 -top-4 -z-10 absolute w-52 opacity-90 max-lg:hidden" />
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-20 lg:grid-cols-[20rem_1fr]">
        <div className="lg:pt-40">
          <h2 id="why-choose" className="text-2xl">
            Why Choose {BRAND.name}
          </h2>
          <p className="mt-4 max-w-prose">
            Six reasons, and{' '}
            <AppLink to="/how-we-get-paid" className="text-eucalypt">
              how each is paid for
            </AppLink>
            .
          </p>
        </div>
        <ol className="ledger border-line border-y bg-paper">
          {REASONS.map(({ title, text, claim }, i) => (
            <li
              key={title}
              className="grid grid-cols-[3.5rem_1fr] border-line not-last:border-b sm:grid-cols-[5rem_1fr] md:grid-cols-[5rem_1fr_11rem]"
            >
              <span
                className="row-span-2 border-ember/40 border-r-4 border-double py-5 pr-4 text-right font-display text-wattle-deep text-2xl tabular-nums leading-none"
                aria-hidden="true"
              >
                {i + 1}
              </span>
              <div className="py-5 pr-4 pl-5">
                <h3 className="text-lg">{title}</h3>
                <p className="mt-1 max-w-prose">{text}</p>
              </div>
              {claim && (
                <p className="col-start-2 px-5 pb-5 text-muted text-sm md:col-start-3 md:pt-5 md:text-right">
                  <strong className="block font-display font-semibold text-eucalypt text-xl tabular-nums">
                    {claim.figure}
                  </strong>
                  {claim.counts}
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
