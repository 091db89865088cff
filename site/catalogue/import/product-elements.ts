import { type Excess, treatmentIndex } from '#widgets/domain/catalogue/policy.ts'
import {
  ALL_STATES,
  type CoPaymentDraft,
  emptyHospital,
  type HospitalDraft,
  MOST_EXAMPLES,
  type ProductDraft,
} from './product-draft.ts'
import type { ProductReader } from './product-reader.ts'
import {
  accommodationFrom,
  centsFrom,
  cleaned,
  coverDigit,
  dollarsFrom,
  isAmbulanceWord,
  isCoverWord,
  itemLabel,
  monthsOf,
  SERVICES,
  waiverLabel,
} from './values.ts'

export type Attributes = Readonly<Record<string, string>>
type Attribute = (draft: ProductDraft, attributes: Attributes, reader: ProductReader) => void
export type Value = (draft: ProductDraft, value: string, attributes: Attributes, reader: ProductReader) => void

// The file says "true" and "false" millions of times; anything else is looked at more closely. A word that is neither
// counts as no, and is reported.
function yes(name: string, value: string | undefined, unknown: string[]): boolean {
  if (value === 'true') return true
  if (value === 'false' || value === undefined) return false
  if (/^(true|yes|1)$/i.test(value.trim())) return true
  if (!/^(false|no|0)?$/i.test(value.trim())) unknown.push(`${name} "${value}"`)
  return false
}

function brand(draft: ProductDraft, code = '') {
  if (code) draft.brands.push(code)
}

/** What an element's attributes say about the product, wherever the element is. */
const OPENING_OF_PRODUCT: Record<string, Attribute> = {
  // Unconfirmed whether the code is an attribute, the text or an element of its own; each is read.
  Brand: (draft, { BrandCode }) => brand(draft, BrandCode?.trim()),
  Corporate: (draft, { IsCorporate }) => {
    const before = draft.unknown.length
    // What may be for one employer's staff is not shown as something that everybody can buy.
    draft.corporate = yes('IsCorporate', IsCorporate, draft.unknown) || draft.unknown.length > before
  },
  WhoIsCovered: (draft, { OnlyOnePerson }) => {
    draft.onlyOnePerson = yes('OnlyOnePerson', OnlyOnePerson, draft.unknown)
  },
  Coverage: (draft, { NumberOfAdults }) => {
    if (NumberOfAdults) draft.adults = Number.parseInt(NumberOfAdults, 10)
  },
  DependantCover: (draft, { Title, Covered }) => {
    if (yes('dependants covered', Covered, draft.unknown) && Title) draft.dependants.add(Title)
  },
  Excesses: (draft, { ExcessType }) => {
    draft.excessType = ExcessType ?? ''
  },
  CoPayments: (draft, { CoPaymentType }) => {
    draft.coPaymentType = CoPaymentType ?? ''
  },
  ProductAmbulance: (draft, { UseFund }) => {
    draft.ambulanceFromFund = yes('UseFund', UseFund, draft.unknown)
  },
  Ambulance: (draft, { Cover }) => {
    draft.ambulance = Cover ?? null
    if (!isAmbulanceWord(Cover)) draft.unknown.push(`ambulance cover "${Cover}"`)
  },
}

/** What an element's attributes say about the cover that is open. */
const OPENING_OF_COVER: Record<string, Attribute> = {
  HospitalCover: (draft, _, reader) => {
    reader.hospital = draft.hospital = emptyHospital()
  },
  GeneralHealthCover: (draft, _, reader) => {
    reader.extras = draft.extras = { services: {}, paidIn: new Map(), unknown: [] }
  },
  AgeBasedDiscount: (_, { Available, AvailableForTransferee }, { hospital }) => {
    if (!hospital) return
    hospital.ageDiscount = yes('discount available', Available, hospital.unknown)
    hospital.ageDiscountOnTransfer = yes('AvailableForTransferee', AvailableForTransferee, hospital.unknown)
  },
  // Unconfirmed: the ages are said to be elements, but in the Funds file such ages are attributes. If neither is found,
  // nobody gets the discount.
  AgeRange: (_, { MinAge = '', MaxAge = '' }, { hospital }) => {
    hospital?.discountAges.push([Number.parseInt(MinAge, 10), Number.parseInt(MaxAge, 10)])
  },
  MedicalService: (_, { Title, Cover }, { hospital }) => {
    if (!hospital) return
    const at = treatmentIndex(Title ?? '')
    if (at < 0) return void hospital.unknown.push(`treatment "${Title}"`)
    hospital.covers[at] = coverDigit(Cover)
    if (!isCoverWord(Cover)) hospital.unknown.push(`cover "${Cover}"`)
  },
  GeneralHealthService: (_, { Title = '', Covered }, reader) => {
    reader.service = null
    if (!reader.extras) return
    if (!SERVICES.has(Title)) return void reader.extras.unknown.push(`service "${Title}"`)
    if (!yes('service covered', Covered, reader.extras.unknown)) return
    reader.service = {}
    reader.title = Title
    reader.paidIn = ALL_STATES
    reader.extras.services[Title] = reader.service
  },
  BenefitsList: (_, { State }, reader) => {
    reader.paidIn = State?.trim() || ALL_STATES
  },
  BenefitLimit: (_, { Title = '' }, { limits, service, title }) => limits.open(Title, service ? title : null),
  ServicesCombined: (_, { IncludesOtherUnlisted }, { limits, extras }) => {
    if (yes('IncludesOtherUnlisted', IncludesOtherUnlisted, extras?.unknown ?? [])) limits.isLimitedFurther()
  },
}

