import type { CoPayment, Excess, ServiceTerms } from '#widgets/domain/catalogue/policy.ts'

/** One product of the government's file as it was read, before anybody asks whether the public can buy it. */
export interface ProductDraft {
  code: string
  itemId: string
  schemaVersion: string
  fund: string
  name: string
  type: string
  status: string
  state: string
  issued: string
  statement: string
  corporate: boolean
  /** False where the policy is sold only beside another. */
  alone: boolean
  onlyOnePerson: boolean
  adults: number | null
  dependants: Set<string>
  excess: Excess
  coPaymentType: string
  coPayment: CoPayment
  avoidsSurcharge: boolean
  premium: string
  hospitalComponent: string
  tier: string
  ageDiscount: boolean
  ageDiscountOnTransfer: boolean
  covers: string[]
  categories: number
  waits: { preExisting: number; pregnancy: number; subAcute: number; other: number }
  hasHospital: boolean
  services: Record<string, ServiceTerms>
  ambulance: string | null
  ambulanceFromFund: boolean
  /** Titles that we have no name for. */
  unknown: string[]
}

export function emptyDraft(code: string, itemId: string, schemaVersion: string): ProductDraft {
  return {
    code,
    itemId,
    schemaVersion,
    fund: '',
    name: '',
    type: '',
    status: '',
    state: '',
    issued: '',
    statement: '',
    corporate: false,
    alone: true,
    onlyOnePerson: false,
    adults: null,
    dependants: new Set(),
    excess: { perAdmission: null, perPerson: null, perPolicy: null },
    coPaymentType: '',
    coPayment: { perDay: null, mostPerStay: null, daySurgery: null, mostPerYear: null },
    avoidsSurcharge: false,
    premium: '',
    hospitalComponent: '',
    tier: '',
    ageDiscount: false,
    ageDiscountOnTransfer: false,
    covers: [],
    categories: 0,
    waits: { preExisting: 0, pregnancy: 0, subAcute: 0, other: 0 },
    hasHospital: false,
    services: {},
    ambulance: null,
    ambulanceFromFund: false,
    unknown: [],
  }
}
