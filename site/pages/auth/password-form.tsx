import { signIn } from '#site/session/actions.ts'
import { tidyEmail } from '#widgets/domain/email.ts'
import { useNotify } from '#widgets/kit/notify/notify.tsx'
import { MISSING, problemsIn } from './credentials.ts'
import { EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useForm } from './use-form.ts'

interface PasswordFormProps {
  onSignedIn: () => void
  onForgotten: () => void
}

export function PasswordForm({ onSignedIn, onForgotten }: PasswordFormProps) {
  const notify = useNotify()
  const { form, problems } = useForm(async field => {
    const found = problemsIn(field('email'), field('password'))
    if (Object.values(found).includes(MISSING)) notify.error(MISSING)
    else notify.withdraw()
    if (found.email || found.password) return { ...found }

    const ended = await signIn(tidyEmail(field('email')), field('password'))
    if (!ended.ok) return { password: ended.problem }
    onSignedIn()
    return {}
  })
  return (
    <form {...form} className="grid gap-5">
      <EmailField problem={problems.email} />
      <PasswordField label="Password" autoComplete="current-password" problem={problems.password} />
      <SubmitButton label="Sign in" working="Signing in …" />
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
