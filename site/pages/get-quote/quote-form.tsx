import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { currentAnswers, keepAnswers, useAnswers } from '#site/journey/answers/answers.ts'
import { cameFrom } from '#site/journey/answers/came-from.ts'
import { readChosen } from '#site/journey/answers/chosen.ts'
import { CallConsent } from '#site/journey/form/consent.tsx'
import { forgetTicks, isGiven, isRestored, keepDraft, restoreDraft } from '#site/journey/form/draft.ts'
import { EmailField, PersonFields } from '#site/journey/form/person-fields.tsx'
import { ProblemSummary } from '#site/journey/form/problem-summary.tsx'
import { Trap } from '#site/journey/form/trap.tsx'
import { AfterSending, consentAnew } from '#site/journey/sending/after-sending.tsx'
import { Outcome, type Sending } from '#site/journey/sending/outcome.tsx'
import { replaceEarlier } from '#site/journey/sending/replace-earlier.ts'
import { useEnd } from '#site/journey/sending/use-end.ts'
import { IntoAccount } from '#site/session/into-account.tsx'
import { SelectField, UNANSWERED } from '#site/ui/labelled.tsx'
import { type Problems, showLeft } from '#site/ui/problems.ts'
import { UNSENT } from '#site/ui/unsent.ts'
import { OPENING_HOURS } from '#widgets/domain/brand.ts'
import { COVER_FOR, isCoverFor } from '#widgets/domain/cover-for.ts'
import { isState, STATES } from '#widgets/domain/states.ts'
import { submit } from '#widgets/kit/backend/submit.ts'
import { BEST_TIMES, HEALTH_WORDING, healthTick, readRequest } from './quote-request.ts'
import { SENTENCES } from './sentences.ts'

const FORM = 'get-quote'

// No line breaks within the days, or within the times (U+2060).
const HOURS = OPENING_HOURS.replaceAll('-', '-\u2060')

/** The short contact form. What is typed survives faults, reloads and leaving the page; it arrives once. */
export function QuoteForm() {
  const form = useRef<HTMLFormElement>(null)
  const answers = useAnswers()
  const navigate = useNavigate()
  const [problems, setProblems] = useState<Problems>({})
  const [sending, setSending] = useState<Sending>('typing')
  const [sent, setSent] = useState<string>()
  const health = healthTick(answers)

  useEffect(() => {
    if (!form.current) return
    form.current.noValidate = true
    const { coverFor, state } = currentAnswers()
    setIfEmpty(form.current, 'coverFor', coverFor)
    setIfEmpty(form.current, 'postcode', state)
    const anew = consentAnew('quote_requests')
    // Ticked beside the consent that was sent, it was for that request too; ticked since, it stays.
    if (anew && isGiven(FORM, anew)) forgetTicks(FORM, ['health'])
    // Who and where are answers: they may have changed since, or a link may ask for them anew.
    restoreDraft(FORM, form.current, anew, 'coverFor', 'postcode')
    // Including what was typed before the script loaded.
    keepDraft(FORM, form.current)
    const chosen = whoAndWhere(form.current)
    if (chosen.coverFor !== coverFor || chosen.state !== state) keepAnswers(chosen)
    // Again for the health tick, which only some are asked for: that is known once the answers have been read.
  }, [health])

  // What had to wait may be sent, or withdrawn, while the visitor is still here.
  useEnd(
    sending === 'waiting' ? sent : undefined,
    end => {
      if (end === 'arrived') void navigate('/thank-you')
      else setSending(end === 'taken-back' ? 'typing' : end)
    },
    'elsewhere',
  )

  function typed(event: FormEvent<HTMLFormElement>) {
    if (!isRestored(event.currentTarget)) return
    keepDraft(FORM, event.currentTarget)
    keepAnswers(whoAndWhere(event.currentTarget))
    showLeft(event, problems, read(event.currentTarget).problems, setProblems)
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending === 'sending') return
    const { row, problems } = read(event.currentTarget)
    setProblems(problems)
    if (!row) return setSending('typing')

    setSending('sending')
    await replaceEarlier('quote_requests', row)
    const isHere = () => form.current !== null
    const { id, outcome } = await submit('quote_requests', row, undefined, isHere)
    if (!isHere()) return
    setSent(id)
    if (outcome === 'arrived') void navigate('/thank-you')
    else setSending(outcome)
  }

  const busy = sending === 'sending'
  return (
    <>
      <ProblemSummary problems={problems} form={FORM} />
      <form ref={form} id={FORM} {...UNSENT} className="grid gap-6" onSubmit={send} onInput={typed}>
        {/* Side by side, even when one of them has a problem below it. */}
        <div className="grid items-start gap-6 *:h-auto sm:grid-cols-2">
          <SelectField
            label="Who is this cover for?"
            problem={problems.coverFor}
            name="coverFor"
            options={[UNANSWERED, ...COVER_FOR]}
            required
          />
          <SelectField
            label="State or territory"
            problem={problems.postcode}
            name="postcode"
            autoComplete="address-level1"
            options={[UNANSWERED, ...STATES]}
            required
          />
        </div>
        <PersonFields problems={problems} />
        <EmailField
          label="Your email address (optional)"
          hint="We will use it to confirm that your request has arrived and to send you what we discuss. No newsletter."
          problem={problems.email}
        />
        <SelectField
          label="When may we call?"
          hint={`Our office hours are ${HOURS}; the other times are your local time. We never call on weekends or national public holidays.`}
          name="best_time"
          options={BEST_TIMES}
        />
        {health && (
          <label className="flex min-h-12 cursor-pointer items-start gap-3 py-2">
            <input key={health} type="checkbox" name="health" value={health} className="mt-1 hic-tick" />
            <span>
              {HEALTH_WORDING.text}
              <span className="block text-hint text-muted">If you do not tick this, they stay in your browser.</span>
            </span>
          </label>
        )}
        <Trap />
        <CallConsent problem={problems.consent} />
        {sending !== 'typing' && sending !== 'sending' && (
          <Outcome key={sending} setback={sending} sentences={SENTENCES} />
        )}
        <AfterSending table="quote_requests" />
        <div>
          <button type="submit" className="hic-button max-sm:w-full" data-look="action" aria-disabled={busy}>
            {busy ? 'Sending …' : 'Request my quote'}
          </button>
          <p role="status" className="sr-only">
            {busy && 'Sending your request'}
          </p>
          <IntoAccount />
        </div>
      </form>
    </>
  )
}

const read = (form: HTMLFormElement) =>
  readRequest(new FormData(form), { answers: currentAnswers(), chosen: readChosen(), cameFrom: cameFrom() })

function whoAndWhere(form: HTMLFormElement) {
  const data = new FormData(form)
  const [coverFor, state] = [data.get('coverFor'), data.get('postcode')]
  return { coverFor: isCoverFor(coverFor) ? coverFor : undefined, state: isState(state) ? state : undefined }
}

function setIfEmpty(form: HTMLFormElement, name: string, value: string | undefined) {
  const field = form.elements.namedItem(name) as HTMLSelectElement
  if (!field.value && value) field.value = value
}
