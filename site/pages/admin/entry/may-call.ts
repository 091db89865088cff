import { consentLapses, consentStands, wordingOf } from '#widgets/domain/consent.ts'
import { addDays, dayLabel } from '#widgets/domain/day.ts'
import { officeDay } from '#widgets/domain/office-day.ts'
import type { Day } from '#widgets/domain/period.ts'
import type { Booking } from '../calls/call.ts'
import type { QuoteRequest } from '../requests/request.ts'

interface Consented {
  consent_version: string
  created_at: string
  status: QuoteRequest['status'] | Booking['status']
}

/** Closing a request is also how the team notes that somebody does not want to be called. */
const OVER: Partial<Record<Consented['status'], string>> = { cancelled: 'Cancelled', closed: 'Closed', spam: 'Spam' }
const DO_NOT = 'do not call'

// A wording that we do not know states no period, so the law's applies.
const wordingFor = ({ consent_version }: Consented) =>
  wordingOf('call', consent_version) ?? { kind: 'call' as const, version: consent_version, text: '' }
const givenOn = ({ created_at }: Consented) => officeDay(new Date(created_at))

/** The last day on which somebody may be called under the consent they gave. Where its words state no end, the law does. */
const lastDay = (consented: Consented): Day => addDays(consentLapses(wordingFor(consented), givenOn(consented))!, -1)

/** The same for a file, which says so where nobody may be called at all. */
export const mayCallUntil = (consented: Consented): string => (OVER[consented.status] ? DO_NOT : lastDay(consented))

/** Whether somebody may still be called, and until when, in words. */
export function mayCall(consented: Consented, now = new Date()): { may: boolean; told: string } {
  const over = OVER[consented.status]
  if (over) return { may: false, told: `${over}: ${DO_NOT}` }
  // On a machine whose clock is behind they agreed “tomorrow”, which does not mean that the consent has ended.
  const on = officeDay(new Date(Math.max(now.getTime(), Date.parse(consented.created_at))))
  const last = dayLabel(lastDay(consented))
  if (!consentStands(wordingFor(consented), givenOn(consented), on))
    return { may: false, told: `Ended after ${last}: ${DO_NOT}` }
  return { may: true, told: `May be called until ${last}` }
}
