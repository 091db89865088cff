import { COVERAGE, type ServiceTerms } from '#widgets/domain/catalogue/policy.ts'
import { CLINICAL_CATEGORIES } from '#widgets/domain/hospital-tiers.ts'
import { CatalogueError } from './catalogue-error.ts'
import { emptyDraft, type ProductDraft } from './product-draft.ts'
import type { XmlHandler } from './read-xml.ts'
import { CATEGORY_AT, centsFrom, coverDigit, dollarsFrom, monthsOf, SERVICES } from './titles.ts'

export const SCHEMA_VERSION = '3.1'
export const NAMESPACE = 'http://admin.privatehealth.gov.au/ws/Schemas'

const NOTHING_COVERED = CLINICAL_CATEGORIES.map(() => COVERAGE.none)
/** Examples of what is paid back that one service keeps: the file lists dozens, a page shows two or three. */
const MOST_EXAMPLES = 3

type Attributes = Record<string, string>
type Attribute = (draft: ProductDraft, attributes: Attributes, reader: ProductReader) => void
type Value = (draft: ProductDraft, value: string, attributes: Attributes, reader: ProductReader) => void

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
  HospitalCover: draft => {
    draft.hasHospital = true
  },
  AgeBasedDiscount: (draft, { Available, AvailableForTransferee }) => {
    draft.ageDiscount = yes(Available)
    draft.ageDiscountOnTransfer = yes(AvailableForTransferee)
  },
  MedicalService: (draft, { Title, Cover }) => {
    const at = CATEGORY_AT.get(Title ?? '')
    if (at === undefined) return void draft.unknown.push(`treatment "${Title}"`)
    if (draft.categories === 0) draft.covers = NOTHING_COVERED.slice()
    draft.categories += 1
    draft.covers[at] = coverDigit(Cover)
  },
  GeneralHealthService: (draft, { Title = '', Covered }, reader) => {
    reader.service = null
    if (!SERVICES.has(Title)) return void draft.unknown.push(`service "${Title}"`)
    if (!yes(Covered)) return
    reader.service = {}
    draft.services[Title] = reader.service
  },
  ProductAmbulance: (draft, { UseFund }) => {
    draft.ambulanceFromFund = yes(UseFund)
  },
  Ambulance: (draft, { Cover }) => {
    draft.ambulance = Cover ?? null
  },
}

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
    draft.coPayment.perDay = dollars
  }),
  SharedMax: money((draft, dollars) => {
    draft.coPayment.mostPerStay = dollars
  }),
  DaySurgery: money((draft, dollars) => {
    draft.coPayment.daySurgery = dollars
  }),
  AnnualMax: money((draft, dollars) => {
    draft.coPayment.mostPerYear = dollars
  }),
  HospitalTier: (draft, value) => {
    draft.tier = value.replace(/\s+/g, '')
  },
  WaitingPeriod: (draft, value, { Unit, Title }, reader) => {
    const months = monthsOf(value, Unit)
    if (reader.service) reader.service.wait = months
    else if (Title === 'PreExisting') draft.waits.preExisting = months
    else if (Title === 'PregnancyBirth') draft.waits.pregnancy = months
    else if (Title === 'SubAcute') draft.waits.subAcute = months
    else if (Title === 'Other') draft.waits.other = months
  },
  Benefit: (_, value, { Item, Type }, { service }) => {
    const cents = centsFrom(value)
    if (!service || cents === null || !Item || (service.pays?.length ?? 0) >= MOST_EXAMPLES) return
    service.pays ??= []
    service.pays.push(Type === 'Percent' ? { item: Item, percent: cents / 100 } : { item: Item, dollars: cents / 100 })
  },
  LimitPerPerson: (draft, value, _, reader) => reader.limit(draft, 'perPerson', value),
  LimitPerPolicy: (draft, value, _, reader) => reader.limit(draft, 'perPolicy', value),
  // An annual limit that does not say whose it is can only be read as everybody's on the policy.
  AnnualLimit: (draft, value, _, reader) => reader.limit(draft, 'perPolicy', value),
  LifetimeLimit: (draft, value, _, reader) => reader.limit(draft, 'lifetime', value),
}

interface Known {
  opening: Attribute | undefined
  ofProduct: Value | undefined
  anywhere: Value | undefined
}

