import { trackCall, UNNAMED_PLACE } from '#widgets/kit/backend/track-call.ts'
import { asDialled } from './as-dialled.ts'
import type { PhoneLinkProps } from './phone-link.tsx'

/** Adapts the build-time picture to what the page set; `paint.test.tsx` compares it with the component. */
export function adapt(box: HTMLElement, { number }: PhoneLinkProps): void {
  const link = box.querySelector('a')!
  const shown = link.querySelector('span')!
  if (!number || number === shown.textContent) return
  link.setAttribute('href', `tel:${asDialled(number)}`)
  link.setAttribute('aria-label', `Call ${number}`)
  shown.textContent = number
}

/**
 * Records a tap before React has loaded; the link itself does the rest. It calls the number that the page has set by
 * then: while React is on its way, a picture does not change.
 */
export function press(link: HTMLElement, props: PhoneLinkProps, tap: Event): boolean {
  const { sourcePage = UNNAMED_PLACE, onCall } = props
  adapt(link.parentElement!, props)
  const call = { phoneNumber: link.getAttribute('href')!.replace('tel:', ''), sourcePage }
  if (onCall?.(call) === false) tap.preventDefault()
  else trackCall(call)
  return true
}
