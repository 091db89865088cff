import { useState } from 'react'
import { signUp } from '#site/session/actions.ts'
import { keepAfterMail } from '#site/session/after-mail.ts'
import { AccountNotice } from './account-notice.tsx'
import { PASSWORD_HINT } from './credentials.ts'
import { EmailField } from './email-field.tsx'
import { MailSent } from './mail-sent.tsx'
import { PasswordField } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useCredentials } from './use-credentials.ts'

export function SignUpForm() {
  // Empty after “Use another address”.
  const [sentTo, setSentTo] = useState<string>()
  const { form, busy, problems } = useCredentials(async (email, password) => {
    // Read at the press: once the answer is there, they may be on another page.
    const { search } = location
    const ended = await signUp(email, password)
    if (ended.ok) keepAfterMail(search)
    return ended
  }, setSentTo)
  if (sentTo)
    return (
      <MailSent
        head={`If ${sentTo} does not have an active account yet, an email is on its way`}
        what="Use the link in it to activate your account."
        otherwise="If an account was requested for this address before, the link lets you choose the password again. Already have an account? Go back to sign in, where you can also choose a new password."
        onOtherAddress={() => setSentTo('')}
      />
    )
  return (
    <form {...form} className="grid gap-5">
      <EmailField problem={problems.email} autoFocus={sentTo === ''} />
      <PasswordField label="Password" hint={PASSWORD_HINT} autoComplete="new-password" problem={problems.password} />
      <SubmitButton label="Create the account" working="Creating the account …" busy={busy} />
      <AccountNotice of="email" />
    </form>
  )
}
