import { accountLabel } from './account-label.ts'
import { signOut, useSession } from './session.tsx'

/** Whose account will hold what a form sends: anybody can sign a visitor into theirs by a link. */
export function IntoAccount() {
  const { user } = useSession()
  if (!user) return null

  function leave({ form }: HTMLButtonElement) {
    // This line goes with the session, and the focus with it.
    form?.querySelector<HTMLElement>('[type=submit]')?.focus()
    void signOut()
  }
  return (
    <p className="mt-3 text-hint text-muted">
      This goes into the account of <strong className="wrap-anywhere">{accountLabel(user)}</strong>. Not you?{' '}
      <button
        type="button"
        className="min-h-11 cursor-pointer text-eucalypt underline underline-offset-4"
        onClick={({ currentTarget }) => leave(currentTarget)}
      >
        Sign out
      </button>
    </p>
  )
}
