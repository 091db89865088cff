import { RESTRICTED_BELOW_GOLD } from '../clinical-categories.ts'
import { extraByTitle } from '../extras.ts'
import { waitFor } from '../waiting-periods.ts'
import { coverageOf, type HospitalCover, type Policy } from './policy.ts'
import type { Wishes } from './wishes.ts'

/** A wait that some policies ask for, in months. */
export interface LongWait {
  label: string
  least: number
  most: number
}

/** In months: a baby or braces may be wanted sooner. */
const LONG = 12
const BIRTH = 'PregnancyBirth'
export const ALREADY_THERE = 'Hospital treatment of a condition you already have'

/** What somebody new waits a year or more for, of what was ticked and these policies cover. */
export function longWaits(
  policies: readonly Policy[],
  { treatments, services }: Pick<Wishes, 'treatments' | 'services'>,
): LongWait[] {
  function hospitalWait(label: string, wait: keyof HospitalCover['waits'], titles: readonly string[]) {
    const covering = policies.filter(policy => titles.some(title => coverageOf(policy, title) !== 'none'))
    return { label, months: covering.map(({ hospital }) => hospital!.waits[wait]) }
  }
  // Birth and these three have waits of their own, even if the condition is pre-existing; that of the three is short.
  const others = treatments.filter(title => ![BIRTH, ...RESTRICTED_BELOW_GOLD].includes(title))
  const waits = [
    hospitalWait(waitFor('pregnancy').label, 'pregnancy', treatments.includes(BIRTH) ? [BIRTH] : []),
    hospitalWait(ALREADY_THERE, 'preExisting', others),
    ...services.map(title => ({
      label: extraByTitle(title)?.label ?? title,
      months: policies.flatMap(({ extras }) => extras?.[title]?.wait ?? []),
    })),
  ]
  return waits
    .map(({ label, months }) => ({ label, least: Math.min(...months), most: Math.max(...months) }))
    .filter(({ most }) => most >= LONG)
}
