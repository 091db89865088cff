import { BRAND } from '#widgets/domain/brand.ts'
import { consentLapses, consentStands, wordingOf } from '#widgets/domain/consent.ts'
import { addDays, dayIn, dayLabel } from '#widgets/domain/day.ts'

interface Consented {
  consent_version: string
  created_at: string
}

/** Whether somebody may still be called on the strength of what they ticked, and until which day, in a sentence. */
export function mayCall({ consent_version, created_at }: Consented, now = new Date()): { may: boolean; told: string } {
  // Words that we do not know state no period: then the law's holds.
  const wording = wordingOf('call', consent_version) ?? { kind: 'call', version: consent_version, text: '' }
  const given = dayIn(BRAND.officeZone, new Date(created_at))
  const may = consentStands(wording, given, dayIn(BRAND.officeZone, now))
  const lapses = consentLapses(wording, given)
  const last = lapses && dayLabel(addDays(lapses, -1))
  if (!may) return { may, told: `Ended after ${last}: do not call. It was for the notice of ${consent_version}.` }
  return { may, told: `May be called until ${last ?? 'they say otherwise'}, by the notice of ${consent_version}` }
}
