import { CLINICAL_CATEGORIES } from '../clinical-categories.ts'
import type { ProductTier } from '../hospital-tiers.ts'
import type { Cents } from '../money.ts'
import type { Premium } from '../price.ts'
import type { Accommodation } from './accommodation.ts'
import type { Dependant } from './dependants.ts'

/** How a policy covers one of the 38 clinical categories, as one digit of `HospitalCover.covers`. */
export const COVERAGE = { none: '0', restricted: '1', full: '2' } as const
export type Coverage = keyof typeof COVERAGE

/** Dollars; null where the policy does not state it. Where there is an excess and no figure for it, all three are null. */
export interface Excess {
  perAdmission: number | null
  perPerson: number | null
  perPolicy: number | null
}

/**
 * Dollars for each day in hospital, in the dearer kind of room, and the most for one stay or one year. Where there is
 * a co-payment and the data does not say how high it is, all four are null.
 */
export interface CoPayment {
  perDay: number | null
  mostPerStay: number | null
  daySurgery: number | null
  mostPerYear: number | null
}

export interface HospitalCover {
  tier: ProductTier
  /** One digit for each of `CLINICAL_CATEGORIES`, in its order. */
  covers: string
  /** Months. */
  waits: { preExisting: number; pregnancy: number; subAcute: number; other: number }
  /** What the patient pays towards a stay; null if nothing. */
  excess: Excess | null
  /** What the excess is not asked for, in the fund's words; absent where the data names nothing. */
  excessWaivers?: string[]
  /** Absent if it is `ANY_HOSPITAL`, as with most. */
  accommodation?: Accommodation
  coPayment: CoPayment | null
  avoidsSurcharge: boolean
  /** Whether it gives a discount by age on joining, for members old and new, and whether an earlier discount carries over. */
  ageDiscount: 'nobody' | 'by-age-only' | 'also-on-transfer'
  /** The ages on joining at which it does; absent if they are all the ages that the law allows. */
  discountAges?: AgeRanges
}

/** Both ends are counted. */
export type AgeRanges = readonly (readonly [from: number, to: number])[]

/** What an extras service pays. Dollars and months; an absent field is one that the data does not state. */
export interface ServiceTerms {
  wait?: number
  /** Most in a year. */
  perPerson?: number
  perPolicy?: number
  lifetime?: number
  /** Other services that draw on the same limit. */
  sharedWith?: string[]
  /** Something else limits it (visits, a limit within the limit, services without a name), and the data does not say how. */
  limitedFurther?: true
  /** Examples of what is paid back. */
  pays?: { item: string; percent?: number; dollars?: number }[]
}

/** By title of the service; a service that is not here is not covered. */
export type ExtrasCover = Record<string, ServiceTerms>

export const AMBULANCE_LABEL = {
  none: 'No ambulance cover',
  emergency: 'Emergencies only',
  all: 'Emergencies and other trips',
} as const
export type Ambulance = keyof typeof AMBULANCE_LABEL

/** What an earlier release said about the same policy. */
export interface Earlier {
  premium: Premium
  /** Titles of treatments and services that were added, or dropped, or became restricted. */
  gained: string[]
  lost: string[]
  /** Those of both that were covered with limits then; the others were not covered, or in full. */
  restricted?: string[]
}

/** One policy that the public can buy, as the browser holds it. It has no field for what a fund pays us. */
export interface Policy {
  /** The government's stable id. */
  id: string
  /** As funds quote it, such as H24/A2741D0. */
  code: string
  /** By its code. */
  fund: string
  /** Names other than the fund's own that it is sold under; none for most. */
  brands: readonly string[]
  name: string
  /** Without the dependants. Only for an extended family is there a policy of each kind. */
  adults: 1 | 2
  /** With the fund's ages; none for one person or a couple. */
  dependants: readonly Dependant[]
  /** A month, before rebate, loading and discount. */
  premium: Premium
  hospital: HospitalCover | null
  extras: ExtrasCover | null
  ambulance: Ambulance
  /** The government's Private Health Information Statement for this policy. */
  statement: string | null
  earlier: Earlier | null
}

const INDEX = new Map<string, number>(CLINICAL_CATEGORIES.map(({ title }, i) => [title, i]))
const BY_DIGIT: readonly Coverage[] = ['none', 'restricted', 'full']

/** The position of a treatment among the digits of `covers`; -1 for one that does not exist. */
export const treatmentIndex = (treatment: string): number => INDEX.get(treatment) ?? -1

export const coverageAt = ({ covers }: HospitalCover, index: number): Coverage =>
  BY_DIGIT[covers.charCodeAt(index) - 48] ?? 'none'

export const coverageOf = ({ hospital }: Policy, treatment: string): Coverage =>
  hospital ? coverageAt(hospital, treatmentIndex(treatment)) : 'none'

export const coversService = (policy: Policy, service: string): boolean =>
  policy.extras !== null && Object.hasOwn(policy.extras, service)

export const isAmbulanceAlone = ({ hospital, extras }: Policy): boolean => !hospital && !extras

/** There is an excess, and the data does not say how high it is. */
export function excessIsUnstated({ hospital }: Policy): boolean {
  const excess = hospital?.excess
  if (!excess) return false
  return [excess.perAdmission, excess.perPerson, excess.perPolicy].every(figure => figure === null)
}

/** The most that one stay in hospital costs the patient before co-payments, in dollars; 0 too where it is not stated. */
export function excessOfStay(policy: Policy): number {
  const excess = policy.hospital?.excess
  if (!excess) return 0
  return excess.perAdmission ?? excess.perPerson ?? excess.perPolicy ?? 0
}

/** A month, before anybody's circumstances. */
export const fullPremium = ({ premium }: Pick<Policy, 'premium'>): Cents => premium.hospital + premium.extras
