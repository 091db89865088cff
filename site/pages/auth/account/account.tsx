import { useRef, useState } from 'react'
import { accountLabel } from '#site/session/account-label.ts'
import { DELETE_ACCOUNT } from '#site/session/delete-account.ts'
import { signOut, useSession } from '#site/session/session.tsx'
import { AppLink } from '#site/ui/app-link.tsx'
import { LINK_BUTTON } from '#site/ui/link-button.ts'
import { OurNumber } from '#site/ui/our-number.tsx'
import { hasGoneOn, takeFocus } from '#site/ui/take-focus.ts'
import { keptFor, RETENTION } from '#widgets/domain/retention.ts'
import type { User } from '#widgets/kit/backend/client.ts'
import { AuthHead } from '../auth-head.tsx'
import { useFocusIfLost } from '../focus-if-lost.ts'
import { NewPasswordForm } from '../new-password.tsx'
import { OwnCalls } from './own-calls.tsx'
import { OwnRequests } from './own-requests.tsx'

/** What /auth shows somebody who is signed in. */
export function Account({ user }: { user: User }) {
  const { isAdmin, loading } = useSession()
  const heading = useFocusIfLost<HTMLHeadingElement>()
  return (
    <>
      <AuthHead title="Your account" heading={heading} lead={`Signed in as ${accountLabel(user)}`}>
        <p className="mt-6 flex flex-wrap gap-3">
          {isAdmin && (
            <AppLink to="/admin" className="hic-button" data-look="action">
              Team dashboard
            </AppLink>
          )}
          <button
            type="button"
            className="hic-button"
            data-look="quiet"
            aria-disabled={loading}
            onClick={() => loading || void signOut()}
          >
            Sign out
          </button>
        </p>
      </AuthHead>
      <div className="page-width grid gap-12 py-12">
        <OwnRequests userId={user.id} />
        <OwnCalls userId={user.id} />
        {user.email && <Password />}
        <section aria-labelledby="leave" className="max-w-prose">
          <h2 id="leave" className="text-xl">
            Delete your account
          </h2>
          <p className="mt-2">
            We keep your account until you ask us to delete it
            {user.email ? '' : `, or you have gone ${keptFor(RETENTION.phoneOnly)} without signing in with a code`}. We
            will reply within 30 days. Give <span className="wrap-anywhere">{accountLabel(user)}</span> in your message:
            the form does not say which account is yours.{' '}
            <AppLink to="/contact" and={`?${new URLSearchParams({ topic: DELETE_ACCOUNT })}`} className="text-eucalypt">
              Ask us to delete your account
            </AppLink>
            {/* The form asks for an address to answer to. */}
            {!user.email && (
              <>
                {' '}
                or, if you have no email address, call <OurNumber />
              </>
            )}
          </p>
        </section>
      </div>
    </>
  )
}

function Password() {
  const [changing, setChanging] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  function set() {
    // Whoever is elsewhere by the time it is set stays there.
    if (!hasGoneOn(heading.current?.closest('section'))) takeFocus(heading.current)
    setChanging(false)
  }
  return (
    <section aria-label="Your password" className="max-w-md">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        Your password
      </h2>
      {changing ? (
        <div ref={intoFirstField} className="mt-4">
          <NewPasswordForm onSet={set} />
        </div>
      ) : (
        <button type="button" className={LINK_BUTTON} onClick={() => setChanging(true)}>
          Choose a new password
        </button>
      )}
    </section>
  )
}

const intoFirstField = (box: HTMLElement | null) => takeFocus(box?.querySelector('input[type=password]') ?? null)
