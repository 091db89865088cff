import type { ServiceTerms } from '#widgets/domain/catalogue/policy.ts'
import { CatalogueError } from './catalogue-error.ts'
import { ALL_STATES, type ExtrasDraft, emptyDraft, type HospitalDraft, type ProductDraft } from './product-draft.ts'
import { type Attributes, ELEMENTS, type Value } from './product-elements.ts'
import type { XmlHandler } from './read-xml.ts'
import { ServiceLimits } from './service-limits.ts'

const SCHEMA_VERSION = '3.1'
const NAMESPACE = 'http://admin.privatehealth.gov.au/ws/Schemas'

/**
 * Reads a products file, one draft at a time. It relies on names: order does not matter, what is absent stays
 * empty, and elements that it does not know are passed over.
 */
export class ProductReader implements XmlHandler {
  wantsText = false
  /** What is open. */
  hospital: HospitalDraft | null = null
  extras: ExtrasDraft | null = null
  service: ServiceTerms | null = null
  /** Its title. */
  title = ''
  /** State that the open list of benefits is for. */
  paidIn = ALL_STATES
  /** Of the open cover. */
  readonly limits = new ServiceLimits()
  seen = 0
  announced: number | null = null
  #draft: ProductDraft | null = null
  /** Whether something in the open cover is about the product itself. */
  #saysMore = false
  /** Which part of the product is open. */
  #part = ''
  #depth = 0
  #text = ''
  #attributes: Attributes = {}
  /** What to do with the text of the open element. */
  #value: Value | undefined
  /** The element that closed last: in <OnlyAvailableWith> it is <NotApplicable/>, or what the product is sold with. */
  #lastClosed = ''
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
    if (this.#depth === 3) this.#part = name
    const known = ELEMENTS.get(name)
    if (!known) {
      if (this.#part === 'Brands' && this.#depth === 4) this.#draft.unknown.push(`<${name}> among the brands`)
      this.#value = undefined
      this.wantsText = false
      return
    }
    if (this.#depth === 3) this.#saysMore = false
    else if (known.ofDraft) this.#saysMore = true
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
    this.#draft = emptyDraft(ProductCode, ProductItemID)
    this.service = null
    this.limits.forget()
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
    else if (name === 'HospitalCover') this.hospital = null
    else if (name === 'GeneralHealthCover') this.#closeExtras()
    else if (name === 'BenefitLimit') this.limits.close()
    else if (name === 'OnlyAvailableWith') draft.alone = this.#lastClosed === 'NotApplicable'
    else if (name === 'Product' && this.#depth === 1) this.#closeProduct(draft)
    this.#lastClosed = name
  }

  repeats = (name: string) =>
    this.#depth === 2 && this.#draft !== null && (name === 'HospitalCover' || name === 'GeneralHealthCover')

  made(name: string): HospitalDraft | ExtrasDraft | null {
    // Said about the product itself, it would be missing in the next product with this cover.
    if (this.#saysMore) return null
    return name === 'HospitalCover' ? this.hospital : this.extras
  }

  again(name: string, made: object) {
    if (name === 'HospitalCover') this.#draft!.hospital = made as HospitalDraft
    else this.#draft!.extras = made as ExtrasDraft
  }

  #closeProduct(draft: ProductDraft) {
    this.seen += 1
    this.#draft = null
    this.#onProduct(draft)
  }

  #closeExtras() {
    if (this.extras) this.limits.handOut(this.extras)
    this.extras = null
  }
}
