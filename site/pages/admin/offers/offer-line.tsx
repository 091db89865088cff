import { type MouseEvent, type ReactNode, useRef } from 'react'
import { LINK_BUTTON } from '#site/ui/link-button.ts'
import { isSecondPress } from '#site/ui/second-press.ts'
import { handFocusOn } from '#site/ui/take-focus.ts'
import { lastDayOf } from '#widgets/domain/last-day.ts'
import { officeDay } from '#widgets/domain/office-day.ts'
import { StatusTag } from '../entry/status-tag.tsx'
import { when } from '../entry/when.ts'
import { endLabel } from './draft.ts'
import { END_NOW, OFFER_STATE, type Offer, offerState, type Written } from './offer.ts'

interface OfferLineProps {
  offer: Offer
  /** A change is on its way: another one would name an outdated version. */
  held: boolean
  /** Why its last change was not made. */
  refused: string | undefined
  onEdit: () => void
  onChange: (to: Partial<Written>, done: string) => void
}

export function OfferLine({ offer, held, refused, onEdit, onChange }: OfferLineProps) {
  const state = offerState(offer)
  const heading = useRef<HTMLHeadingElement>(null)
  const which = <span className="sr-only"> {offer.title}</span>
  // By the second press of a double click the button may be the one that takes the first back.
  const press =
    (...[to, done]: Parameters<typeof onChange>) =>
    (event: MouseEvent) =>
      isSecondPress(event) || onChange(to, done)
  return (
    <div className="grid gap-x-8 md:grid-cols-[1fr_auto]">
      <div>
        <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg wrap-anywhere">
          {offer.title}
        </h2>
        <p className="text-muted wrap-anywhere">
          {offer.insurer}, {when(offer.starts_at)} to {endLabel(offer.ends_at)}
        </p>
      </div>
      <p className="self-start">
        <StatusTag label={OFFER_STATE[state]} waits={state === 'draft'} />
      </p>
      <p className="flex flex-wrap gap-x-6">
        <button type="button" className={LINK_BUTTON} onClick={onEdit}>
          Edit and preview{which}
        </button>
        {offer.published ? (
          <button
            ref={handFocusOn(() => heading.current)}
            type="button"
            className={LINK_BUTTON}
            aria-disabled={held || undefined}
            onClick={press({ published: false }, 'The offer is a draft again')}
          >
            Unpublish{which}
          </button>
        ) : state === 'expired' ? (
          // If published as it is, nobody would see it. The form publishes one that ended today until midnight.
          <Hindered>
            {lastDayOf(offer.ends_at) < officeDay()
              ? 'Expired: choose a later end date to publish it'
              : 'Ended today: edit it to publish it again'}
          </Hindered>
        ) : !offer.terms_url ? (
          <Hindered>No terms yet: add a link to them to publish it</Hindered>
        ) : (
          <button
            type="button"
            className={LINK_BUTTON}
            aria-disabled={held || undefined}
            onClick={press({ published: true }, 'The offer is published')}
          >
            Publish{which}
          </button>
        )}
        {state === 'current' && (
          <button
            ref={handFocusOn(() => heading.current)}
            type="button"
            className={LINK_BUTTON}
            aria-disabled={held || undefined}
            onClick={press(END_NOW, 'The offer has ended')}
          >
            End now{which}
          </button>
        )}
      </p>
      {refused && <p className="trouble-box mt-3 p-4 md:col-span-2">{refused}</p>}
    </div>
  )
}

/** Shown in place of the button to publish. */
function Hindered({ children }: { children: ReactNode }) {
  return <span className="flex min-h-11 items-center text-muted">{children}</span>
}
