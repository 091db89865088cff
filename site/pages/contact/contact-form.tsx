import { type FormEvent, useEffect, useRef, useState } from 'react'
import { AppLink } from '#site/ui/app-link.tsx'
import { Labelled } from '#site/ui/labelled.tsx'
import { CLAIMS } from '#widgets/domain/claims.ts'
import { EMAIL_MAX_LENGTH } from '#widgets/domain/email.ts'
import { referenceOf } from '#widgets/domain/reference.ts'
import { forget, keep, recall } from './draft.ts'
import { type Field, type Message, MOST, type Problems, problemsIn, SENTENCE, send, TOPICS } from './message.ts'

type Sending = 'typing' | 'sending' | { failed: string } | { arrived: string }

/** The form that writes to us. What is typed survives faults, reloads and a page that is left. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  const id = useRef('')
  const [problems, setProblems] = useState<Problems>({})
  const [sending, setSending] = useState<Sending>('typing')

  useEffect(() => {
    if (!form.current) return
    // Without script the browser checks the fields; with it we do, in our own words.
    form.current.noValidate = true
    const draft = recall()
    id.current = draft.id ?? crypto.randomUUID()
    for (const name of ['full_name', 'email', 'topic', 'message'] as const) {
      const field = fieldOf(form.current, name)
      if (draft[name] && (!field.value || name === 'topic')) field.value = draft[name]
    }
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = event.currentTarget
    // What was typed before React was there has raised no event that it heard.
    keep({ id: id.current, ...messageIn(fields) })
    const found = problemsIn(messageIn(fields))
    setProblems(found)
    const first = Object.keys(found)[0]
    if (first) return fieldOf(fields, first as Field).focus()

    setSending('sending')
    const outcome = await send(id.current, messageIn(fields), fieldOf(fields, 'website').value)
    if (outcome === 'arrived') {
      forget()
      setSending({ arrived: referenceOf(id.current) })
    } else setSending({ failed: SENTENCE[outcome] })
    answer.current?.focus()
  }

  function typed(event: FormEvent<HTMLFormElement>) {
    // In its first moments the draft is not back yet, and must not be replaced.
    if (!id.current) return
    keep({ id: id.current, ...messageIn(event.currentTarget) })
  }

  const arrived = typeof sending === 'object' && 'arrived' in sending
  return (
    <>
      <div ref={answer} tabIndex={-1} className="outline-none">
        {arrived && (
          <div role="status" className="border-eucalypt border-l-4 bg-mist p-5">
            <h3 className="text-lg">Your message has arrived</h3>
            <p className="mt-2">
              Its number is <strong className="tabular-nums">{sending.arrived}</strong>. We answer by e-mail, on average
              within {CLAIMS.responseTime.figure} or less.
            </p>
          </div>
        )}
        {typeof sending === 'object' && 'failed' in sending && (
          <p role="alert" className="border-ember border-l-4 bg-sand p-5">
            {sending.failed}
          </p>
        )}
      </div>
      {!arrived && (
        <form ref={form} method="post" action="/contact" className="mt-4 grid gap-5" onSubmit={submit} onInput={typed}>
          <Labelled label="Your name" problem={problems.full_name}>
            {props => (
              <input
                {...props}
                className="hic-field"
                name="full_name"
                autoComplete="name"
                maxLength={MOST.full_name}
                required
              />
            )}
          </Labelled>
          <Labelled label="Your e-mail address" problem={problems.email}>
            {props => (
              <input
                {...props}
                className="hic-field"
                name="email"
                type="email"
                autoComplete="email"
                maxLength={EMAIL_MAX_LENGTH}
                required
              />
            )}
          </Labelled>
          <Labelled label="What is it about?">
            {props => (
              <select {...props} className="hic-field" name="topic">
                {TOPICS.map(topic => (
                  <option key={topic}>{topic}</option>
                ))}
              </select>
            )}
          </Labelled>
          <Labelled
            label="Your message"
            hint="Please leave out health details: we do not need them to answer."
            problem={problems.message}
          >
            {props => (
              <textarea
                {...props}
                className="hic-field py-3"
                name="message"
                rows={7}
                maxLength={MOST.message}
                required
              />
            )}
          </Labelled>
          {/* People do not see this field; what fills it in is put aside for the team to look at. */}
          <label className="hidden" aria-hidden="true">
            Website
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
          <p className="text-muted text-sm">
            We use your name and address to answer you, and for nothing else. More in our{' '}
            <AppLink to="/privacy" className="text-eucalypt">
              privacy policy
            </AppLink>
            .
          </p>
          <button
            type="submit"
            className="hic-button justify-self-start"
            data-look="action"
            disabled={sending === 'sending'}
          >
            {sending === 'sending' ? 'Sending…' : 'Send message'}
          </button>
          <p className="hidden noscript:block">
            Sending needs JavaScript, which is off in your browser. Write to us by e-mail or call instead.
          </p>
        </form>
      )}
    </>
  )
}

const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement

const messageIn = (form: HTMLFormElement): Message => ({
  full_name: fieldOf(form, 'full_name').value,
  email: fieldOf(form, 'email').value,
  topic: fieldOf(form, 'topic').value,
  message: fieldOf(form, 'message').value,
})
