import { useInBrowser } from '#site/ui/in-browser.ts'
import { LINK_BUTTON } from '#site/ui/link-button.ts'
import { handFocusOn } from '#site/ui/take-focus.ts'
import { signedInAs } from '#widgets/kit/backend/signed-in.ts'
import { accountLabel } from './account-label.ts'
import { signOut, useSession } from './session.tsx'

/** Says whose account a form is sent into: anybody can make a link that signs a visitor into their own. */
export function IntoAccount() {
  // Drawn again whenever the session changes.
  useSession()
  const label = useInBrowser(labelNow, null)
  if (!label) return null

  // The focus moves when this line goes and no sooner: on the submit button, Enter would submit.
  function leaveFocusToSend(button: HTMLButtonElement | null) {
    const send = button?.form?.querySelector<HTMLElement>('[type=submit]')
    return handFocusOn(() => send)(button)
  }
  return (
    <p className="mt-3 text-hint text-muted">
      This will be saved to the account of <strong className="inline-block wrap-anywhere">{label}</strong>. Not you?{' '}
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
