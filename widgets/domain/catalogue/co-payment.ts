import { dollarsLabel } from '../money.ts'
import type { CoPayment } from './policy.ts'

/** There is one, and the data does not say how high it is. */
export const coPaymentIsUnstated = ({ perDay, daySurgery }: CoPayment): boolean => !perDay && !daySurgery

/** A co-payment in a few words. */
export function coPaymentLabel(coPayment: CoPayment | null): string {
  if (!coPayment) return 'None'
  if (coPaymentIsUnstated(coPayment)) return 'See the statement'
  const { perDay, daySurgery } = coPayment
  return [perDay && `${dollarsLabel(perDay)} a day`, daySurgery && `${dollarsLabel(daySurgery)} for day surgery`]
    .filter(Boolean)
    .join(', ')
}

/** The most it comes to, for a stay and for a year; null if the data names no maximum. */
export function mostCoPaymentLabel(coPayment: CoPayment | null): string | null {
  const { mostPerStay = null, mostPerYear = null } = coPayment ?? {}
  const said = [
    mostPerStay !== null && `${dollarsLabel(mostPerStay)} a stay`,
    mostPerYear !== null && `${dollarsLabel(mostPerYear)} a year`,
  ].filter(Boolean)
  return said.join(', ') || null
}

/** What one person pays for so many stays in a year, each of so many nights, in dollars; null if it is not stated. */
export function coPaymentsOfYear(coPayment: CoPayment | null, stays: number, nights: number): number | null {
  if (!coPayment || stays === 0) return 0
  if (coPaymentIsUnstated(coPayment)) return null
  const stay = Math.min(paid(coPayment.perDay) * nights, most(coPayment.mostPerStay))
  return Math.min(stay * stays, most(coPayment.mostPerYear))
}

/** Whether the second may cost more, for a day or at its cap; what is not stated may be anything, less or more. */
export function coPaymentRises(from: CoPayment, to: CoPayment | null): boolean {
  if (!to) return false
  if (coPaymentIsUnstated(from) || coPaymentIsUnstated(to)) return true
  return (
    paid(to.perDay) > paid(from.perDay) ||
    paid(to.daySurgery) > paid(from.daySurgery) ||
    most(to.mostPerStay) > most(from.mostPerStay) ||
    most(to.mostPerYear) > most(from.mostPerYear)
  )
}

const paid = (dollars: number | null) => dollars ?? 0
const most = (dollars: number | null) => dollars ?? Number.POSITIVE_INFINITY
