import { lazy, Suspense } from 'react'
import { accountLabel } from '#site/session/account-label.ts'
import { useSession } from '#site/session/session.tsx'
import { UNTIL_KNOWN } from '#site/session/until-known.ts'
import { useSignInLink } from '#site/session/use-sign-in-link.ts'
import { AuthHead } from './auth-head.tsx'
import { OpenLink } from './open-link.tsx'
import { SignIn } from './sign-in.tsx'

const Account = lazy(() => import('./account/account.tsx').then(({ Account }) => ({ default: Account })))
const NewPassword = lazy(() => import('./new-password.tsx').then(({ NewPassword }) => ({ default: NewPassword })))

export default function Page() {
  const { user, known, recovering } = useSession()
  const link = useSignInLink()
  // A key for each link: why one was refused does not hold for another that is opened in this tab.
  if (link) return <OpenLink key={link.tokenHash} link={link} />
  if (user && recovering)
    return (
      <>
        <AuthHead
          title="Choose a new password"
          lead={`The link has signed you in as ${accountLabel(user)}. Once you set a new password here, any earlier one will stop working.`}
        />
        <div className="page-width py-12">
          <Suspense fallback={<p role="status">Loading …</p>}>
            <NewPassword />
          </Suspense>
        </div>
      </>
    )
  if (user && known)
    return (
      <Suspense fallback={<Waiting />}>
        {/* Another account may come from another tab: what is being typed is not for that one. */}
        <Account key={user.id} user={user} />
      </Suspense>
    )
  return (
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
  )
}

// As tall as the window, so that nothing below it moves once the account is there.
const Waiting = () => (
  <p role="status" className="page-width min-h-dvh py-12">
    Loading your account …
  </p>
)