// One look-up for each of some hundred million elements.
const ELEMENTS: ReadonlyMap<string, Known> = new Map(
  [...new Set([OPENING, OF_PRODUCT, ANYWHERE].flatMap(Object.keys))].map(name => [
    name,
    { opening: OPENING[name], ofProduct: OF_PRODUCT[name], anywhere: ANYWHERE[name] },
  ]),
)

/**
 * Reads a products file, one draft at a time. It goes by names: order does not matter, what is absent stays
 * empty, and elements that it does not know are passed over.
 */
export class ProductReader implements XmlHandler {
  wantsText = false
  /** The extras service that is open. */
  service: ServiceTerms | null = null
  seen = 0
  announced: number | null = null
  #draft: ProductDraft | null = null
  #depth = 0
  #text = ''
  #attributes: Attributes = {}
  /** What to do with the text of the open element. */
  #value: Value | undefined
  /** Services that the open limit is for, where it stands outside of one. */
  #limited: string[] = []
  readonly #onProduct: (draft: ProductDraft) => void
  readonly #file: string

  constructor(file: string, onProduct: (draft: ProductDraft) => void) {
    this.#file = file
    this.#onProduct = onProduct
  }

  open(name: string, attributes: Attributes) {
    if (this.#depth === 0) this.#openRoot(name, attributes)
    this.#depth += 1
    if (this.#depth === 2 && name === 'Product') return this.#openProduct(attributes)
    if (!this.#draft) return
    if (name === 'BenefitLimit' && !this.service)
      this.#limited = (attributes.Title ?? '').split(/[\s,;]+/).filter(t => SERVICES.has(t))
    const known = ELEMENTS.get(name)
    if (!known) {
      this.#value = undefined
      this.wantsText = false
      return
    }
    known.opening?.(this.#draft, attributes, this)
    this.#value = this.#depth === 3 ? (known.ofProduct ?? known.anywhere) : known.anywhere
    this.wantsText = this.#value !== undefined
    this.#attributes = attributes
    this.#text = ''
  }

  #openRoot(name: string, { Count, xmlns }: Attributes) {
    if (name !== 'Products') throw new CatalogueError(`${this.#file}: the root element is <${name}>, not <Products>.`)
    if (xmlns !== undefined && xmlns !== NAMESPACE)
      throw new CatalogueError(`${this.#file}: the namespace is "${xmlns}", not the one of the product files.`)
    this.announced = /^\d+$/.test(Count ?? '') ? Number(Count) : null
  }

  #openProduct({ ProductCode = '', ProductItemID = '', SchemaVersion = '' }: Attributes) {
    if (SchemaVersion !== SCHEMA_VERSION)
      throw new CatalogueError(
        `${this.#file}: product ${ProductCode || this.seen + 1} has schema version "${SchemaVersion}"; this importer reads ${SCHEMA_VERSION}.`,
      )
    this.#draft = emptyDraft(ProductCode, ProductItemID, SchemaVersion)
    this.service = null
  }

  text(text: string) {
    this.#text += text
  }

  close(name: string) {
    this.#depth -= 1
    const draft = this.#draft
    if (!draft) return
    if (this.wantsText) {
      this.wantsText = false
      this.#value?.(draft, this.#text.trim(), this.#attributes, this)
      return
    }
    if (name === 'GeneralHealthService') this.service = null
    else if (name === 'BenefitLimit' && !this.service) this.#limited = []
    else if (name === 'OnlyAvailableWith') draft.alone = this.#aloneFrom()
    else if (name === 'Product' && this.#depth === 1) this.#closeProduct(draft)
    this.#lastClosed = name
  }

  #lastClosed = ''
  // <OnlyAvailableWith><NotApplicable/></OnlyAvailableWith>, or the products that it is sold with.
  #aloneFrom = () => this.#lastClosed === 'NotApplicable'

  #closeProduct(draft: ProductDraft) {
    this.seen += 1
    this.#draft = null
    this.#onProduct(draft)
  }

  limit(draft: ProductDraft, of: 'perPerson' | 'perPolicy' | 'lifetime', value: string) {
    const dollars = dollarsFrom(value)
    if (dollars === null) return
    if (this.service) {
      this.service[of] = dollars
      return
    }
    for (const title of this.#limited) {
      const service = draft.services[title]
      if (!service) continue
      service[of] = dollars
      if (this.#limited.length > 1) service.sharedWith = this.#limited.filter(other => other !== title)
    }
  }
}

/** Names of the file hold stray replacement characters and line breaks. */
const cleaned = (text: string) => text.replaceAll('\uFFFD', '').replace(/\s+/g, ' ').trim()
