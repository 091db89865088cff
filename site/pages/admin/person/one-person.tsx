import { type FormEvent, useRef, useState } from 'react'
import { sentenceOf, whyFailed } from '#site/session/why-failed.ts'
import { TextField } from '#site/ui/labelled.tsx'
import { focusProblem, type Problems, stillWrong } from '#site/ui/problems.ts'
import { saveFile } from '#site/ui/save-file.ts'
import { readEmail } from '#widgets/domain/email.ts'
import { readPhone } from '#widgets/domain/phone.ts'
import { notify } from '#widgets/kit/notify/notify.tsx'
import { askTeam } from '../ask-team.ts'
import { useOneAtATime } from '../forms/one-at-a-time.ts'
import { Sure } from '../forms/sure.tsx'
import { type Counted, Counts, countsOf } from './counts.tsx'
import { type Who, whatStays } from './what-stays.ts'

const NOTHING_KEPT = 'We hold nothing under that address or number'
const SPARED =
  'The account belongs to an administrator and was not erased: remove their administrator access first, then erase again.'
const NOBODY_NAMED = 'Enter a valid email address, an Australian phone number, or both.'
const NO_ADDRESS = 'Enter a valid email address.'
const NO_NUMBER = 'Enter an Australian phone number.'

const named = ({ p_email, p_phone }: Who) => [p_email, p_phone].filter(Boolean).join(' and ')

const wrong = (typed: string, { ok }: { ok: boolean }, sentence: string) => (typed && !ok ? sentence : undefined)

function typedIn(form: HTMLFormElement) {
  const data = new FormData(form)
  const typed = { email: String(data.get('email')).trim(), phone: String(data.get('phone')).trim() }
  const email = readEmail(typed.email)
  const phone = readPhone(typed.phone)
  // A half-typed address or number would find, or erase, less than was meant.
  const found = {
    email: typed.email || typed.phone ? wrong(typed.email, email, NO_ADDRESS) : NOBODY_NAMED,
    phone: wrong(typed.phone, phone, NO_NUMBER),
  }
  return { email, phone, found }
}

/** Finds what we hold about one person, and exports it as a file or erases it. */
export function OnePerson() {
  const [erasing, setErasing] = useState<Who & { stays: string }>()
  const [problems, setProblems] = useState<Problems<'email' | 'phone'>>({})
  const [failed, setFailed] = useState('')
  const [told, setTold] = useState<Counted>()
  const { busy, run } = useOneAtATime()
  const section = useRef<HTMLElement>(null)

  /** Replaces what was said about an earlier person. */
  function tell(outcome: Counted | { failed: string } | undefined) {
    setFailed(outcome && 'failed' in outcome ? outcome.failed : '')
    setTold(outcome && 'title' in outcome ? outcome : undefined)
  }

  function read(form: HTMLFormElement): Who | undefined {
    const { email, phone, found } = typedIn(form)
    setProblems(found)
    tell(undefined)
    if (focusProblem(form, found)) return undefined
    return { ...(email.ok ? { p_email: email.email.toLowerCase() } : {}), ...(phone.ok ? { p_phone: phone.e164 } : {}) }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    void run(() => give(form))
  }
  async function give(form: HTMLFormElement) {
    const who = read(form)
    if (!who) return
    const answer = await askTeam(client => client.rpc('export_person', who))
    if (!answer.ok) return tell({ failed: sentenceOf(answer) })
    if (answer.data === null) return tell({ title: NOTHING_KEPT })
    saveFile('person.json', 'application/json', JSON.stringify(answer.data, null, 2))
    tell({ title: 'Saved as person.json', counts: countsOf(answer.data) })
  }

  async function ask(form: HTMLFormElement) {
    const who = read(form)
    if (!who) return
    const stays = await whatStays(who)
    if (stays.ok) setErasing({ ...who, stays: stays.data })
    else tell({ failed: sentenceOf(stays) })
  }

  async function erase({ stays, ...who }: Who & { stays: string }) {
    setErasing(undefined)
    const answer = await askTeam(client => client.rpc('erase_person', who))
    if (!answer.ok) {
      missed(who, whyFailed(answer))
      return tell({ failed: sentenceOf(answer) })
    }
    const { spared, ...counts } = countsOf(answer.data)
    const isNobody = Object.values(counts).every(count => count === 0)
    const note = spared ? SPARED : ''
    if (spared) missed(who, SPARED)
    tell(isNobody ? { title: spared ? 'Nothing was erased' : NOTHING_KEPT, note } : { title: 'Erased', counts, note })
  }
  /** Whoever has gone on to another screen would take them for erased. */
  function missed(who: Who, why: string) {
    if (!section.current) notify.error(`Not everything about ${named(who)} was erased`, why)
  }
  return (
    <section ref={section} aria-label="One person’s data">
      <h2 className="text-xl">One person’s data</h2>
      <p className="mt-2 max-w-[65ch] text-muted">
        Covers requests, calls, messages, the newsletter and the account. Each export or erasure is recorded, but not
        whose data it was.
      </p>
      <p className="mt-2 max-w-[65ch]">
        An email address or a phone number finds requests, the account, and anything sent while signed in to it. Other
        calls are found by phone only, messages and the newsletter by email address only. An address or number that the
        account has confirmed counts as entered. If you know both, enter both.
      </p>
      <form
        className="mt-5 grid max-w-xl gap-4"
        noValidate
        onSubmit={submit}
        onInput={({ currentTarget }) => setProblems(stillWrong(problems, typedIn(currentTarget).found))}
      >
        {/* Not to be changed while an answer is awaited: it would stand under another person's address or number. */}
        <TextField
          label="Email address"
          problem={problems.email}
          name="email"
          type="email"
          autoComplete="off"
          readOnly={busy}
        />
        <TextField label="Phone" problem={problems.phone} name="phone" type="tel" autoComplete="off" readOnly={busy} />
        <p className="flex flex-wrap gap-3">
          <button type="submit" className="hic-button" data-look="action" aria-disabled={busy || undefined}>
            Export everything
          </button>
          <button
            type="button"
            className="hic-button"
            data-look="quiet"
            aria-disabled={busy || undefined}
            onClick={({ currentTarget: { form } }) => form && void run(() => ask(form))}
          >
            Erase …
          </button>
        </p>
      </form>
      {erasing && (
        <Sure
          question={`Erase everything about ${named(erasing)}? This cannot be undone. Upcoming calls will be cancelled, and no message will say so. ${erasing.stays}`.trim()}
          yes="Erase for good"
          onYes={() => void run(() => erase(erasing))}
          onNo={() => setErasing(undefined)}
        />
      )}
      {failed && (
        <p role="alert" className="trouble-box mt-6 max-w-xl">
          {failed}
        </p>
      )}
      <div role="status">
        {busy && <p className="mt-6 text-muted">Working …</p>}
        {told && <Counts {...told} />}
      </div>
    </section>
  )
}
