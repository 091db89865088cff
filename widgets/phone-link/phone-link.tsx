import { Phone } from 'lucide'
import type { MouseEvent } from 'react'
import { BRAND } from '#widgets/domain/brand.ts'
import { type PhoneCall, trackCall, UNNAMED_PLACE } from '#widgets/kit/backend/track-call.ts'
import { Icon } from '#widgets/kit/ui/icon.ts'
import { asDialled } from './as-dialled.ts'

export interface PhoneLinkProps {
  /** As people read it, such as "(02) 5550 1234"; the office's number if left out or empty. */
  number?: string
  /** A name for where the link is, recorded with each tap: `header-desktop`, `partner-sidebar`, … */
  sourcePage?: string
  /** Id of an element that says more, such as the opening hours. */
  describedBy?: string
  /** A tap, before the dialler opens. If it returns false, no call is made or recorded. */
  onCall?(call: PhoneCall): unknown
  /** Where taps are recorded. Nothing waits for it. */
  track?: (call: PhoneCall) => void
}

/** A phone number, one tap from a call. A plain `tel:` link without script. */
export function PhoneLink({
  number: given,
  sourcePage = UNNAMED_PLACE,
  describedBy,
  onCall,
  track = trackCall,
}: PhoneLinkProps) {
  const number = given || BRAND.phoneLabel
  // The office's number is dialled with its country code, so that it also works from abroad.
  const phoneNumber = number === BRAND.phoneLabel ? BRAND.phone : asDialled(number)

  function call(event: MouseEvent) {
    const details = { phoneNumber, sourcePage }
    if (onCall?.(details) === false) return event.preventDefault()
    track(details)
  }

  return (
    <a
      href={`tel:${phoneNumber}`}
      aria-label={`Call ${number}`}
      aria-describedby={describedBy}
      // A tap before React has loaded is recorded too: by `paint.ts` on a partner's page, later by `boot.ts` on the site.
      data-live
      // Text as large as its sentence, padding for a finger, and the baseline is the number's, not the icon's.
      className="inline-flex items-baseline gap-[0.625em] py-[calc((44px-1lh)/2)] font-semibold text-eucalypt tabular-nums underline decoration-1 underline-offset-4 hover:decoration-2"
      onClick={call}
    >
      <Icon of={Phone} size="1.25em" className="shrink-0 self-center" />
      {/* Digits and brackets have no direction of their own: in a sentence from right to left their groups would swap places. */}
      <span dir="ltr" className="whitespace-nowrap">
        {number}
      </span>
    </a>
  )
}
