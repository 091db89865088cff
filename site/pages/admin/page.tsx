import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { AccountNotLoaded } from '#site/session/account-not-loaded.tsx'
import { useSession } from '#site/session/session.tsx'
import { UNTIL_KNOWN } from '#site/session/until-known.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { Hills } from '#site/ui/drawn/hills.tsx'
import { PageHead } from '#site/ui/page-head.tsx'
import { handFocusOn } from '#site/ui/take-focus.ts'
import { CheckAgain } from './check-again.tsx'
import { useUnsaved } from './forms/unsaved.ts'
import { readScreen, SCREENS } from './screens.ts'

const Dashboard = lazy(async () => {
  // The screen's code loads alongside the frame's; a failure is reported when the frame asks for it.
  SCREENS[readScreen(new URLSearchParams(location.search).get('screen'))].load().catch(() => {})
  const { Dashboard } = await import('./dashboard.tsx')
  return { default: Dashboard }
})

// The dashboard closes by itself once the right has gone.
const toHeading = handFocusOn(() => document.querySelector<HTMLElement>('main h1'))

/**
 * Spares everybody else an empty dashboard: its code is loaded, and its calls are made, for administrators only.
 * The guard that counts is row level security; this one can be forged and yields nothing.
 */
export default function Page() {
  const { user, known, isAdmin } = useSession()
  const { search } = useLocation()
  // Typed text is not lost with the session: its panel stays, and says that the session is over.
  const holds = useUnsaved()
  const isTheirs = known && isAdmin
  const screen = readScreen(new URLSearchParams(search).get('screen'))
  // Including the entry that an email's link names; the prerendered page knows of none.
  const wanted = known ? `/admin${search}` : '/admin'
  return (
    // As tall as the window in each state, so that nothing below it moves while it fills.
    <>
      <PageHead
        path="/admin"
        title={isTheirs ? `${SCREENS[screen].label}, team dashboard` : 'Team dashboard'}
        description="For the team: requests, calls, offers and messages."
      />
      {!known && !holds && (
        <div className={user ? undefined : UNTIL_KNOWN.somebody}>
          <div className={FRAME}>
            <Checking />
          </div>
        </div>
      )}
      {isTheirs || holds ? (
        // Nothing behind that panel may be readable any more.
        <div ref={toHeading} className={isTheirs ? FRAME : `${FRAME} invisible`}>
          <Suspense
            fallback={
              <p role="status" className="py-10">
                Loading the dashboard …
              </p>
            }
          >
            <Dashboard />
          </Suspense>
        </div>
      ) : user ? (
        known && (
          <Lone>
            <p className="max-w-prose">
              You are signed in, but not as an administrator, so there is nothing here for you. Nothing was loaded. If
              you are new to the team, ask a colleague to add you. Otherwise, the check may have failed: try again.
            </p>
            <p className="flex flex-wrap gap-3">
              <AppLink to="/auth" className="hic-button" data-look="quiet">
                Your account
              </AppLink>
              <CheckAgain />
            </p>
          </Lone>
        )
      ) : (
        <div className={known ? undefined : UNTIL_KNOWN.nobody}>
          <Lone>
            <p className="max-w-prose">Sign in as an administrator to see it. Nothing was loaded.</p>
            <AppLink
              to="/auth"
              and={`?next=${encodeURIComponent(wanted)}`}
              className="hic-button"
              data-look="action"
              // As prerendered it names no entry: a click is held until React starts, and then follows the one in the address.
              data-live
              onClick={({ currentTarget }) => {
                currentTarget.search = `?next=${encodeURIComponent(`/admin${location.search}`)}`
              }}
            >
              Sign in
            </AppLink>
            <AccountNotLoaded />
          </Lone>
        </div>
      )}
    </>
  )
}

/** If the auth service is silent or out of reach, supabase-js tries for half a minute before it is known who is here. */
function Checking() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setLate, LATE_MS, true)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="status" className="py-10">
      {isLate
        ? 'Still checking who you are: we could not be reached so far, and are trying again …'
        : 'Checking who you are …'}
    </p>
  )
}
const LATE_MS = 5_000

const FRAME = 'page-width min-h-dvh pt-5 pb-10 sm:pt-10'

function Lone({ children }: { children: ReactNode }) {
  return (
    <div className="relative isolate min-h-[calc(100dvh-var(--header-height))] overflow-hidden bg-sand">
      <div className="ruled -z-20 absolute inset-0 opacity-60" />
      <Hills className="-z-10 absolute inset-x-0 bottom-0 h-72 w-full sm:h-64 lg:h-96" />
      <div className="page-width grid justify-items-start gap-5 pt-14 pb-80">
        <h1 tabIndex={-1} className="text-3xl">
          This page is for the team
        </h1>
        {children}
      </div>
    </div>
  )
}
