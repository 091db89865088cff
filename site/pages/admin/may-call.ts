import { consentLapses, consentStands, wordingOf } from '#widgets/domain/consent.ts'
import { addDays, dayLabel } from '#widgets/domain/day.ts'
import { officeDay } from '#widgets/domain/office-day.ts'
import type { Day } from '#widgets/domain/period.ts'

interface Consented {
  consent_version: string
  created_at: string
}

// A wording that we do not know states no period, so the law's applies.
const wordingFor = ({ consent_version }: Consented) =>
  wordingOf('call', consent_version) ?? { kind: 'call' as const, version: consent_version, text: '' }
const givenOn = ({ created_at }: Consented) => officeDay(new Date(created_at))

/** The last day on which somebody may be called under the consent they gave; '' if none is set. */
export function mayCallUntil(consented: Consented): Day | '' {
  const lapses = consentLapses(wordingFor(consented), givenOn(consented))
  return lapses ? addDays(lapses, -1) : ''
}

/** Whether somebody may still be called, and until when, in words. */
export function mayCall(consented: Consented, now = new Date()): { may: boolean; told: string } {
  // On a machine whose clock is behind they agreed “tomorrow”, which does not mean that the consent has ended.
  const on = officeDay(new Date(Math.max(now.getTime(), Date.parse(consented.created_at))))
  const until = mayCallUntil(consented)
  const last = until && dayLabel(until)
  if (!consentStands(wordingFor(consented), givenOn(consented), on))
    return { may: false, told: `Ended after ${last}: do not call` }
  return { may: true, told: `May be called until ${last || 'they say otherwise'}` }
}
