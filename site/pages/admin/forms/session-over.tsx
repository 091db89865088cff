import { useSession } from '#site/session/session.tsx'
import { CheckAgain } from '../check-again.tsx'

/** Shown in a panel with unsaved text once the session has ended, or the right has: how to get it saved. */
export function SessionOver() {
  const { user } = useSession()
  return (
    <div className="trouble-box mt-4 p-4">
      <p role="alert">
        You are no longer signed in as an administrator. What you typed is still here:{' '}
        {user ? (
          'if only the check failed, check again, then save it.'
        ) : (
          <>
            <a href="/auth" target="_blank" rel="noopener" className="text-eucalypt">
              sign in in another tab
            </a>
            , then come back and save it.
          </>
        )}
      </p>
      {user && (
        <p className="mt-3 flex flex-wrap gap-3">
          <CheckAgain />
        </p>
      )}
    </div>
  )
}
