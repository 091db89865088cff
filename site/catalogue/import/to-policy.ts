import { AGE_DISCOUNT } from '#widgets/domain/age-discount.ts'
import { ANY_HOSPITAL } from '#widgets/domain/catalogue/accommodation.ts'
import { DEPENDANTS, type Dependant, type DependantKind } from '#widgets/domain/catalogue/dependants.ts'
import type { Ambulance, HospitalCover, Policy } from '#widgets/domain/catalogue/policy.ts'
import type { CoverFor } from '#widgets/domain/cover-for.ts'
import { type CoverType, hasExtras, hasHospital } from '#widgets/domain/cover-types.ts'
import { PRODUCT_TIERS, type ProductTier } from '#widgets/domain/hospital-tiers.ts'
import { type DataState, dataStateOf, isState } from '#widgets/domain/states.ts'
import { DATA_STATES } from '../data-states.ts'
import { brandsOf } from './brands-of.ts'
import { coPaymentOf } from './co-payment-of.ts'
import { excessOf } from './excess-of.ts'
import type { FundRecord } from './fund-reader.ts'
import { ALL_STATES, type HospitalDraft, type ProductDraft } from './product-draft.ts'
import { servicesIn } from './services-in.ts'
import { ambulanceFrom, centsFrom, webAddress } from './values.ts'

/** Why a policy of the file is not shown. Each is printed in the report and kept in the manifest. */
export const LEFT_OUT = {
  closed: 'Closed to new members',
  corporate: 'Only for one employer’s staff',
  'not-alone': 'Only sold together with another policy',
  'no-code': 'Without a code to know it by',
  'unknown-fund': 'The fund is not in the Funds file',
  'restricted-fund': 'The fund is only for certain occupations or employers',
  'unknown-state': 'State not recognised',
  'nobody-we-know': 'For a household other than our five',
  'no-premium': 'No readable premium',
  'no-hospital-part': 'No readable hospital part of the premium',
  'no-cover': 'No readable cover',
  'unknown-tier': 'Hospital tier not recognised',
  twice: 'Listed twice',
} as const
export type LeftOutReason = keyof typeof LEFT_OUT

type Read =
  | {
      policy: Policy
      coverFor: CoverFor
      /** Who is shown it as well, if the fund has none like it without adult children. */
      spareFor: CoverFor | null
      coverType: CoverType
      states: readonly DataState[]
    }
  | { leftOut: LeftOutReason }

const ADULT_DEPENDANTS = ['NonStudent', 'ConditionalNonStudent']

/** A product of the file as a policy that the public can buy, or the reason why it is not one. */
export function toPolicy(draft: ProductDraft, funds: ReadonlyMap<string, FundRecord>): Read {
  const fund = funds.get(draft.fund)
  if (draft.status !== 'Open') return { leftOut: 'closed' }
  if (draft.corporate) return { leftOut: 'corporate' }
  if (draft.alone === false) return { leftOut: 'not-alone' }
  if (!(draft.itemId || draft.code)) return { leftOut: 'no-code' }
  if (!fund) return { leftOut: 'unknown-fund' }
  if (fund.type !== 'Open') return { leftOut: 'restricted-fund' }

  const states = statesOf(draft.state)
  if (!states.length) return { leftOut: 'unknown-state' }
  const coverFor = coverForOf(draft)
  if (!coverFor) return { leftOut: 'nobody-we-know' }
  const ambulance = draft.ambulanceFromFund ? (fund.ambulance ?? 'none') : ambulanceFrom(draft.ambulance ?? undefined)
  const coverType = coverTypeOf(draft, ambulance)
  if (!coverType) return { leftOut: 'no-cover' }
  const premium = premiumOf(draft, coverType)
  if (typeof premium === 'string') return { leftOut: premium }

  const hospital = hasHospital(coverType) && draft.hospital ? hospitalOf(draft, draft.hospital) : null
  if (hasHospital(coverType) && !hospital) return { leftOut: 'unknown-tier' }

  const policy: Policy = {
    id: draft.itemId || draft.code,
    code: draft.code,
    fund: draft.fund,
    brands: brandsOf(draft, fund),
    name: draft.name || draft.code,
    adults: draft.adults === 2 && !draft.onlyOnePerson ? 2 : 1,
    dependants: dependantsOf(draft, fund),
    premium,
    hospital,
    extras: hasExtras(coverType) && draft.extras ? servicesIn(draft.extras, draft.state) : null,
    ambulance,
    statement: webAddress(draft.statement),
    earlier: null,
  }
  const spareFor = coverFor === 'extended-family' ? withChildren(draft) : null
  return { policy, coverFor, spareFor, coverType, states }
}

