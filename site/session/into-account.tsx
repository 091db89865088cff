import { useInBrowser } from '#site/ui/in-browser.ts'
import { LINK_BUTTON } from '#site/ui/link-button.ts'
import { handFocusOn } from '#site/ui/take-focus.ts'
import { signedInAs } from '#widgets/kit/backend/signed-in.ts'
import { accountLabel } from './account-label.ts'
import { signOut, useSession } from './session.tsx'

/** Whose account will hold what a form sends: anybody can sign a visitor into theirs by a link. */
export function IntoAccount() {
  // What changes it is a change of the session.
  useSession()
  const label = useInBrowser(labelNow, null)
  if (!label) return null

  // The focus goes with this line and no sooner: on the button that sends, Enter would send.
  function leaveFocusToSend(button: HTMLButtonElement | null) {
    const send = button?.form?.querySelector<HTMLElement>('[type=submit]')
    return handFocusOn(() => send)(button)
  }
  return (
    <p className="mt-3 text-hint text-muted">
      This goes into the account of <strong className="inline-block wrap-anywhere">{label}</strong>. Not you?{' '}
      <button ref={leaveFocusToSend} type="button" className={LINK_BUTTON} onClick={() => void signOut('local')}>
        Sign out
      </button>
    </p>
  )
}

function labelNow(): string | null {
  const account = signedInAs()
  return account && accountLabel(account)
}
