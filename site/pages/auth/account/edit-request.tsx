import { useEffect, useState } from 'react'
import { nameProblem } from '#site/journey/form/person.ts'
import { EmailField, NameField, PhoneField } from '#site/journey/form/person-fields.tsx'
import { useForm } from '#site/pages/auth/use-form.ts'
import { REFUSAL, whyFailed } from '#site/session/why-failed.ts'
import { TextField } from '#site/ui/labelled.tsx'
import { LINK_BUTTON } from '#site/ui/link-button.ts'
import { oneLine } from '#site/ui/one-line.ts'
import { takeFocus } from '#site/ui/take-focus.ts'
import { emailProblem, tooLong } from '#site/ui/too-long.ts'
import { readEmail, tidyEmail } from '#widgets/domain/email.ts'
import { PHONE_PROBLEM, phoneLabel, readPhone } from '#widgets/domain/phone.ts'
import { notify } from '#widgets/kit/notify/notify.tsx'
import { changeRequest, type OwnRequest } from './own.ts'
import { useNewer } from './use-newer.ts'

interface EditRequestProps {
  request: OwnRequest
  onChanged: (now: OwnRequest) => void
  /** Nothing was changed: somebody else got there first. */
  onMeanwhile: () => void
  onLeave: () => void
}

/** The limit that the database checks too. */
const BEST_TIME_MAX_LENGTH = 120

/** How we reach somebody about one request. */
export function EditRequest({ request, onChanged, onMeanwhile, onLeave }: EditRequestProps) {
  const { isNewer, expectNewer } = useNewer(request)
  const [opened] = useState(request)
  const { form, problems, busy } = useForm({
    read: readContact,
    async send(typed) {
      const change = whatDiffers(typed, opened)
      if (Object.keys(change).length === 0) {
        onChanged(request)
        return {}
      }
      const answer = await changeRequest(request, change)
      if (!answer.ok) {
        if (!form.ref.current) notify.error(`Request ${request.reference} was not changed`, whyFailed(answer))
        return { form: REFUSAL[answer.refusal] }
      }
      const [now] = answer.data
      if (!now) {
        expectNewer()
        notify.error('This request has changed', 'The latest version is shown.')
        onMeanwhile()
        return {}
      }
      notify.success('Your change is saved')
      onChanged(now)
      return {}
    },
  })
  const problem = request.status !== 'new' ? CLOSED : (problems.form ?? (isNewer ? NEWER : undefined))
  // The form closes when this is saved, and whatever had been typed meanwhile would go with it.
  const held = { readOnly: busy }
  useEffect(() => takeFocus(form.ref.current?.querySelector('input') ?? null), [form.ref])

  return (
    <form {...form} className="mt-4 grid max-w-xl gap-4" aria-label={`Change request ${request.reference}`}>
      <NameField label="Name" problem={problems.full_name} defaultValue={request.full_name} required {...held} />
      <PhoneField label="Phone" problem={problems.phone} defaultValue={phoneLabel(request.phone)} required {...held} />
      <EmailField
        label="Email address (optional)"
        problem={problems.email}
        defaultValue={request.email ?? ''}
        {...held}
      />
      <TextField
        {...held}
        label="Best time to call (optional)"
        problem={problems.best_time}
        name="best_time"
        defaultValue={request.best_time ?? ''}
      />
      {problem && (
        <p role="alert" className="trouble-box">
          {problem}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-6">
        <button type="submit" className="hic-button" data-look="action" aria-disabled={busy}>
          {busy ? 'Saving …' : 'Save'}
        </button>
        <button type="button" className={LINK_BUTTON} onClick={onLeave}>
          Discard changes
        </button>
      </p>
    </form>
  )
}

const NEWER = 'This request has changed since you opened it. What you typed is still here: save it again.'
const CLOSED =
  'We have worked on this request since you opened it, so it can no longer be changed here. Call us and we will change it for you.'

/** The form as it is kept, or a sentence for each field that needs attention. */
function readContact(field: (name: string) => string) {
  const phone = readPhone(field('phone'))
  const email = readEmail(field('email'))
  const noEmail = tidyEmail(field('email')) === ''
  const full_name = oneLine(field('full_name'))
  const best_time = oneLine(field('best_time'))
  const problems = {
    ...nameProblem(full_name, 'Tell us your name.'),
    ...(phone.ok ? {} : { phone: PHONE_PROBLEM[phone.problem] }),
    ...(email.ok || noEmail ? {} : { email: emailProblem(field('email')) }),
    best_time: tooLong('the best time', best_time, BEST_TIME_MAX_LENGTH),
  }
  if (!phone.ok || Object.values(problems).some(Boolean)) return { problems }
  const row = {
    full_name,
    phone: phone.e164,
    email: email.ok ? email.email.toLowerCase() : null,
    best_time: best_time || null,
  }
  return { row, problems }
}

/** What was not touched is not sent: another tab, or the team, may have changed it since. */
function whatDiffers<Typed extends object>(typed: Typed, opened: Typed): Partial<Typed> {
  const all = Object.entries(typed) as [keyof Typed, Typed[keyof Typed]][]
  return Object.fromEntries(all.filter(([name, value]) => value !== opened[name])) as Partial<Typed>
}
