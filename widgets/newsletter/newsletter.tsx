import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { BRAND } from '#widgets/domain/brand.ts'
import { EMAIL_MAX_LENGTH, INVALID_EMAIL, readEmail } from '#widgets/domain/email.ts'
import { NEWSLETTER_WORDINGS } from '#widgets/domain/newsletter-wordings.ts'
import { isPartner } from '#widgets/domain/partner.ts'
import { type SubscribeOutcome, subscribe } from '#widgets/kit/backend/subscribe.ts'
import { useNotify } from '#widgets/kit/notify/notify.tsx'
import { SENTENCE, TEXT } from './content.ts'
import type { Refusal } from './refusals.ts'

export interface NewsletterProps {
  /** Origin of the site that the two links lead to; not set on the site itself. */
  baseUrl?: string
  /** The partner whose page this is on; passed on in the privacy link. */
  partner?: string
  /** The address is on the list now. The callback does not receive it. */
  onSubscribed?(): unknown
  /** Nothing was added as far as we know, and why. After a lost answer or a failing backend, it may have been. */
  onRefused?(refusal: { reason: Refusal }): unknown
  /** Where addresses go. */
  send?: (email: string) => Promise<SubscribeOutcome>
}

type Phase = 'idle' | 'submitting'
/** `invalid` if the address itself is wrong, not what became of it. */
type Said = { about: 'success' | 'error'; sentence: string; invalid?: boolean }

/** The newsletter form: one address, one button, and what subscribers agree to. */
export function Newsletter({ baseUrl = '', partner, onSubscribed, onRefused, send = subscribe }: NewsletterProps) {
  const notify = useNotify()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const underWay = useRef(false)
  const [phase, setPhase] = useState<Phase>('idle')
  const [said, setSaid] = useState<Said>()

  // Not a prop: the prerendered HTML must keep the browser's own check. Set before held presses are replayed.
  useLayoutEffect(() => {
    field.current!.form!.noValidate = true
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    // Presses that were held are repeated all at once, before `phase` is drawn anew.
    if (underWay.current) return

    const trap = form.elements.namedItem('website') as HTMLInputElement
    if (trap.value) {
      // Autofill falls into it too: a person presses again, a robot does not come back.
      trap.value = ''
      notify.error(TEXT.once)
      return setSaid({ about: 'error', sentence: TEXT.once })
    }
    const input = field.current!
    const typed = input.value
    const reading = readEmail(typed)
    if (!reading.ok) return refuse('invalid', INVALID_EMAIL)

    underWay.current = true
    setPhase('submitting')
    setSaid(undefined)
    notify.withdraw()
    const outcome = await send(reading.email)
    underWay.current = false
    setPhase('idle')
    if (outcome !== 'subscribed') return refuse(outcome, SENTENCE[outcome])

    // If another address was typed while this one was sent, it stays. Also in a form that the page has taken out: a tag
    // that is put back gives back what was left in it.
    if (input.value === typed) form.reset()
    setSaid({ about: 'success', sentence: SENTENCE.subscribed })
    notify.success(SENTENCE.subscribed)
    onSubscribed?.()
  }

  function refuse(reason: Refusal, sentence: string) {
    setSaid({ about: 'error', sentence, invalid: reason === 'invalid' })
    notify.error(sentence)
    onRefused?.({ reason })
    // A visitor who has moved on while it was sent keeps their focus.
    if (reason === 'invalid' || field.current?.form?.matches(':focus-within')) field.current?.focus()
  }

  // The site may not be framed, and some editors put pasted code into a frame.
  const whole = baseUrl ? '_top' : undefined
  const privacyHref = `${baseUrl}/privacy${isPartner(partner) ? `?partner=${partner}` : ''}`

  return (
    <section aria-labelledby={`${id}-heading`} className="@container text-ink">
      <h2 id={`${id}-heading`} className="m-0 font-display font-semibold text-xl">
        {TEXT.heading}
      </h2>
      <p className="mt-1.5 mb-0 max-w-prose text-muted text-pretty">{TEXT.promise}</p>
      <form
        // Before the script has loaded a press must neither reload the page nor put the address into its URL:
        // outside a dialog this method does nothing, and the browser still checks the field.
        method="dialog"
        onSubmit={submit}
        className="mt-5 grid max-w-prose gap-x-3 @md:grid-cols-[minmax(0,1fr)_auto] noscript:hidden"
      >
        <label htmlFor={`${id}-email`} className="mb-1.5 font-semibold @md:col-span-2">
          {TEXT.label}
        </label>
        <input
          ref={field}
          id={`${id}-email`}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          maxLength={EMAIL_MAX_LENGTH}
          required
          className="hic-field"
          aria-invalid={said?.invalid || undefined}
          aria-describedby={`${id}-said ${id}-consent`}
          onChange={() => setSaid(undefined)}
        />
        <p
          id={`${id}-said`}
          data-about={said?.about}
          className="m-0 font-semibold text-eucalypt text-sm data-[about=error]:text-ember @md:col-span-2 @md:row-start-3 not-empty:mt-2"
        >
          {said?.sentence}
        </p>
        <button
          type="submit"
          className="hic-button mt-3 aria-disabled:cursor-progress aria-disabled:opacity-80 @md:mt-0 @md:min-w-40"
          data-look="quiet"
          aria-disabled={phase === 'submitting' || undefined}
        >
          {phase === 'submitting' ? TEXT.subscribing : TEXT.subscribe}
        </button>
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          aria-hidden="true"
          title={TEXT.trap}
          className="sr-only"
        />
      </form>
      <p className="mt-5 mb-0 hidden noscript:block">
        {`${TEXT.unscripted} `}
        <a href={`mailto:${BRAND.email}?subject=Newsletter`}>{BRAND.email}</a>
      </p>
      <p
        id={`${id}-consent`}
        data-consent-version={CONSENT.version}
        className="mt-3 mb-0 max-w-prose text-muted text-sm text-pretty"
      >
        {`${TEXT.agree} “${CONSENT.text}”`}
      </p>
      <p className="m-0 flex flex-wrap gap-x-6 text-sm">
        <a href={`${baseUrl}/unsubscribe`} target={whole} className={LINK}>
          {TEXT.unsubscribe}
        </a>
        <a href={privacyHref} target={whole} className={LINK}>
          {TEXT.privacy}
        </a>
      </p>
    </section>
  )
}

const CONSENT = NEWSLETTER_WORDINGS.at(-1)!

const LINK = 'py-3 text-eucalypt underline underline-offset-4'
