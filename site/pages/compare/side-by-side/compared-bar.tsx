import { type MouseEvent, useEffect, useState } from 'react'
import { ownLinkOf } from '#site/shell/own-link.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { LINK_BUTTON } from '#site/ui/link-button.ts'
import { isSecondPress } from '#site/ui/second-press.ts'
import { type Answers, forThisCover } from '#widgets/domain/answers.ts'
import { answersHref } from '#widgets/domain/answers-address.ts'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import { leaveOut } from '../leave-out.ts'
import { focusResults } from '../results-title.ts'
import { SIDE_TITLE, toSideBySide } from '../side-title.ts'

interface ComparedBarProps {
  compared: readonly Policy[]
  /** Those picked for which there was no room. */
  beyond: readonly Policy[]
  /** Nothing is in the list: there is nothing to pick. */
  noneFits: boolean
  answers: Answers
  /** The visitor goes on to request a quote for those picked. */
  onRequest: () => void
}

/** The next steps, with what was picked. It stays in view once something is, except in a window that it would fill. */
export function ComparedBar({ compared, beyond, noneFits, answers, onRequest }: ComparedBarProps) {
  const and = answersHref('', answers)
  const { treatments, services } = forThisCover(answers)
  const picked = compared.length > 0
  const reached = useInTable(picked)

  // The header, the menu and the floating button lead to the form too, but know nothing of what was picked.
  useEffect(() => {
    if (!picked) return
    const takeFromOutside = (event: Event) => {
      const link = ownLinkOf(event)
      if (link?.pathname === '/get-quote' && !link.closest('main')) onRequest()
    }
    document.addEventListener('click', takeFromOutside, true)
    return () => document.removeEventListener('click', takeFromOutside, true)
  })

  function clear() {
    const all = [...compared, ...beyond].map(({ id }) => id)
    focusResults()
    leaveOut(answers, all)
  }
  return (
    <>
      {picked && (
        <section
          aria-label="Picked policies"
          className="compared-bar bottom-0 z-10 mt-10 flex items-center gap-1 border-ink border-t-2 bg-paper py-2 sm:gap-3 [@media(min-height:30rem)]:sticky print:hidden"
          onClickCapture={onceOnly}
        >
          <button
            type="button"
            className={`hic-button ${reached ? 'max-sm:hidden' : ''}`}
            data-look={reached ? 'quiet' : 'action'}
            onClick={toSideBySide}
          >
            Compare {compared.length}
            <span className="sr-only"> side by side</span>
          </button>
          <button type="button" className={`px-2 font-medium ${LINK_BUTTON}`} onClick={clear}>
            Clear
          </button>
          <AppLink
            to="/get-quote"
            and={and}
            className={`hic-button ml-auto ${reached ? '' : 'max-sm:hidden'}`}
            data-look={reached ? 'action' : 'quiet'}
            onClick={onRequest}
          >
            Request a quote for {compared.length}
          </AppLink>
        </section>
      )}
      <section aria-labelledby="way-onward" className="mt-10 rounded-card bg-mist p-6 print:hidden">
        <h2 id="way-onward" className="text-xl">
          What next?
        </h2>
        <p className="mt-2 max-w-prose">
          {whatNext(picked, noneFits)}
          {(treatments || services) && ' What you ticked about your health is not sent unless you say so there.'}
        </p>
        <p className="mt-4 flex flex-wrap gap-3 max-sm:*:grow">
          {/* If the bar has the same link, it is right above this one. */}
          <AppLink
            to="/get-quote"
            and={and}
            className={`hic-button ${picked ? 'sm:hidden' : ''}`}
            data-look={picked ? 'quiet' : 'action'}
            onClick={onRequest}
          >
            Request a quote
          </AppLink>
          <AppLink to="/schedule-call" and={and} className="hic-button" data-look="quiet" onClick={onRequest}>
            Schedule a call
          </AppLink>
        </p>
      </section>
    </>
  )
}

function whatNext(picked: boolean, noneFits: boolean): string {
  if (picked) return 'The policies you picked are sent with your quote request, with their prices as shown here.'
  if (noneFits) return 'Change an answer above, or request a quote without a policy: we will start from your answers.'
  return 'Tick “Side by side” on up to four policies to send them with your quote request.'
}

// On a phone the first tap of a double tap leads to the table, and there the bar has something else in the same place.
function onceOnly(event: MouseEvent) {
  if (!isSecondPress(event)) return
  event.preventDefault()
  event.stopPropagation()
}

/** Whether the visitor is looking at the table: it lies across the middle of the window. Until then the bar leads to it. */
function useInTable(picked: boolean) {
  const [reached, setReached] = useState(false)
  useEffect(() => {
    const table = picked && document.getElementById(SIDE_TITLE)?.parentElement
    if (!table) return
    const observer = new IntersectionObserver(entries => setReached(entries.at(-1)!.isIntersecting), {
      rootMargin: '-50% 0px',
    })
    observer.observe(table)
    return () => observer.disconnect()
  }, [picked])
  return reached
}
