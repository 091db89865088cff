import { useState } from 'react'
import { askReset } from '#site/session/actions.ts'
import { keepAfterReset } from '#site/session/after-reset.ts'
import { emailProblem } from '#site/ui/too-long.ts'
import { readEmail } from '#widgets/domain/email.ts'
import { EmailField } from './email-field.tsx'
import { MailSent } from './mail-sent.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useForm } from './use-form.ts'

export function ResetForm() {
  const [sentTo, setSentTo] = useState('')
  const { form, busy, problems } = useForm(async field => {
    const read = readEmail(field('email'))
    if (!read.ok) return { email: emailProblem(field('email')) }

    const ended = await askReset(read.email)
    if (!ended.ok) return { email: ended.problem }
    keepAfterReset(location.search)
    setSentTo(read.email)
    return {}
  })
  if (sentTo)
    return (
      <MailSent
        head={`If ${sentTo} has an account, an email is on its way`}
        what="Use the link in it to choose a new password."
      />
    )
  return (
    <form {...form} className="grid gap-5">
      <EmailField problem={problems.email} />
      <SubmitButton label="Send the link" working="Sending the link …" busy={busy} />
    </form>
  )
}
