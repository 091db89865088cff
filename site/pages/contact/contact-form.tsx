import { type FormEvent, useEffect, useRef, useState } from 'react'
import { forgetDraft, keepDraft, MESSAGE, restoreDraft } from '#site/journey/form/draft.ts'
import { EmailField, NameField } from '#site/journey/form/person-fields.tsx'
import { Trap } from '#site/journey/form/trap.tsx'
import { Outcome, type Sending } from '#site/journey/sending/outcome.tsx'
import { draftNow, noteSent, sentAs } from '#site/journey/sending/sent-draft.ts'
import { useEnd } from '#site/journey/sending/use-end.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { Labelled, SelectField } from '#site/ui/labelled.tsx'
import { focusProblem, type Problems, showLeft } from '#site/ui/problems.ts'
import { takeFocus } from '#site/ui/take-focus.ts'
import { UNSENT } from '#site/ui/unsent.ts'
import { CLAIMS } from '#widgets/domain/claims.ts'
import { addDays } from '#widgets/domain/day.ts'
import { CONTACT_NOTICE } from '#widgets/domain/notices.ts'
import { officeDay } from '#widgets/domain/office-day.ts'
import { referenceOf } from '#widgets/domain/reference.ts'
import { submissions } from '#widgets/kit/backend/pending.ts'
import { submissionId } from '#widgets/kit/backend/submission-id.ts'
import { submit } from '#widgets/kit/backend/submit.ts'
import { readMessage, SENTENCES, TOPICS } from './message.ts'

/** The form that writes to us. What is typed survives faults, reloads and leaving the page; it arrives once. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [sending, setSending] = useState<Sending>('typing')
  const [sent, setSent] = useState<string>()
  const [earlier, setEarlier] = useState<string>()
  const [arrived, setArrived] = useState<{ number: string; to: string; rest: boolean }>()
  const sentDraft = useRef<string>(null)

  useEffect(() => {
    if (!form.current) return
    // Without script the browser checks the fields; with it we do, in our own words.
    form.current.noValidate = true
    // Another may have been chosen before the script loaded.
    if (topicIn(form.current).selectedIndex > 0) dropLinksTopic()
    restoreDraft(MESSAGE, form.current)
    chooseTopic(form.current)
    // Including what was typed before the script loaded.
    keepDraft(MESSAGE, form.current)
    sentDraft.current = draftNow(MESSAGE)
    setEarlier(sentAs(MESSAGE))
  }, [])

  // What had to wait may be sent, or withdrawn, while the visitor is still here.
  useEnd(sending === 'waiting' ? sent : undefined, end => {
    if (end === 'arrived') thank(sent!)
    else setSending(end === 'taken-back' ? 'typing' : end)
  })

  // So may what was sent before a reload, or before they left this page, and is still in the fields.
  useEnd(earlier, end => {
    setEarlier(undefined)
    if (end === 'arrived') thank(earlier!)
  })

  function thank(id: string) {
    // What has been typed since it was sent has not arrived.
    const now = draftNow(MESSAGE)
    const rest = now !== null && now !== sentDraft.current
    if (!rest) forgetDraft(MESSAGE)
    setSending('typing')
    // So that a slip in the address is seen while there is time to write again.
    const { row } = rest || !form.current ? {} : readMessage(new FormData(form.current))
    setArrived({ number: referenceOf(id), to: row?.email ?? 'you', rest })
  }

  function typed(event: FormEvent<HTMLFormElement>) {
    if ((event.target as HTMLSelectElement).name === 'topic') dropLinksTopic()
    keepDraft(MESSAGE, event.currentTarget)
    showLeft(event, problems, readMessage(new FormData(event.currentTarget)).problems, setProblems)
  }

  async function write(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending === 'sending') return
    const fields = event.currentTarget
    const { row, problems } = readMessage(new FormData(fields))
    setProblems(problems)
    if (!row) {
      setSending('typing')
      focusProblem(fields, problems)
      return
    }

    setSending('sending')
    setArrived(undefined)
    setEarlier(undefined)
    sentDraft.current = draftNow(MESSAGE)
    const day = await dayOf(row)
    noteSent(MESSAGE, await submissionId('contact_messages', row, day), sentDraft.current)
    const { id, outcome } = await submit('contact_messages', row, day, () => form.current !== null)
    setSent(id)
    if (outcome === 'arrived') thank(id)
    else setSending(outcome)
  }

  if (arrived && !arrived.rest) return <Arrived {...arrived} />
  const busy = sending === 'sending'
  return (
    <form ref={form} {...UNSENT} className="mt-6 grid gap-6" onSubmit={write} onInput={typed}>
      {/* Always there: few screen readers announce content that arrives together with its region. */}
      <div role="status" className="empty:sr-only">
        {arrived && <Arrived {...arrived} />}
      </div>
      <NameField problem={problems.full_name} required />
      <EmailField problem={problems.email} required />
      <SelectField label="What is it about?" name="topic" options={TOPICS} />
      <Labelled
        label="Your message"
        hint="Please leave out health details: we do not need them to answer."
        problem={problems.message}
      >
        {tied => <textarea {...tied} className="hic-field py-3" name="message" rows={7} required />}
      </Labelled>
      <Trap />
      <p className="text-hint text-muted">
        {CONTACT_NOTICE.text} More in our{' '}
        <AppLink to="/privacy" className="text-eucalypt">
          privacy policy
        </AppLink>
        .
      </p>
      {sending !== 'typing' && sending !== 'sending' && (
        <Outcome key={sending} setback={sending} sentences={SENTENCES} />
      )}
      <button type="submit" className="hic-button sm:justify-self-start" data-look="action" aria-disabled={busy}>
        {busy ? 'Sending …' : 'Send message'}
      </button>
      <p role="status" className="sr-only">
        {busy && 'Sending your message'}
      </p>
    </form>
  )
}

