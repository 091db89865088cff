import { useState } from 'react'
import { sendCode, verifyCode } from '#site/session/actions.ts'
import { useSession } from '#site/session/session.tsx'
import { Labelled } from '#site/ui/labelled.tsx'
import { phoneLabel } from '#widgets/domain/phone.ts'
import { CODE_SHAPE, readMobile } from './credentials.ts'
import { SubmitButton } from './submit-button.tsx'
import { keepTyped, useTypedField } from './typed.ts'
import { useForm } from './use-form.ts'

/** A code by SMS: the number first, then what arrived on it. */
export function PhoneForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [phone, setPhone] = useState<string>()
  return phone ? (
    <CodeStep phone={phone} onSignedIn={onSignedIn} onOtherNumber={() => setPhone('')} />
  ) : (
    <NumberStep onSent={setPhone} another={phone === ''} />
  )
}

interface NumberStepProps {
  onSent: (phone: string) => void
  /** After one that the visitor took back. */
  another: boolean
}

function NumberStep({ onSent, another }: NumberStepProps) {
  const typed = useTypedField('phone')
  const { form, problems } = useForm(async field => {
    const read = readMobile(field('phone'))
    if (!read.ok) return { phone: read.problem }

    const ended = await sendCode(read.e164)
    if (!ended.ok) return { phone: ended.problem }
    onSent(read.e164)
    return {}
  })
  return (
    <form {...form} className="grid gap-5">
      <Labelled label="Mobile number" hint="We send a code of six digits. No password needed." problem={problems.phone}>
        {tied => (
          <input
            {...tied}
            ref={typed}
            className="hic-field"
            name="phone"
            type="tel"
            autoComplete="tel"
            required
            onInput={event => keepTyped({ phone: event.currentTarget.value })}
            // biome-ignore lint/a11y/noAutofocus: the button for another number was just pressed, and is gone
            autoFocus={another}
          />
        )}
      </Labelled>
      <SubmitButton label="Send the code" working="Sending the code …" />
    </form>
  )
}

interface CodeStepProps {
  phone: string
  onSignedIn: () => void
  onOtherNumber: () => void
}

function CodeStep({ phone, onSignedIn, onOtherNumber }: CodeStepProps) {
  const { loading } = useSession()
  const [sendProblem, setSendProblem] = useState<string>()
  const { form, problems } = useForm(async field => {
    const code = field('token').replace(/\s/g, '')
    if (!/^\d{6}$/.test(code)) return { token: CODE_SHAPE }

    const ended = await verifyCode(phone, code)
    if (!ended.ok) return { token: ended.problem }
    onSignedIn()
    return {}
  })

  async function sendAgain() {
    if (loading) return
    const ended = await sendCode(phone)
    setSendProblem(ended.ok ? undefined : ended.problem)
  }
  return (
    <form {...form} className="grid gap-5">
      <Labelled
        label="Code"
        hint={`We sent it to ${phoneLabel(phone)}. It is good for ten minutes.`}
        problem={problems.token ?? sendProblem}
      >
        {tied => (
          <input
            {...tied}
            className="hic-field text-lg tabular-nums tracking-[0.3em]"
            name="token"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            required
            // biome-ignore lint/a11y/noAutofocus: the number was just sent off, and this is what comes next
            autoFocus
          />
        )}
      </Labelled>
      <SubmitButton label="Sign in" working="Checking the code …" />
      <p className="flex flex-wrap gap-x-6">
        <button type="button" className={LINK} aria-disabled={loading} onClick={() => void sendAgain()}>
          Send another code
        </button>
        <button type="button" className={LINK} disabled={loading} onClick={onOtherNumber}>
          Use another number
        </button>
      </p>
    </form>
  )
}

const LINK = 'min-h-11 cursor-pointer text-eucalypt underline underline-offset-4'