const WAITS: ReadonlyMap<string, keyof HospitalDraft['waits']> = new Map([
  ['PreExisting', 'preExisting'],
  ['PregnancyBirth', 'pregnancy'],
  ['SubAcute', 'subAcute'],
  ['Other', 'other'],
])

/** What an element's text says if the product itself is the parent. */
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
  State: (draft, value) => {
    draft.state = value
  },
  // Either may be the address of the statement; the one that is called so comes first, wherever it stands.
  ProductURL: (draft, value) => {
    draft.statement ||= value
  },
  PHISURL: (draft, value) => {
    draft.statement = value || draft.statement
  },
  MedicareLevySurchargeExempt: (draft, value) => {
    draft.avoidsSurcharge = yes('MedicareLevySurchargeExempt', value, draft.unknown)
  },
  PremiumNoRebate: (draft, value) => {
    draft.premium = value
  },
  PremiumHospitalComponent: (draft, value) => {
    draft.hospitalComponent = value
  },
}

const excess =
  (of: keyof Excess): Value =>
  (draft, value) => {
    draft.excess[of] = dollarsFrom(value)
    if (value && draft.excess[of] === null) draft.hasUnreadExcess = true
  }

const coPayment =
  (of: keyof CoPaymentDraft): Value =>
  (draft, value) => {
    draft.coPayment[of] = dollarsFrom(value)
    if (value && draft.coPayment[of] === null) draft.hasUnreadCoPayment = true
  }

/** What an element's text says about the product, wherever the element is. */
const OF_PRODUCT_ANYWHERE: Record<string, Value> = {
  // Beside its code, the text is the name.
  Brand: (draft, value, { BrandCode }) => {
    if (!BrandCode) brand(draft, value)
  },
  BrandCode: brand,
  NumberOfAdults: (draft, value) => {
    draft.adults = Number.parseInt(value, 10)
  },
  ExcessPerPerson: excess('perPerson'),
  ExcessPerAdmission: excess('perAdmission'),
  ExcessPerPolicy: excess('perPolicy'),
  Waiver: (draft, value) => {
    if (value) draft.excessWaivers.push(waiverLabel(value))
  },
  Shared: coPayment('shared'),
  SharedMax: coPayment('sharedMax'),
  Private: coPayment('private'),
  PrivateMax: coPayment('privateMax'),
  DaySurgery: coPayment('daySurgery'),
  AnnualMax: coPayment('annualMax'),
}

function endOfRange(hospital: HospitalDraft | null, end: 0 | 1, value: string) {
  const range = hospital?.discountAges.at(-1)
  if (range) range[end] = Number.parseInt(value, 10)
}

/** What a policy pays of a stay, where `whole` is all of it; 0 is a field that was left empty. */
function paid(hospital: HospitalDraft | null, value: string, whole: number, of: string) {
  const part = Number.parseFloat(value)
  if (!hospital || !value || part === 0 || part >= whole) return
  hospital.paysInPart = true
  hospital.unknown.push(`${of} "${value}"`)
}

const furtherLimit: Value = (_, value, __, { limits }) => {
  if (value && value !== '0') limits.isLimitedFurther()
}

