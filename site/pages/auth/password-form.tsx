import { signIn } from '#site/session/actions.ts'
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
      <button
        type="button"
        className="min-h-11 cursor-pointer justify-self-start text-eucalypt underline underline-offset-4"
        onClick={onForgotten}
      >
        Forgotten your password?
      </button>
    </form>
  )
}
