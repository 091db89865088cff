import { lazy, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { safeNext } from '#site/session/next.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { WithoutScript } from '#site/ui/without-script.tsx'
import { AuthHead } from './auth-head.tsx'
import { useFocusIfLost } from './focus-if-lost.ts'
import { PhoneForm } from './phone-form.tsx'
import { forgetTyped } from './typed.ts'

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

const IN = 'For what you sent us and the calls you booked.'
const LEAD: Record<Way, string> = {
  phone: IN,
  password: IN,
  'sign-up': 'An email address and a password are all it takes.',
  reset: 'We send you a link that lets you choose a new one.',
}

/** The ways in. Which one is shown is not kept: each starts from what was typed into the last. */
export function SignIn() {
  const [way, setWay] = useState<Way>('phone')
  const navigate = useNavigate()
  const fields = useRef<HTMLDivElement>(null)
  const heading = useFocusIfLost<HTMLHeadingElement>(TITLE[way])

  function goOn() {
    forgetTyped()
    // The account may take a moment: who signs out before it shows leaves nothing in the fields either.
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
          <WithoutScript>Signing in needs JavaScript, which is off in your browser.</WithoutScript>
          {/* Above the forms: a code that is still under way comes back at the start, and moves what stands below. */}
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
                Back to signing in
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
              // Not within the boundary: React would bring that to life after the page, and a press between is the browser's.
              <PhoneForm onSignedIn={goOn} />
            ) : (
              <Suspense fallback={<p role="status">Fetching …</p>}>
                {way === 'password' && <PasswordForm onSignedIn={goOn} onForgotten={() => setWay('reset')} />}
                {way === 'sign-up' && <SignUpForm />}
                {way === 'reset' && <ResetForm />}
              </Suspense>
            )}
          </div>
        </div>
        <aside className="self-start rounded-card border border-line bg-sand p-5 sm:p-8">
          <h2 className="text-xl">What an account is for</h2>
          <ul className="mt-5 border-line border-b">
            <For verb="See">the quotes you asked for and the calls you booked while signed in.</For>
            <For verb="Correct">how we reach you, move or cancel a call.</For>
            <For verb="Delete">what you sent us, without asking anybody.</For>
          </ul>
          <p className="mt-5 max-w-[52ch] text-muted">
            You do not need one to compare: prices come before contact details here.{' '}
            <AppLink to="/compare" className="text-eucalypt">
              Compare policies
            </AppLink>
          </p>
        </aside>
      </div>
    </>
  )
}

const LINK = 'min-h-11 cursor-pointer font-semibold text-eucalypt underline underline-offset-4'

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
