import { signIn } from '#site/session/actions.ts'
import { LINK_BUTTON } from '#site/ui/link-button.ts'
import { EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useCredentials } from './use-credentials.ts'

interface PasswordFormProps {
  onSignedIn: () => void
  onForgotten: () => void
}

export function PasswordForm({ onSignedIn, onForgotten }: PasswordFormProps) {
  const { form, busy, problems } = useCredentials(signIn, onSignedIn)
  return (
    <form {...form} className="grid gap-5">
      <EmailField problem={problems.email} />
      <PasswordField label="Password" autoComplete="current-password" problem={problems.password} />
      <SubmitButton label="Sign in" working="Signing in …" busy={busy} />
      <button type="button" className={`${LINK_BUTTON} justify-self-start`} onClick={onForgotten}>
        Forgotten your password?
      </button>
    </form>
  )
}
