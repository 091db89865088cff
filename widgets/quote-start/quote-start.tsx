import { type FormEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { TAGLINE } from '#widgets/domain/brand.ts'
import { COVER_FOR, type CoverFor } from '#widgets/domain/cover-for.ts'
import { isPartner } from '#widgets/domain/partner.ts'
import { quoteHref, type Selection, scheduleCallHref } from '#widgets/domain/selection.ts'
import { STATES, type State } from '#widgets/domain/states.ts'
import { useNotify } from '#widgets/kit/notify/notify.tsx'
import { Choice } from './choice.tsx'
import { TEXT } from './content.ts'
import { mark } from './mark.ts'
import { Mascot } from './mascot.tsx'
import { RatingBadge } from './rating-badge.tsx'

export interface QuoteStartProps {
  /** Preselected. */
  coverFor?: CoverFor
  /** Preselected. */
  state?: State
  /** Instead of "Compare Health Insurance"; an empty value leaves it out. */
  heading?: string
  /** `h1` if it is the page's own heading. */
  headingLevel?: 'h1' | 'h2'
  /** Origin of the site that the buttons lead to; not set on the site itself. */
  baseUrl?: string
  /** The partner whose page this is on; passed on with the visitor. */
  partner?: string
  /** Both selections are made. If set, the form does not navigate by itself: `href` is where it would go. */
  onStartComparing?(going: Both & { href: string }): unknown
  /** The visitor wants a call; `href` carries what is selected so far. If set, the button does not navigate by itself. */
  onScheduleCall?(going: Selection & { href: string }): unknown
  /** START COMPARING was pressed with a selection missing. */
  onInvalid?(lacking: { missing: readonly Question[] }): unknown
}

type Question = 'coverFor' | 'state'
type Both = Selection & { coverFor: CoverFor; state: State }
type Sent = { coverFor: CoverFor | ''; postcode: State | ''; partner: string }

/** The hero comparer: two questions, and on to the priorities or a call. */
export function QuoteStart({
  coverFor,
  state,
  heading = TEXT.heading,
  headingLevel: Heading = 'h2',
  baseUrl = '',
  partner,
  onStartComparing,
  onScheduleCall,
  onInvalid,
}: QuoteStartProps) {
  const notify = useNotify()
  const headingId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<readonly Question[]>([])

  useLayoutEffect(recheck, [coverFor, state])

  useLayoutEffect(() => {
    // Once for each form: an application may hide it and show it again, as Next does with its pages (`<Activity>`), and
    // the marks that it has by then are ours.
    if (form.current!.noValidate) return
    // If it was pressed, and showed what is missing, before React had loaded: that stays, and the toast follows.
    const marked = markedIn(form.current!)
    // Not a prop: in the prerendered HTML the browser's own check of `required` must stay.
    form.current!.noValidate = true
    for (const field of marked) mark(field, false)
    if (marked.length) sayWhatIsMissing()
  }, [notify])

  function sayWhatIsMissing() {
    const lacking = lackingIn(selectionIn(form.current!))
    setMissing(lacking)
    if (lacking.length) notify.error(TEXT.missing.title, TEXT.missing.detail)
    return lacking
  }

  function start(event: FormEvent<HTMLFormElement>) {
    const lacking = sayWhatIsMissing()
    if (lacking.length) {
      event.preventDefault()
      onInvalid?.({ missing: lacking })
      return [...form.current!.querySelectorAll('select')].find(field => !field.value)?.focus()
    }
    notify.withdraw()
    if (!onStartComparing) return
    event.preventDefault()
    const both = selectionIn(form.current!) as Both
    onStartComparing({ ...both, href: baseUrl + quoteHref(both) })
  }

  function call(event: MouseEvent<HTMLButtonElement>) {
    notify.withdraw()
    if (!onScheduleCall) return
    event.preventDefault()
    const chosen = selectionIn(form.current!)
    onScheduleCall({ ...chosen, href: baseUrl + scheduleCallHref(chosen) })
  }

  /** What the visitor has since answered, or the page has set, is no longer missing. */
  function recheck() {
    if (!missing.length) return
    const lacking = lackingIn(selectionIn(form.current!))
    const left = missing.filter(question => lacking.includes(question))
    setMissing(left)
    if (!left.length) notify.withdraw()
  }

  return (
    <section className="hic-quote-start" aria-labelledby={heading ? headingId : undefined}>
      <div className="hic-quote-grid">
        <div>
          {heading && (
            <Heading id={headingId} tabIndex={Heading === 'h1' ? -1 : undefined} className="hic-quote-heading">
              {heading}
            </Heading>
          )}
          <p className="hic-tagline">{TAGLINE}</p>
        </div>
        <Mascot />
        {/* The site may not be framed, and some editors put pasted code into a frame. */}
        <form
          action={`${baseUrl}/quote`}
          method="get"
          target={baseUrl ? '_top' : undefined}
          ref={form}
          onSubmit={start}
        >
          {isPartner(partner) && <input type="hidden" name="partner" value={partner} />}
          <Choice
            label={TEXT.coverFor}
            name="coverFor"
            prompt={TEXT.chooseCoverFor}
            options={COVER_FOR}
            initial={coverFor}
            error={TEXT.missing.coverFor}
            missing={missing.includes('coverFor')}
            onAnswer={recheck}
          />
          <Choice
            label={TEXT.state}
            name="postcode"
            prompt={TEXT.chooseState}
            options={STATE_OPTIONS}
            initial={state}
            error={TEXT.missing.state}
            missing={missing.includes('state')}
            onAnswer={recheck}
          />
          <button type="submit" className="hic-button" data-look="action">
            {TEXT.start}
          </button>
          <button
            type="submit"
            className="hic-button"
            data-look="quiet"
            formAction={`${baseUrl}/schedule-call`}
            formNoValidate
            onClick={call}
          >
            {TEXT.call}
          </button>
        </form>
        <div className="hic-quote-foot">
          <RatingBadge />
          <p className="hic-quiet">{TEXT.promise}</p>
        </div>
      </div>
    </section>
  )
}

const STATE_OPTIONS = STATES.map(id => ({ id, label: id }))

// With `:is` for browsers that do not know `:user-invalid`. The DOM of a partner's tests may not know it either, and
// throws; in older versions within `:is`, too.
function markedIn(form: HTMLFormElement): HTMLSelectElement[] {
  try {
    return [...form.querySelectorAll<HTMLSelectElement>(':is([aria-invalid], :user-invalid)')]
  } catch {
    return []
  }
}

// The fields are uncontrolled: choices made before the script came count. They offer nothing but what may be chosen.
function selectionIn(form: HTMLFormElement): Selection {
  const { coverFor, postcode: state, partner } = Object.fromEntries(new FormData(form)) as Partial<Sent>
  return { ...(coverFor && { coverFor }), ...(state && { state }), ...(partner && { partner }) }
}

const QUESTIONS: Question[] = ['coverFor', 'state']
const lackingIn = (selection: Selection) => QUESTIONS.filter(question => !selection[question])