function statesOf(state: string): readonly DataState[] {
  if (state === ALL_STATES) return DATA_STATES
  return isState(state) ? [dataStateOf(state)] : []
}

const KINDS = Object.keys(DEPENDANTS) as DependantKind[]

function dependantsOf({ onlyOnePerson, dependants }: ProductDraft, { oldest }: FundRecord): Dependant[] {
  if (onlyOnePerson) return []
  return KINDS.filter(kind => dependants.has(kind)).map(kind => {
    const to = oldest.get(kind)
    return to === undefined ? { kind } : { kind, to }
  })
}

function coverForOf(draft: ProductDraft): CoverFor | null {
  const { onlyOnePerson, adults, dependants } = draft
  if (onlyOnePerson) return 'singles'
  if (adults !== 1 && adults !== 2) return null
  if (ADULT_DEPENDANTS.some(title => dependants.has(title))) return 'extended-family'
  return withChildren(draft) ?? (adults === 2 && dependants.size === 0 ? 'couples' : null)
}

function withChildren({ adults, dependants }: ProductDraft): CoverFor | null {
  if (!dependants.has('Child')) return null
  return adults === 2 ? 'families' : 'single-parents'
}

function coverTypeOf({ type, extras, hospital }: ProductDraft, ambulance: Ambulance): CoverType | null {
  const anyService = extras !== null && Object.keys(extras.services).length > 0
  if (type === 'Hospital') return hospital ? 'hospital-only' : null
  if (type === 'Combined') return hospital && anyService ? 'hospital-and-extras' : null
  if (type !== 'GeneralHealth') return null
  if (anyService) return 'extras-cover'
  return ambulance !== 'none' ? 'ambulance-cover' : null
}

function premiumOf(
  { premium, hospitalComponent }: ProductDraft,
  coverType: CoverType,
): Policy['premium'] | LeftOutReason {
  const total = centsFrom(premium)
  if (!total) return 'no-premium'
  if (coverType === 'hospital-only') return { hospital: total, extras: 0 }
  if (coverType !== 'hospital-and-extras') return { hospital: 0, extras: total }
  const hospital = centsFrom(hospitalComponent)
  // Without the hospital part, discount and loading cannot be worked out, and a wrong price is worse than none.
  if (!hospital || hospital > total) return 'no-hospital-part'
  return { hospital, extras: total - hospital }
}

const TIERS: readonly string[] = PRODUCT_TIERS.map(tier => tier.id)

function hospitalOf(draft: ProductDraft, read: HospitalDraft): HospitalCover | null {
  if (!TIERS.includes(read.tier)) return null
  return {
    tier: read.tier as ProductTier,
    covers: read.covers.join(''),
    waits: read.waits,
    excess: excessOf(draft),
    ...(draft.excessWaivers.length > 0 ? { excessWaivers: [...new Set(draft.excessWaivers)] } : {}),
    ...(read.accommodation === ANY_HOSPITAL ? {} : { accommodation: read.accommodation }),
    coPayment: coPaymentOf(draft),
    avoidsSurcharge: draft.avoidsSurcharge ?? false,
    ...ageDiscountOf(read),
  }
}

type OfDiscount = Pick<HospitalCover, 'ageDiscount' | 'discountAges'>

function ageDiscountOf({ ageDiscount, ageDiscountOnTransfer, discountAges }: HospitalDraft): OfDiscount {
  const given = discountAges.length > 0 ? agesIn(discountAges) : [ALL_AGES]
  if (!ageDiscount || given.length === 0) return { ageDiscount: 'nobody' }
  const rule = ageDiscountOnTransfer ? 'also-on-transfer' : 'by-age-only'
  const [[from, to]] = given as [AgeRange]
  const isWhole = from === ALL_AGES[0] && to === ALL_AGES[1]
  return isWhole ? { ageDiscount: rule } : { ageDiscount: rule, discountAges: given }
}

type AgeRange = [from: number, to: number]

const ALL_AGES: AgeRange = [AGE_DISCOUNT.byAge[0].from, AGE_DISCOUNT.byAge.at(-1)!.to]

/** The ages within these ranges at which the law allows a discount, each in one range. */
function agesIn(ranges: readonly AgeRange[]): AgeRange[] {
  const given: AgeRange[] = []
  for (let age = ALL_AGES[0]; age <= ALL_AGES[1]; age += 1) {
    if (!ranges.some(([from, to]) => from <= age && age <= to)) continue
    const last = given.at(-1)
    if (last?.[1] === age - 1) last[1] = age
    else given.push([age, age])
  }
  return given
}
