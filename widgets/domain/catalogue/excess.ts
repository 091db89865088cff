import { dollarsLabel } from '../money.ts'
import { excessIsUnstated, excessOfStay, type Policy } from './policy.ts'

// What one stay costs is read in `policy.ts`: the filter needs that, and runs where nothing of this is loaded.

/** The excess of a stay in a few words. */
export function excessLabel(policy: Policy): string {
  if (excessIsUnstated(policy)) return 'See the statement'
  return excessOfStay(policy) ? dollarsLabel(excessOfStay(policy)) : 'None'
}

/** The most that the excess comes to in a year, for a person and the policy; null if the data names no maximum. */
export function mostExcessLabel({ hospital }: Policy): string | null {
  const { perPerson = null, perPolicy = null } = hospital?.excess ?? {}
  if (perPerson === perPolicy) return perPerson === null ? null : dollarsLabel(perPerson)
  const said = [
    perPerson !== null && `${dollarsLabel(perPerson)} a person`,
    perPolicy !== null && `${dollarsLabel(perPolicy)} a policy`,
  ]
  return said.filter(Boolean).join(', ')
}

/**
 * What one person pays for so many stays in a year, in dollars; null if it is not stated. Without a figure for each
 * admission the excess is paid once a year; caps for the person and the policy hold in any case.
 */
export function excessOfYear(policy: Policy, stays: number): number | null {
  const excess = policy.hospital?.excess
  if (!excess || stays === 0) return 0
  if (excessIsUnstated(policy)) return null
  const each = excess.perAdmission === null ? excessOfStay(policy) : excess.perAdmission * stays
  return Math.min(each, excess.perPerson ?? each, excess.perPolicy ?? each)
}

/** Whether several stays may cost more under the second of two that state their excess: its cap is higher, or gone. */
export const excessCapRises = (from: Policy, to: Policy): boolean =>
  mostExcess(to) > mostExcess(from) || mostForAll(to) > mostForAll(from)

/** The most that one person's excess comes to in a year. Without a figure for each admission it is paid once. */
function mostExcess(policy: Policy): number {
  const excess = policy.hospital?.excess
  if (!excess?.perAdmission) return excessOfStay(policy)
  return excess.perPerson ?? excess.perPolicy ?? Number.POSITIVE_INFINITY
}

/** The same for everybody on the policy. */
function mostForAll(policy: Policy): number {
  return excessOfStay(policy) === 0 ? 0 : (policy.hospital?.excess?.perPolicy ?? Number.POSITIVE_INFINITY)
}
