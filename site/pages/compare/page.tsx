import { lazy, Suspense, useEffect, useState } from 'react'
import { fetchManifestAhead, loadPolicies, type Wanted } from '#site/catalogue/client.ts'
import { currentAnswers, useAnswers } from '#site/journey/answers/answers.ts'
import { JourneyHead } from '#site/journey/journey-head.tsx'
import { AppLink } from '#site/ui/app-link.tsx'
import { useInBrowser } from '#site/ui/in-browser.ts'
import { labelOf } from '#site/ui/label-of.ts'
import { PageHead } from '#site/ui/page-head.tsx'
import { serviceData } from '#site/ui/structured-data.ts'
import { useToday } from '#site/ui/today.ts'
import { WithoutScript } from '#site/ui/without-script.tsx'
import type { Answers } from '#widgets/domain/answers.ts'
import { COVER_FOR } from '#widgets/domain/cover-for.ts'
import { COVER_TYPES, FIRST_COVER_TYPE } from '#widgets/domain/cover-types.ts'
import { Filters, loadCurrentPolicy } from './filters/filters.tsx'
import { FirstChoices } from './filters/first-choices.tsx'
import { Failed, Loading, NeedsAnswers, Waiting } from './instead-of-list.tsx'
import { useCatalogue } from './use-catalogue.ts'

const DESCRIPTION =
  'Every policy in our data for your household and state, priced for you, in an order no fund can buy. No name or phone number needed.'

// Nobody needs the results' code before there are results; it loads alongside the policies.
const loadFound = () => import('./list/found.tsx')
const Found = lazy(async () => ({ default: (await loadFound()).Found }))

// Whoever comes with the answers: the policies are on their way while React starts.
if (!import.meta.env.SSR) {
  const wanted = wantedBy(currentAnswers())
  if (wanted) void loadPolicies(wanted)
}

function wantedBy({ coverFor, state, coverType = FIRST_COVER_TYPE }: Answers): Wanted | null {
  return coverFor && state ? { coverFor, state, coverType } : null
}

export default function Page() {
  const answers = useAnswers()
  const today = useToday()
  const { coverFor, state, coverType = FIRST_COVER_TYPE } = answers
  const [catalogue, tryAgain] = useCatalogue(wantedBy(answers), today)
  const isPrinted = useInBrowser(() => false, true)

  // Always on the page: few screen readers announce text that arrives together with its live region.
  const [said, setSaid] = useState<HTMLElement | null>(null)

  const begun = Boolean(coverFor || state)
  useEffect(() => {
    if (!begun) return
    // With both answers the list has been asked for already, and a second copy would only go stale.
    if (!(coverFor && state)) fetchManifestAhead()
    loadFound().catch(() => {})
    loadCurrentPolicy().catch(() => {})
  }, [begun])

  return (
    <>
      <PageHead
        path="/compare"
        title="Compare health insurance policies"
        description={DESCRIPTION}
        structuredData={[
          serviceData(
            { path: '/compare', name: 'Comparison of health insurance policies', description: DESCRIPTION },
            'Private health insurance comparison',
          ),
        ]}
      />
      <JourneyHead
        step={2}
        title="Compare policies"
        lead={<span className="print:hidden">Prices before contact details.</span>}
      >
        {coverFor && state && (
          <p className="hidden print:block">
            {labelOf(COVER_FOR, coverFor)}, {state}, {labelOf(COVER_TYPES, coverType)}
          </p>
        )}
        <FirstChoices answers={answers} />
      </JourneyHead>
      <div className="page-width hidden noscript:block pt-8 pb-24">
        <WithoutScript>
          Comparing needs JavaScript, which is off in your browser. You can still read{' '}
          <AppLink to="/hospital-extras" className="text-eucalypt">
            what each type of cover typically costs
          </AppLink>
          .
        </WithoutScript>
      </div>
      <div className="page-width grid min-h-screen content-start gap-x-10 gap-y-6 pt-6 pb-24 noscript:hidden lg:pt-8 lg:grid-cols-[19rem_minmax(0,1fr)] print:block print:min-h-0 print:py-0">
        <Filters
          answers={answers}
          policies={catalogue.outcome === 'loaded' ? catalogue.policies : []}
          manifest={catalogue.outcome === 'loaded' ? catalogue.manifest : null}
        />
        <div className="min-w-0">
          <p ref={setSaid} role="status" className="sr-only" />
          {isPrinted && <Waiting className="hidden in-data-answered:block" />}
          {catalogue.outcome === 'not-asked' && <NeedsAnswers className={isPrinted ? 'in-data-answered:hidden' : ''} />}
          {catalogue.outcome === 'loading' && <Loading said={said} />}
          {catalogue.outcome === 'loaded' && (
            <Suspense fallback={<Loading said={said} />}>
              <Found catalogue={catalogue} answers={answers} today={today} said={said} />
            </Suspense>
          )}
          {(catalogue.outcome === 'offline' || catalogue.outcome === 'failed' || catalogue.outcome === 'outdated') && (
            <Failed outcome={catalogue.outcome} onTryAgain={tryAgain} />
          )}
        </div>
      </div>
    </>
  )
}
