import { emptyHospital, type HospitalDraft, type ProductDraft } from './product-draft.ts'
import type { ProductReader } from './product-reader.ts'
import { CATEGORY_AT, centsFrom, coverDigit, dollarsFrom, monthsOf, SERVICES } from './titles.ts'

/** Examples of what is paid back that one service keeps: the file lists dozens, a page shows two or three. */
const MOST_EXAMPLES = 3

export type Attributes = Readonly<Record<string, string>>
type Attribute = (draft: ProductDraft, attributes: Attributes, reader: ProductReader) => void
export type Value = (draft: ProductDraft, value: string, attributes: Attributes, reader: ProductReader) => void

// The file says "true" and "false" millions of times; anything else is looked at more closely.
const yes = (value: string | undefined) =>
  value === 'true' || (value !== 'false' && /^(true|yes|1)$/i.test(value?.trim() ?? ''))

/** What is said by an element's attributes. */
const OPENING: Record<string, Attribute> = {
  Corporate: (draft, { IsCorporate }) => {
    draft.corporate = yes(IsCorporate)
  },
  WhoIsCovered: (draft, { OnlyOnePerson }) => {
    draft.onlyOnePerson = yes(OnlyOnePerson)
  },
  DependantCover: (draft, { Title, Covered }) => {
    if (yes(Covered) && Title) draft.dependants.add(Title)
  },
  CoPayments: (draft, { CoPaymentType }) => {
    draft.coPaymentType = CoPaymentType ?? ''
  },
  HospitalCover: (draft, _, reader) => {
    reader.hospital = draft.hospital = emptyHospital()
  },
  GeneralHealthCover: (draft, _, reader) => {
    reader.extras = draft.extras = { services: {}, unknown: [] }
  },
  AgeBasedDiscount: (_, { Available, AvailableForTransferee }, { hospital }) => {
    if (!hospital) return
    hospital.ageDiscount = yes(Available)
    hospital.ageDiscountOnTransfer = yes(AvailableForTransferee)
  },
  MedicalService: (_, { Title, Cover }, { hospital }) => {
    if (!hospital) return
    const at = CATEGORY_AT.get(Title ?? '')
    if (at === undefined) hospital.unknown.push(`treatment "${Title}"`)
    else hospital.covers[at] = coverDigit(Cover)
  },
  GeneralHealthService: (_, { Title = '', Covered }, reader) => {
    reader.service = null
    if (!reader.extras) return
    if (!SERVICES.has(Title)) return void reader.extras.unknown.push(`service "${Title}"`)
    if (!yes(Covered)) return
    reader.service = {}
    reader.extras.services[Title] = reader.service
  },
  ProductAmbulance: (draft, { UseFund }) => {
    draft.ambulanceFromFund = yes(UseFund)
  },
  Ambulance: (draft, { Cover }) => {
    draft.ambulance = Cover ?? null
  },
}

const WAITS: ReadonlyMap<string, keyof HospitalDraft['waits']> = new Map([
  ['PreExisting', 'preExisting'],
  ['PregnancyBirth', 'pregnancy'],
  ['SubAcute', 'subAcute'],
  ['Other', 'other'],
])

const money =
  (write: (draft: ProductDraft, dollars: number | null) => void): Value =>
  (draft, value) =>
    write(draft, dollarsFrom(value))

/** What is said by an element's text, where the product itself is the parent. */
const OF_PRODUCT: Record<string, Value> = {
  FundCode: (draft, value) => {
    draft.fund = value
  },
  Name: (draft, value) => {
    draft.name = cleaned(value)
  },
  ProductType: (draft, value) => {
    draft.type = value
  },
  ProductStatus: (draft, value) => {
    draft.status = value
  },
  DateIssued: (draft, value) => {
    draft.issued = value
  },
  State: (draft, value) => {
    draft.state = value
  },
  ProductURL: (draft, value) => {
    draft.statement = value
  },
  MedicareLevySurchargeExempt: (draft, value) => {
    draft.avoidsSurcharge = yes(value)
  },
  PremiumNoRebate: (draft, value) => {
    draft.premium = value
  },
  PremiumHospitalComponent: (draft, value) => {
    draft.hospitalComponent = value
  },
}

/** The same, wherever the element stands. */
const ANYWHERE: Record<string, Value> = {
  NumberOfAdults: (draft, value) => {
    draft.adults = Number.parseInt(value, 10)
  },
  ExcessPerPerson: money((draft, dollars) => {
    draft.excess.perPerson = dollars
  }),
  ExcessPerAdmission: money((draft, dollars) => {
    draft.excess.perAdmission = dollars
  }),
  ExcessPerPolicy: money((draft, dollars) => {
    draft.excess.perPolicy = dollars
  }),
  Shared: money((draft, dollars) => {
    draft.coPayment.shared = dollars
  }),
  SharedMax: money((draft, dollars) => {
    draft.coPayment.sharedMax = dollars
  }),
  Private: money((draft, dollars) => {
    draft.coPayment.private = dollars
  }),
  PrivateMax: money((draft, dollars) => {
    draft.coPayment.privateMax = dollars
  }),
  DaySurgery: money((draft, dollars) => {
    draft.coPayment.daySurgery = dollars
  }),
  AnnualMax: money((draft, dollars) => {
    draft.coPayment.annualMax = dollars
  }),
  HospitalTier: (_, value, __, { hospital }) => {
    if (hospital) hospital.tier = value.replace(/\s+/g, '')
  },
  WaitingPeriod: (_, value, { Unit, Title = '' }, { service, hospital }) => {
    const months = monthsOf(value, Unit)
    const wait = WAITS.get(Title)
    if (months === null) return
    if (service) service.wait = months
    else if (hospital && wait) hospital.waits[wait] = months
  },
  Benefit: (_, value, { Item, Type }, { service }) => {
    if (!service || !Item || (service.pays?.length ?? 0) >= MOST_EXAMPLES) return
    const cents = centsFrom(value)
    if (cents === null) return
    service.pays ??= []
    service.pays.push(Type === 'Percent' ? { item: Item, percent: cents / 100 } : { item: Item, dollars: cents / 100 })
  },
  LimitPerPerson: (_, value, __, reader) => reader.limit('perPerson', value),
  LimitPerPolicy: (_, value, __, reader) => reader.limit('perPolicy', value),
  // An annual limit that does not say whose it is can only be read as everybody's on the policy.
  AnnualLimit: (_, value, __, reader) => reader.limit('perPolicy', value),
  LifetimeLimit: (_, value, __, reader) => reader.limit('lifetime', value),
}

interface Known {
  opening: Attribute | undefined
  ofProduct: Value | undefined
  anywhere: Value | undefined
}

/** What the elements of a product say, by name. */
// One look-up for each of some hundred million elements.
export const ELEMENTS: ReadonlyMap<string, Known> = new Map(
  [...new Set([OPENING, OF_PRODUCT, ANYWHERE].flatMap(Object.keys))].map(name => [
    name,
    { opening: OPENING[name], ofProduct: OF_PRODUCT[name], anywhere: ANYWHERE[name] },
  ]),
)

/** Names of the file hold stray replacement characters and line breaks. */
const cleaned = (text: string) => text.replaceAll('\uFFFD', '').replace(/\s+/g, ' ').trim()
