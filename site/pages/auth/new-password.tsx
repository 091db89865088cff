import { useNavigate } from 'react-router-dom'
import { changePassword } from '#site/session/actions.ts'
import { takeAfterMail } from '#site/session/after-mail.ts'
import { useSession } from '#site/session/session.tsx'
import { changeSession } from '#site/session/store.ts'
import { LINK_BUTTON } from '#site/ui/link-button.ts'
import { PASSWORD_HINT } from './credentials.ts'
import { PasswordField } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useForm } from './use-form.ts'

/** Where a link that asks for a new password leads; it goes on to where its reader was going, or else to the account. */
export function NewPassword() {
  const navigate = useNavigate()

  function goOn() {
    const next = takeAfterMail()
    // Whoever has gone on to another page while the password was being set stays there.
    if (next && location.pathname === '/auth') void navigate(next, { replace: true })
  }
  function leave() {
    changeSession({ recovering: false })
    goOn()
  }
  return (
    <div className="max-w-md">
      <NewPasswordForm onSet={goOn} />
      <button type="button" className={`mt-4 ${LINK_BUTTON}`} onClick={leave}>
        Not now
      </button>
    </div>
  )
}

export function NewPasswordForm({ onSet }: { onSet?: () => void }) {
  const { user } = useSession()
  const { form, busy, problems } = useForm({
    read(field) {
      const password = field('password')
      return password ? { row: password, problems: {} } : { problems: { password: 'Enter a new password.' } }
    },
    async send(password) {
      const ended = await changePassword(password)
      if (!ended.ok) return { password: ended.problem }
      onSet?.()
      return {}
    },
  })
  return (
    <form {...form} className="grid gap-5">
      {/* Whose password it is: otherwise a password manager would save it without a name. */}
      {user?.email && <input name="username" autoComplete="username" defaultValue={user.email} readOnly hidden />}
      <PasswordField
        label="New password"
        hint={PASSWORD_HINT}
        autoComplete="new-password"
        problem={problems.password}
      />
      <SubmitButton label="Set the new password" working="Setting the password …" busy={busy} />
    </form>
  )
}