/** What the text of an element says of a cover. */
const OF_COVER: Record<string, Value> = {
  HospitalTier: (_, value, __, { hospital }) => {
    if (hospital) hospital.tier = value.replace(/\s+/g, '')
  },
  MinAge: (_, value, __, { hospital }) => endOfRange(hospital, 0, value),
  MaxAge: (_, value, __, { hospital }) => endOfRange(hospital, 1, value),
  WaitingPeriod: (_, value, { Unit, Title = '' }, { service, extras, hospital }) => {
    const months = monthsOf(value, Unit)
    const wait = WAITS.get(Title)
    if (months === null) {
      if (value) (service ? extras : hospital)?.unknown.push(`wait "${value}" (${Unit ?? 'no unit'})`)
      return
    }
    if (service) service.wait = months
    else if (hospital && wait) hospital.waits[wait] = months
    else hospital?.unknown.push(`wait for "${Title}"`)
  },
  Benefit: (_, value, { Item, Type }, { service, extras, title, paidIn }) => {
    if (!service || !extras || !Item) return
    // A share taken for a sum would be an example that nobody pays.
    if (Type !== 'Percent' && Type !== 'Dollars') return void extras.unknown.push(`benefit of type "${Type ?? ''}"`)
    const pays = paidIn === ALL_STATES ? service.pays : extras.paidIn.get(paidIn)?.get(title)
    const cents = centsFrom(value)
    if (cents === null || (pays?.length ?? 0) >= MOST_EXAMPLES) return
    const examples = pays ?? []
    if (paidIn === ALL_STATES) service.pays = examples
    else extras.paidIn.set(paidIn, (extras.paidIn.get(paidIn) ?? new Map()).set(title, examples))
    const item = itemLabel(cleaned(Item), title)
    examples.push(Type === 'Percent' ? { item, percent: cents / 100 } : { item, dollars: cents / 100 })
  },
  Service: (_, value, { SubLimitsApply, IndLifetimeLimit = '' }, { limits, extras }) =>
    limits.list(value, yes('SubLimitsApply', SubLimitsApply, extras?.unknown ?? []), IndLifetimeLimit),
  LimitPerPerson: (_, value, __, { limits }) => limits.amount('perPerson', value),
  LimitPerPolicy: (_, value, __, { limits }) => limits.amount('perPolicy', value),
  // An annual limit that does not say whose it is can only be read as everybody's on the policy. It may also be a yes
  // or no, which is no sum.
  AnnualLimit: (_, value, __, { limits }) => {
    if (value !== '1') limits.amount('perPolicy', value)
  },
  LifetimeLimit: (_, value, __, { limits }) => limits.amount('lifetime', value),
  // Limits for one visit, limits on the number of visits, and limits in words.
  LimitPerService: furtherLimit,
  ServiceCountLimit: furtherLimit,
  // Inside ServiceCountLimit, beside its years: the text of an element that has other elements in it is not read.
  ServiceCount: furtherLimit,
  FreeTextLimit: furtherLimit,
  Accommodation: (_, value, __, { hospital }) => {
    if (!hospital) return
    hospital.accommodation = accommodationFrom(value)
    if (value && hospital.accommodation === 'not-stated') hospital.unknown.push(`accommodation "${value}"`)
  },
  // Unconfirmed what they say of a policy that pays for everything: nothing, 0, or 100 and 365.
  HospitalPercent: (_, value, __, { hospital }) => paid(hospital, value, 100, 'per cent of hospital charges paid'),
  LimitHospitalDays: (_, value, __, { hospital }) => paid(hospital, value, 365, 'days in hospital paid'),
}

interface Known {
  opening: Attribute | undefined
  ofProduct: Value | undefined
  anywhere: Value | undefined
  /** It says something about the product, even from within a cover. */
  ofDraft: boolean
}

const NAMES = Object.keys({
  ...OPENING_OF_PRODUCT,
  ...OPENING_OF_COVER,
  ...OF_PRODUCT,
  ...OF_PRODUCT_ANYWHERE,
  ...OF_COVER,
})

/** What the elements of a product say, by name: one look-up for each of some hundred million elements. */
export const ELEMENTS: ReadonlyMap<string, Known> = new Map(
  NAMES.map(name => [
    name,
    {
      opening: OPENING_OF_PRODUCT[name] ?? OPENING_OF_COVER[name],
      ofProduct: OF_PRODUCT[name],
      anywhere: OF_PRODUCT_ANYWHERE[name] ?? OF_COVER[name],
      ofDraft: name in OPENING_OF_PRODUCT || name in OF_PRODUCT_ANYWHERE,
    },
  ]),
)
