import { lazy, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AccountNotLoaded } from '#site/session/account-not-loaded.tsx'
import { safeNext } from '#site/session/next.ts'
import { useAddressHash } from '#site/ui/address-hash.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { LINK_BUTTON } from '#site/ui/link-button.ts'
import { WithoutScript } from '#site/ui/without-script.tsx'
import { AuthHead } from './auth-head.tsx'
import { useFocusIfLost } from './focus-if-lost.ts'
import { PhoneForm } from './phone-form.tsx'

const PasswordForm = lazy(() => import('./password-form.tsx').then(form => ({ default: form.PasswordForm })))
const SignUpForm = lazy(() => import('./sign-up-form.tsx').then(form => ({ default: form.SignUpForm })))
const ResetForm = lazy(() => import('./reset-form.tsx').then(form => ({ default: form.ResetForm })))

type Way = 'phone' | 'password' | 'sign-up' | 'reset'

const TITLE: Record<Way, string> = {
  phone: 'Sign in',
  password: 'Sign in',
  'sign-up': 'Create an account',
  reset: 'Forgotten password',
}

/** Beside the two ways to sign in the page says what an account is for. */
const LEAD: Partial<Record<Way, string>> = {
  'sign-up': 'All you need is an email address and a password.',
  reset: 'We will email you a link to choose a new one.',
}

/** The ways to sign in. Which one was shown is not kept; each starts with what was typed into the last. */
export function SignIn() {
  const [way, setWay] = useState<Way>('phone')
  const navigate = useNavigate()
  // A link that was copied only up to its “&”, for example: a whole one has a page of its own.
  const isCutOff = useAddressHash()?.startsWith('#token_hash')
  const fields = useRef<HTMLDivElement>(null)
  const heading = useFocusIfLost<HTMLHeadingElement>(TITLE[way])

  function goOn() {
    // The account may take a moment to show: somebody who signs out before then leaves nothing in the fields.
    fields.current?.querySelector('form')?.reset()
    const from = new URLSearchParams(location.search).get('next')
    const next = from && safeNext(from + location.hash, location.origin)
    if (next) void navigate(next, { replace: true })
  }

  return (
    <>
      <AuthHead title={TITLE[way]} heading={heading} lead={LEAD[way]} />
      <div className="page-width grid gap-12 py-12 lg:grid-cols-[minmax(0,27rem)_1fr] lg:gap-20">
        <div className="w-full max-w-[27rem]">
          <WithoutScript>Signing in needs JavaScript, which is turned off in your browser.</WithoutScript>
          {isCutOff && (
            <p role="alert" className="trouble-box mb-8">
              This link is incomplete. Open it from our email again or, to get another, create the account again or
              choose “Forgotten your password?” under “Email and password”.
            </p>
          )}
          {/* Above the forms: the step for a code already sent comes back once React starts, and moves what is below. */}
          <p className="mb-4 noscript:hidden">
            {way === 'phone' || way === 'password' ? (
              <>
                New here?{' '}
                <button type="button" className={LINK} onClick={() => setWay('sign-up')}>
                  Create an account
                </button>
              </>
            ) : (
              <button type="button" className={LINK} onClick={() => setWay('password')}>
                Back to sign in
              </button>
            )}
          </p>
          {(way === 'phone' || way === 'password') && (
            <fieldset className="mb-6 flex noscript:hidden flex-wrap border-line border-b">
              <legend className="sr-only">How you sign in</legend>
              <WayButton way="phone" now={way} choose={setWay} label="Code by SMS" />
              <WayButton way="password" now={way} choose={setWay} label="Email and password" />
            </fieldset>
          )}
          <div ref={fields} className="noscript:hidden">
            {way === 'phone' ? (
              // Outside the boundary: React hydrates that after the page, and the browser would handle a press in between.
              <PhoneForm onSignedIn={goOn} />
            ) : (
              <Suspense fallback={<p role="status">Loading …</p>}>
                {way === 'password' && <PasswordForm onSignedIn={goOn} onForgotten={() => setWay('reset')} />}
                {way === 'sign-up' && <SignUpForm />}
                {way === 'reset' && <ResetForm />}
              </Suspense>
            )}
          </div>
          <AccountNotLoaded />
        </div>
        <aside className="self-start rounded-card border border-line bg-sand p-5 sm:p-8">
          <h2 className="text-xl">What an account is for</h2>
          <ul className="mt-5 border-line border-b">
            <For verb="See">the quotes you asked for and the calls you booked while signed in.</For>
            <For verb="Change">the contact details of a new request, or move or cancel a call.</For>
            <For verb="Delete">those requests and calls, without having to ask.</For>
          </ul>
          <p className="mt-5 max-w-[52ch] text-muted">
            You do not need one to compare: you see prices before we ask for contact details.{' '}
            <AppLink to="/compare" className="text-eucalypt">
              Compare policies
            </AppLink>
          </p>
        </aside>
      </div>
    </>
  )
}

const LINK = `${LINK_BUTTON} font-semibold`

// One sentence, its verb set apart as in a ledger.
const For = ({ verb, children }: { verb: string; children: string }) => (
  <li className="grid gap-x-4 border-line border-t py-3 sm:grid-cols-[6rem_1fr]">
    <strong className="font-display font-semibold text-eucalypt">{verb} </strong>
    <span>{children}</span>
  </li>
)

interface WayButtonProps {
  way: Way
  now: Way
  choose: (way: Way) => void
  label: string
}

function WayButton({ way, now, choose, label }: WayButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={way === now}
      onClick={() => choose(way)}
      className="-mb-px min-h-11 cursor-pointer whitespace-nowrap border-eucalypt px-3 pt-2 pb-2.75 max-sm:text-sm first-of-type:pl-0 aria-pressed:border-b-3 aria-pressed:pb-2 aria-pressed:font-bold"
    >
      {label}
    </button>
  )
}