/** Today, or yesterday if the same message still waits since then: it would arrive twice. */
async function dayOf(row: Parameters<typeof submissionId>[1]): Promise<string> {
  const today = officeDay()
  const yesterday = addDays(today, -1)
  const before = await submissionId('contact_messages', row, yesterday)
  return submissions().some(({ id, state }) => id === before && state === 'waiting') ? yesterday : today
}

/** A link may say what the message is about; somebody who comes back to a draft through it wants that topic now. */
function chooseTopic(form: HTMLFormElement) {
  const wanted = new URLSearchParams(location.search).get('topic')
  const topic = TOPICS.find(one => one === wanted)
  if (topic) topicIn(form).value = topic
}

const topicIn = ({ elements }: HTMLFormElement) => elements.namedItem('topic') as HTMLSelectElement

/** Once another topic is chosen, the link's leaves the address: a reload, or Back, would choose it again. */
function dropLinksTopic() {
  const address = new URL(location.href)
  if (!address.searchParams.has('topic')) return
  address.searchParams.delete('topic')
  history.replaceState(history.state, '', address)
}

/** Takes the place of the form, and the focus; or stands above it while somebody types on. */
function Arrived({ number, to, rest }: { number: string; to: string; rest: boolean }) {
  return (
    <div
      ref={rest ? undefined : takeFocus}
      role={rest ? undefined : 'status'}
      tabIndex={-1}
      className="done-box mt-4 outline-none"
    >
      <h3 className="text-lg">Your message has arrived</h3>
      <p className="mt-2">
        Its reference is <strong className="tabular-nums">{number}</strong>. We will email{' '}
        <span className="wrap-anywhere">{to}</span> in {CLAIMS.responseTime.figure} or less, on average.
      </p>
      {rest && <p className="mt-2">What you have typed since is still below. It has not been sent.</p>}
    </div>
  )
}
