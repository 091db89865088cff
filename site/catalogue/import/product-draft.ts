import type { Accommodation } from '#widgets/domain/catalogue/accommodation.ts'
import { COVERAGE, type Excess, type ServiceTerms } from '#widgets/domain/catalogue/policy.ts'
import { CLINICAL_CATEGORIES } from '#widgets/domain/clinical-categories.ts'
import { waitFor } from '#widgets/domain/waiting-periods.ts'

/** Examples of what is paid back that one service keeps: the file lists dozens, a page shows two or three. */
export const MOST_EXAMPLES = 3

/** What the file says for the whole country. */
export const ALL_STATES = 'ALL'

/** One product of the government's file as it was read, before checking whether the public can buy it. */
export interface ProductDraft {
  code: string
  itemId: string
  fund: string
  /** Codes, from the fund’s list. */
  brands: string[]
  name: string
  type: string
  status: string
  state: string
  statement: string
  /** Null where the file does not say, as in the fields below. */
  corporate: boolean | null
  /** False where the policy is sold only beside another. */
  alone: boolean | null
  onlyOnePerson: boolean
  adults: number | null
  dependants: Set<string>
  excess: Excess
  excessType: string | null
  /** What the excess is not asked for. */
  excessWaivers: string[]
  /** The file gives an excess in words that are not an amount. */
  hasUnreadExcess: boolean
  coPaymentType: string | null
  coPayment: CoPaymentDraft
  /** The same for a co-payment. */
  hasUnreadCoPayment: boolean
  avoidsSurcharge: boolean | null
  premium: string
  hospitalComponent: string
  hospital: HospitalDraft | null
  extras: ExtrasDraft | null
  ambulance: string | null
  ambulanceFromFund: boolean
  /** Words about the product itself that we do not know. */
  unknown: string[]
}

/** Dollars, each as the file has it. */
export interface CoPaymentDraft {
  shared: number | null
  sharedMax: number | null
  private: number | null
  privateMax: number | null
  daySurgery: number | null
  annualMax: number | null
}

/** `HospitalCover` as it was read. Products whose cover is printed alike hold the same object. */
export interface HospitalDraft {
  tier: string
  ageDiscount: boolean
  ageDiscountOnTransfer: boolean
  /** The youngest and the oldest to get it, of each range that is named; NaN where no number could be read. */
  discountAges: [number, number][]
  covers: string[]
  accommodation: Accommodation
  /** Only a share of what the hospital charges is paid, or only for so many days; the rest is the patient's. */
  paysInPart: boolean
  waits: { preExisting: number; pregnancy: number; subAcute: number; other: number }
  /** Titles that we have no name for. */
  unknown: string[]
}

/** `GeneralHealthCover` as it was read. */
export interface ExtrasDraft {
  /** With what is paid back in all states. */
  services: Record<string, ServiceTerms>
  /** What is paid back in one state only: by state, and then by service. */
  paidIn: Map<string, Map<string, NonNullable<ServiceTerms['pays']>>>
  unknown: string[]
}

/** A product of which nothing but its codes has been read. */
export function emptyDraft(code: string, itemId: string): ProductDraft {
  return {
    code,
    itemId,
    fund: '',
    brands: [],
    name: '',
    type: '',
    status: '',
    state: '',
    statement: '',
    corporate: null,
    alone: null,
    onlyOnePerson: false,
    adults: null,
    dependants: new Set(),
    excess: { perAdmission: null, perPerson: null, perPolicy: null },
    excessType: null,
    excessWaivers: [],
    hasUnreadExcess: false,
    coPaymentType: null,
    coPayment: { shared: null, sharedMax: null, private: null, privateMax: null, daySurgery: null, annualMax: null },
    hasUnreadCoPayment: false,
    avoidsSurcharge: null,
    premium: '',
    hospitalComponent: '',
    hospital: null,
    extras: null,
    ambulance: null,
    ambulanceFromFund: false,
    unknown: [],
  }
}

/** A hospital cover of which nothing has been read yet: no treatment is covered. */
export const emptyHospital = (): HospitalDraft => ({
  tier: '',
  ageDiscount: false,
  ageDiscountOnTransfer: false,
  discountAges: [],
  covers: CLINICAL_CATEGORIES.map(() => COVERAGE.none),
  accommodation: 'not-stated',
  paysInPart: false,
  // A wait that the file does not state is at most the one that the law allows.
  waits: {
    preExisting: waitFor('pre-existing').months,
    pregnancy: waitFor('pregnancy').months,
    subAcute: waitFor('sub-acute').months,
    other: waitFor('other').months,
  },
  unknown: [],
})
