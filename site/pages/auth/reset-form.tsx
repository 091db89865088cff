import { useState } from 'react'
import { askReset } from '#site/session/actions.ts'
import { keepAfterMail } from '#site/session/after-mail.ts'
import { emailProblem } from '#site/ui/too-long.ts'
import { readEmail } from '#widgets/domain/email.ts'
import { EmailField } from './email-field.tsx'
import { MailSent } from './mail-sent.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useForm } from './use-form.ts'

export function ResetForm() {
  // Empty after “Use another address”.
  const [sentTo, setSentTo] = useState<string>()
  const { form, busy, problems } = useForm({
    read(field) {
      const read = readEmail(field('email'))
      return read.ok ? { row: read.email, problems: {} } : { problems: { email: emailProblem(field('email')) } }
    },
    async send(email) {
      // Read at the press: once the answer is there, they may be on another page.
      const { search } = location
      const ended = await askReset(email)
      if (!ended.ok) return { email: ended.problem }
      keepAfterMail(search)
      setSentTo(email)
      return {}
    },
  })
  if (sentTo)
    return (
      <MailSent
        head={`If ${sentTo} has an account, an email is on its way`}
        what="Use the link in it to choose a new password."
        onOtherAddress={() => setSentTo('')}
      />
    )
  return (
    <form {...form} className="grid gap-5">
      <EmailField problem={problems.email} autoFocus={sentTo === ''} />
      <SubmitButton label="Send the link" working="Sending the link …" busy={busy} />
    </form>
  )
}
