import { lazy, Suspense } from 'react'
import { useSession } from '#site/session/session.tsx'
import { UNTIL_KNOWN } from '#site/session/until-known.ts'
import { AuthHead } from './auth-head.tsx'
import { SignIn } from './sign-in.tsx'

const Account = lazy(() => import('./account/account.tsx').then(({ Account }) => ({ default: Account })))
const NewPassword = lazy(() => import('./new-password.tsx').then(({ NewPassword }) => ({ default: NewPassword })))

export default function Page() {
  const { user, known, recovering } = useSession()
  return (
    <div className="page-width py-12 lg:py-16">
      {recovering ? (
        <>
          <AuthHead title="Choose a new password" />
          <Suspense fallback={<p role="status">Fetching …</p>}>
            <NewPassword />
          </Suspense>
        </>
      ) : user && known ? (
        <>
          <AuthHead title="Your account" />
          <Suspense fallback={<Waiting />}>
            <Account user={user} />
          </Suspense>
        </>
      ) : (
        <>
          {!known && (
            <div className={UNTIL_KNOWN.somebody}>
              <Waiting />
            </div>
          )}
          <div className={known ? undefined : UNTIL_KNOWN.nobody}>
            <SignIn />
          </div>
        </>
      )}
    </div>
  )
}

// As tall as the window, so that nothing below it moves once the account is there.
const Waiting = () => (
  <p role="status" className="min-h-dvh">
    Fetching your account …
  </p>
)
