import { useState } from 'react'
import { signUp } from '#site/session/actions.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { tidyEmail } from '#widgets/domain/email.ts'
import { useNotify } from '#widgets/kit/notify/notify.tsx'
import { MISSING, PASSWORD_HINT, problemsIn } from './credentials.ts'
import { EmailField } from './email-field.tsx'
import { MailSent } from './mail-sent.tsx'
import { PasswordField } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useForm } from './use-form.ts'

export function SignUpForm() {
  const [sentTo, setSentTo] = useState('')
  const notify = useNotify()
  const { form, problems } = useForm(async field => {
    const found = problemsIn(field('email'), field('password'))
    if (Object.values(found).includes(MISSING)) notify.error(MISSING)
    else notify.withdraw()
    if (found.email || found.password) return { ...found }

    const email = tidyEmail(field('email'))
    const ended = await signUp(email, field('password'))
    if (!ended.ok) return { password: ended.problem }
    setSentTo(email)
    return {}
  })
  if (sentTo) return <MailSent to={sentTo} what="The link in it opens your account." />
  return (
    <form {...form} className="grid gap-5">
      <EmailField problem={problems.email} />
      <PasswordField label="Password" hint={PASSWORD_HINT} autoComplete="new-password" problem={problems.password} />
      <SubmitButton label="Create the account" working="Creating the account …" />
      <p className="text-muted text-sm">
        We keep your address to let you in, and for nothing else. More in our{' '}
        <AppLink to="/privacy" className="text-eucalypt">
          privacy policy
        </AppLink>
        .
      </p>
    </form>
  )
}
