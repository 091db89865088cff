import { CLINICAL_CATEGORIES } from '../clinical-categories.ts'
import { EXTRAS } from '../extras.ts'
import { centsLabel } from '../money.ts'
import { AMBULANCE_LABEL, isAmbulanceAlone } from './policy.ts'
import type { Placed } from './rank.ts'

/** Why a policy is where it is in the list, in one or two sentences. */
export function reasonSentence({ policy, reason }: Placed): string {
  const cover = isAmbulanceAlone(policy) ? `${AMBULANCE_LABEL[policy.ambulance]}.` : coverSentence(reason)
  return `${priceSentence(reason)} ${cover}`
}

function priceSentence({ aboveCheapest }: Placed['reason']): string {
  if (aboveCheapest <= 0) return 'The cheapest on this list.'
  return `${centsLabel(aboveCheapest)} a month more than the cheapest.`
}

function coverSentence({ ticked, breadth }: Placed['reason']): string {
  if (!ticked.of) return `${breadthSentence(breadth)}.`
  // Services do not count for a policy without extras, or treatments for extras alone: name only what counted.
  const kind = kindOf(breadth.of)
  const more = ticked.full ? ' more' : ''
  const restricted = ticked.restricted ? `, ${ticked.restricted}${more} with restrictions` : ''
  if (ticked.full === ticked.of)
    return `Covers ${EVERY[kind]} you ticked, and ${breadth.covered} of ${breadth.of} overall.`
  // Only a treatment can be restricted.
  if (ticked.of === 1 && ticked.restricted === 1)
    return `Covers the treatment you ticked with restrictions only; ${breadth.covered} of ${breadth.of} overall.`
  return `Covers ${ticked.full} of the ${ticked.of} ${kind} you ticked${restricted}; ${breadth.covered} of ${breadth.of} overall.`
}

// Extras pay part of the bill, up to limits.
function breadthSentence({ covered, of }: Placed['reason']['breadth']): string {
  const count = `${covered} of ${of} ${kindOf(of)}`
  if (of === CLINICAL_CATEGORIES.length) return `Covers ${count} in full`
  return of === EXTRAS.length ? `Pays towards ${count}` : `Covers ${count}`
}

const EVERY = {
  treatments: 'every treatment',
  services: 'every service',
  'treatments and services': 'everything',
} as const

function kindOf(of: number): keyof typeof EVERY {
  if (of === CLINICAL_CATEGORIES.length) return 'treatments'
  return of === EXTRAS.length ? 'services' : 'treatments and services'
}
