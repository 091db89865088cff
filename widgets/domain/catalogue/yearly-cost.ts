import { type Cents, centsLabel, dollars } from '../money.ts'
import { coPaymentsOfYear } from './co-payment.ts'
import { excessOfYear } from './excess.ts'
import type { Policy } from './policy.ts'

/** A year's use of hospital, for one person. What doctors charge above the schedule (the gap) is extra, and in no data. */
export const USES = [
  { id: 'low', label: 'No hospital stay', stays: 0, nights: 0 },
  { id: 'medium', label: 'One stay of two nights', stays: 1, nights: 2 },
  { id: 'high', label: 'Three stays of three nights', stays: 3, nights: 3 },
] as const
type Use = (typeof USES)[number]

interface YearlyCost {
  premiums: Cents
  /** Null if there is one but the data does not say how high it is. */
  excess: Cents | null
  coPayments: Cents | null
  /** Of what is stated. */
  total: Cents
}

/** What a year costs with so many stays in hospital, premiums included. */
export function yearlyCost(policy: Policy, monthly: Cents, use: Pick<Use, 'stays' | 'nights'>): YearlyCost {
  const premiums = monthly * 12
  const excess = inCents(excessOfYear(policy, use.stays))
  const coPayments = inCents(coPaymentsOfYear(policy.hospital?.coPayment ?? null, use.stays, use.nights))
  return { premiums, excess, coPayments, total: premiums + (excess ?? 0) + (coPayments ?? 0) }
}

/** A monthly price by the fortnight, as many are paid: a year's premiums over 26. Funds round it in their own ways. */
export const fortnightly = (monthly: Cents): Cents => Math.round((monthly * 12) / 26)

const inCents = (amount: number | null) => (amount === null ? null : dollars(amount))

/** '$2,534.40', or 'at least $2,534.40' where not all of it is stated. */
export const yearlyLabel = ({ excess, coPayments, total }: YearlyCost): string =>
  `${excess === null || coPayments === null ? 'at least ' : ''}${centsLabel(total)}`

/** How that sum comes about: '12 × $211.20 + $750.00 excess'. */
export function yearlyWorking({ excess, coPayments }: YearlyCost, monthly: Cents): string {
  return [`12 × ${centsLabel(monthly)}`, part(excess, 'excess'), part(coPayments, 'co-payments')]
    .filter(Boolean)
    .join(' + ')
}

const part = (amount: Cents | null, name: string) =>
  amount === null ? `${name} (not stated)` : amount > 0 && `${centsLabel(amount)} ${name}`
