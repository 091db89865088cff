import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { JourneyHead } from '#site/journey/journey-head.tsx'
import { useHash } from '#site/journey/sending/hash.ts'
import { PageHead } from '#site/ui/page-head.tsx'
import { serviceData } from '#site/ui/structured-data.ts'
import { WithoutScript } from '#site/ui/without-script.tsx'
import { BRAND, OPENING_HOURS } from '#widgets/domain/brand.ts'
import { PhoneLink } from '#widgets/phone-link/phone-link.tsx'
import { CallForm } from './call-form.tsx'

// For visitors who open the link of a call; those booking one need not wait for it.
const Manage = lazy(() => import('./manage.tsx').then(chunk => ({ default: chunk.Manage })))

const DESCRIPTION = `Choose a day and a half-hour, and ${BRAND.name} will call you about private health cover. Free, with no obligation.`

export default function Page() {
  const token = useHash('manage')
  const { key } = useLocation()
  const isCutOff = token === null && location.hash.startsWith('#manage=')
  const isAboutCall = token || isCutOff
  const title = isAboutCall ? 'Your call' : 'Schedule a call'
  return (
    <>
      <PageHead
        path="/schedule-call"
        title={title}
        description={DESCRIPTION}
        structuredData={[
          serviceData(
            { path: '/schedule-call', name: 'A call about health cover', description: DESCRIPTION },
            'Call back',
          ),
        ]}
      />
      <JourneyHead
        title={title}
        lead={isAboutCall ? undefined : 'Choose a half-hour, and a person will call you. It is free.'}
      />
      <div className="grid page-width gap-12 py-8 lg:py-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 max-w-2xl">
          <WithoutScript>Booking or moving a call needs JavaScript, which is turned off in your browser.</WithoutScript>
          <div className="noscript:hidden">
            {isAboutCall ? (
              <Suspense fallback={<p role="status">Looking up your call …</p>}>
                <Manage key={token} token={token} />
              </Suspense>
            ) : (
              <>
                <p className="mb-6 text-hint text-muted">
                  Already booked? To move or cancel your call, use the link that came with it, or call us.
                </p>
                <CallForm key={key} />
              </>
            )}
          </div>
        </div>
        <aside aria-label="Before the call" className="grid content-start gap-6 max-lg:max-w-2xl">
          <div className="border-ink border-t-2 pt-5">
            <h2 className="text-xl">Prefer to call now?</h2>
            <p className="mt-2 text-lg">
              <PhoneLink sourcePage="schedule-call-page" />
            </p>
            <p>{OPENING_HOURS}</p>
          </div>
          <div className="border-line border-t pt-5">
            <h2 className="text-xl">Good to have ready</h2>
            <ul className="mt-2 list-disc pl-5">
              <li>The name of your policy, if any</li>
              <li>How long you have held it</li>
              <li>What you would not want to do without</li>
            </ul>
          </div>
        </aside>
      </div>
    </>
  )
}
