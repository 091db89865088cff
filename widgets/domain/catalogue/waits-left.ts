import { CLINICAL_CATEGORIES, RESTRICTED_BELOW_GOLD } from '../clinical-categories.ts'
import { extraByTitle } from '../extras.ts'
import { type Previously, waitFor } from '../waiting-periods.ts'
import { coverageOf, excessOfStay, isAmbulanceAlone, type Policy } from './policy.ts'
import { differenceBetween } from './switching.ts'

/** A wait that a new policy asks for, and what is left of it, in months from joining. */
export interface WaitLeft {
  label: string
  /** Null if the data does not state it. */
  months: number | null
  /** Left before the benefits held before are paid again; null if nothing was covered before. */
  asBefore: number | null
  /** Left before new cover, or the extra of higher benefits, is paid; null if there is neither. */
  fresh: number | null
}

/** The policy held now, and for how long. */
export interface Held {
  policy: Policy
  months: number
}

/**
 * The waits of a new policy, less what was served with the old one. Time served counts for what was covered
 * before; a full wait applies to what is new and to the difference where benefits are higher (s 78-1 of the
 * Private Health Insurance Act 2007). For extras most funds do the same, but no law makes them.
 */
export function waitsLeft(next: Policy, held: Held | null): WaitLeft[] {
  if (isAmbulanceAlone(next)) return [NOT_IN_DATA]
  const better = held && betterBenefits(held.policy, next)
  return [...hospitalWaits(next, held, better), ...extrasWaits(next, held, better)]
}

// Funds ask for a wait, but the data does not say how long.
const NOT_IN_DATA: WaitLeft = { label: 'Ambulance', months: null, asBefore: null, fresh: null }

/** What may have higher benefits than now, besides what is new. */
interface Better {
  /** The patient pays less for a stay. */
  stay: boolean
  /** Titles. */
  services: readonly string[]
}

// What a switch back would make worse. A held excess that is not stated may be higher than any.
function betterBenefits(held: Policy, next: Policy): Better {
  const back = differenceBetween(next, held)
  const lessExcess = excessOfStay(next) < excessOfStay(held) || back.higherExcessCap
  return {
    stay: lessExcess || back.lostWaivers.length > 0 || back.fewerHospitals || back.newCoPayment || back.higherCoPayment,
    services: [...back.lowerLimits, ...back.lowerBenefits],
  }
}

function hospitalWaits(next: Policy, held: Held | null, better: Better | null): WaitLeft[] {
  if (!next.hospital) return []
  const { preExisting, pregnancy, subAcute, other } = next.hospital.waits
  const subAcuteTitles: readonly string[] = RESTRICTED_BELOW_GOLD
  const rest = CLINICAL_CATEGORIES.filter(({ title }) => title !== 'PregnancyBirth' && !subAcuteTitles.includes(title))
  const restTitles = rest.map(category => category.title)
  const groups = [
    { label: waitFor('pre-existing').label, months: preExisting, titles: restTitles },
    { label: waitFor('pregnancy').label, months: pregnancy, titles: ['PregnancyBirth'] },
    { label: waitFor('sub-acute').label, months: subAcute, titles: subAcuteTitles },
    { label: 'Other hospital treatment', months: other, titles: restTitles },
  ]
  return groups.flatMap(({ label, months, titles }) => {
    const covered = titles.filter(title => coverageOf(next, title) !== 'none')
    const kinds = covered.map(title => hospitalHistory(next, held, title, better?.stay ?? false))
    return covered.length ? wait(label, months, held, kinds) : []
  })
}

function hospitalHistory(next: Policy, held: Held | null, title: string, stayIsBetter: boolean): Previously {
  if (!held) return 'not covered'
  const [before, after] = [coverageOf(held.policy, title), coverageOf(next, title)]
  return previously(before !== 'none', (before === 'restricted' && after === 'full') || stayIsBetter)
}

function previously(coveredBefore: boolean, higher: boolean): Previously {
  if (!coveredBefore) return 'not covered'
  return higher ? 'covered with lower benefits' : 'covered as well'
}

function wait(label: string, months: number, held: Held | null, kinds: readonly Previously[]): WaitLeft {
  const left = Math.max(months - (held?.months ?? 0), 0)
  return {
    label,
    months,
    asBefore: kinds.some(kind => kind !== 'not covered') ? left : null,
    fresh: kinds.some(kind => kind !== 'covered as well') ? months : null,
  }
}

function extrasWaits(next: Policy, held: Held | null, better: Better | null): WaitLeft[] {
  return Object.entries(next.extras ?? {})
    .filter(([, terms]) => terms.wait !== 0)
    .map(([title, { wait: months }]) => {
      const label = extraByTitle(title)?.label ?? title
      if (months === undefined) return { label, months: null, asBefore: null, fresh: null }
      const coveredBefore = held?.policy.extras?.[title] !== undefined
      const kind = previously(coveredBefore, better?.services.includes(title) ?? false)
      return wait(label, months, held, [kind])
    })
}
