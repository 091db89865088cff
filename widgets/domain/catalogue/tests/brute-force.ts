import type { Answers } from '../../answers.ts'
import { CLINICAL_CATEGORIES } from '../../clinical-categories.ts'
import { EXTRAS } from '../../extras.ts'
import type { Policy } from '../policy.ts'

// Written from the specification's words and not from the engine: everything is looked up by name, nothing is shared.

const TIERS = ['Basic', 'BasicPlus', 'Bronze', 'BronzePlus', 'Silver', 'SilverPlus', 'Gold']
const AMBULANCES = ['none', 'emergency', 'all']

/** The digits of a policy as a table by name. */
function treatmentsOf(policy: Policy): Record<string, string> {
  const table: Record<string, string> = {}
  const digits = policy.hospital ? policy.hospital.covers : ''
  for (let i = 0; i < CLINICAL_CATEGORIES.length; i += 1) table[CLINICAL_CATEGORIES[i]!.title] = digits.charAt(i)
  return table
}

function stayCosts(policy: Policy): number {
  if (policy.hospital === null || policy.hospital.excess === null) return 0
  const { perAdmission, perPerson, perPolicy } = policy.hospital.excess
  for (const stated of [perAdmission, perPerson, perPolicy]) if (stated !== null) return stated
  // There is one, and it may be any.
  return Number.POSITIVE_INFINITY
}

export function bruteFits(policy: Policy, answers: Answers): boolean {
  const reasonsAgainst: string[] = []
  const table = treatmentsOf(policy)
  if (answers.mostExcess !== undefined && stayCosts(policy) > answers.mostExcess) reasonsAgainst.push('excess')
  if (policy.hospital !== null) {
    if (answers.leastTier && TIERS.indexOf(policy.hospital.tier) < TIERS.indexOf(answers.leastTier))
      reasonsAgainst.push('tier')
    if (answers.noCoPayment && policy.hospital.coPayment !== null) reasonsAgainst.push('co-payment')
    if (!answers.partly)
      for (const treatment of answers.treatments ?? []) if (table[treatment] !== '2') reasonsAgainst.push(treatment)
  }
  if (policy.extras !== null && !answers.partly) {
    const has = Object.keys(policy.extras)
    for (const service of answers.services ?? []) if (!has.includes(service)) reasonsAgainst.push(service)
  }
  if (answers.partly) {
    const found: boolean[] = []
    if (policy.hospital !== null)
      for (const treatment of answers.treatments ?? []) found.push(table[treatment] === '1' || table[treatment] === '2')
    if (policy.extras !== null)
      for (const service of answers.services ?? []) found.push(policy.extras[service] !== undefined)
    if (found.length > 0 && !found.includes(true)) reasonsAgainst.push('nothing ticked')
  }
  if (AMBULANCES.indexOf(policy.ambulance) < AMBULANCES.indexOf(answers.ambulance ?? 'none'))
    reasonsAgainst.push('ambulance')
  if (answers.funds && answers.funds.length > 0 && !answers.funds.includes(policy.fund)) reasonsAgainst.push('fund')
  const noHospital = answers.coverType === 'extras-cover' || answers.coverType === 'ambulance-cover'
  const partnersCoverTold = !noHospital && answers.history && answers.partnerHistory
  const partnerTold = (answers.ages ?? []).length === 2 || Boolean(partnersCoverTold)
  if (answers.coverFor === 'extended-family' && partnerTold && policy.adults === 1) reasonsAgainst.push('partner')
  return reasonsAgainst.length === 0
}

/** Points as the page explains them, worked out the long way. */
export function brutePoints(policy: Policy, price: number, cheapest: number, answers: Answers): number {
  const weight = answers.priceWeight ?? 2
  const forPrice = (cheapest / price) * 100

  const table = treatmentsOf(policy)
  const wanted: number[] = []
  let covered = 0
  let possible = 0
  if (policy.hospital) {
    for (const treatment of answers.treatments ?? [])
      wanted.push(table[treatment] === '2' ? 1 : table[treatment] === '1' ? 0.5 : 0)
    possible += 38
    for (const { title } of CLINICAL_CATEGORIES) if (table[title] === '2') covered += 1
  }
  if (policy.extras) {
    for (const service of answers.services ?? []) wanted.push(policy.extras[service] === undefined ? 0 : 1)
    possible += 27
    for (const { title } of EXTRAS) if (policy.extras[title] !== undefined) covered += 1
  }
  if (possible === 0) {
    covered = AMBULANCES.indexOf(policy.ambulance)
    possible = 2
  }
  const broad = covered / possible
  const asked = wanted.length === 0 ? broad : 0.8 * (wanted.reduce((a, b) => a + b, 0) / wanted.length) + 0.2 * broad
  return (weight / 4) * forPrice + (1 - weight / 4) * asked * 100
}
