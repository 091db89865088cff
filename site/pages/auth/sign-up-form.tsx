import { useState } from 'react'
import { signUp } from '#site/session/actions.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { PASSWORD_HINT } from './credentials.ts'
import { EmailField } from './email-field.tsx'
import { MailSent } from './mail-sent.tsx'
import { PasswordField } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useCredentials } from './use-credentials.ts'

export function SignUpForm() {
  const [sentTo, setSentTo] = useState('')
  const { form, busy, problems } = useCredentials(signUp, setSentTo)
  // Said to everybody alike: whether an address has an account is nobody else's to know.
  if (sentTo)
    return (
      <MailSent
        to={sentTo}
        what="The link in it opens your account."
        otherwise="If you have an account already, no email comes: go back to signing in, where you can also choose a new password."
      />
    )
  return (
    <form {...form} className="grid gap-5">
      <EmailField problem={problems.email} />
      <PasswordField label="Password" hint={PASSWORD_HINT} autoComplete="new-password" problem={problems.password} />
      <SubmitButton label="Create the account" working="Creating the account …" busy={busy} />
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
