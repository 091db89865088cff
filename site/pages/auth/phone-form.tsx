import { useEffect, useState } from 'react'
import { timeLabel } from '#site/journey/call/when.ts'
import { sendCode, verifyCode } from '#site/session/actions.ts'
import { useSession } from '#site/session/session.tsx'
import { type CodeSent, codeSent, keepTyped } from '#site/session/typed.ts'
import { TextField } from '#site/ui/labelled.tsx'
import { LINK_BUTTON } from '#site/ui/link-button.ts'
import { phoneLabel } from '#widgets/domain/phone.ts'
import { AccountNotice } from './account-notice.tsx'
import { CODE_SHAPE, readCode, readMobile } from './credentials.ts'
import { SubmitButton } from './submit-button.tsx'
import { useTypedField } from './typed-field.ts'
import { useForm } from './use-form.ts'

/** A code by SMS: first the number, then the code that arrived. */
export function PhoneForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [sent, setSent] = useState<CodeSent | 'taken back'>()

  // The session is not known when the page is prerendered.
  useEffect(() => setSent(codeSent()), [])

  function send(phone: string) {
    const now = { phone, at: Date.now() }
    keepTyped({ codeSent: now })
    setSent(now)
  }
  function takeBack() {
    keepTyped({ codeSent: undefined })
    setSent('taken back')
  }
  return typeof sent === 'object' ? (
    // Another code starts from scratch: nothing typed or said about the last one applies to it.
    <CodeStep
      key={sent.at}
      sent={sent}
      onSignedIn={onSignedIn}
      onSentAgain={() => send(sent.phone)}
      onOtherNumber={takeBack}
    />
  ) : (
    <NumberStep onSent={send} another={sent === 'taken back'} />
  )
}

interface NumberStepProps {
  onSent: (phone: string) => void
  /** After the visitor chose to use another number. */
  another: boolean
}

function NumberStep({ onSent, another }: NumberStepProps) {
  const typed = useTypedField('phone')
  const { form, busy, problems } = useForm({
    read(field) {
      const read = readMobile(field('phone'))
      return read.ok ? { row: read.e164, problems: {} } : { problems: { phone: read.problem } }
    },
    async send(e164) {
      const ended = await sendCode(e164)
      if (!ended.ok) return { phone: ended.problem }
      onSent(e164)
      return {}
    },
  })
  return (
    <form {...form} className="grid gap-5">
      <TextField
        ref={typed}
        label="Mobile number"
        hint="We will send you an eight-digit code. No password needed."
        problem={problems.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        required
        onInput={event => keepTyped({ phone: event.currentTarget.value })}
        // The button for another number was just pressed, and is gone.
        autoFocus={another}
      />
      <SubmitButton label="Send the code" working="Sending the code …" busy={busy} />
      <AccountNotice of="phone" />
    </form>
  )
}

interface CodeStepProps {
  sent: CodeSent
  onSignedIn: () => void
  onSentAgain: () => void
  onOtherNumber: () => void
}

function CodeStep({ sent: { phone, at }, onSignedIn, onSentAgain, onOtherNumber }: CodeStepProps) {
  const { loading } = useSession()
  const { form, busy, problems, show } = useForm({
    read(field) {
      const code = readCode(field('token'))
      return code ? { row: code, problems: {} } : { problems: { token: CODE_SHAPE } }
    },
    async send(code) {
      const ended = await verifyCode(phone, code)
      if (!ended.ok) return { token: ended.problem }
      onSignedIn()
      return {}
    },
  })

  async function sendAgain() {
    if (loading) return
    const ended = await sendCode(phone)
    if (ended.ok) onSentAgain()
    else show({ token: ended.problem })
  }
  return (
    <form {...form} className="grid gap-5">
      <TextField
        label="Code"
        hint={`We sent it to ${phoneLabel(phone)} at ${timeLabel(at)}. It works for ten minutes.`}
        problem={problems.token}
        className="text-lg tabular-nums tracking-[0.3em]"
        name="token"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        // The number was just sent off, and this is what comes next.
        autoFocus
      />
      <SubmitButton label="Sign in" working="Checking the code …" busy={busy} />
      <p className="flex flex-wrap gap-x-6">
        <button type="button" className={LINK_BUTTON} aria-disabled={loading} onClick={() => void sendAgain()}>
          Send another code
        </button>
        <button type="button" className={LINK_BUTTON} disabled={loading} onClick={onOtherNumber}>
          Use another number
        </button>
      </p>
    </form>
  )
}
