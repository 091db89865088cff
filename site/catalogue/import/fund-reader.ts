import type { CatalogueFund } from '#widgets/domain/catalogue/manifest.ts'
import type { Ambulance } from '#widgets/domain/catalogue/policy.ts'
import type { XmlHandler } from './read-xml.ts'
import { ambulanceFrom, cleaned, isAmbulanceWord } from './values.ts'

export interface FundRecord extends Omit<CatalogueFund, 'policies'> {
  /** For policies that leave ambulance to the fund; null if the file does not say. */
  ambulance: Ambulance | null
  /** Names that it sells under, by code; often one of them is its own. */
  brands: Map<string, string>
  /** The oldest age at which it covers a dependant, by title; a title without a readable age is absent. */
  oldest: Map<string, number>
}

/** Reads the Funds file: `Funds/Fund`. Elements that it does not know are passed over. */
export class FundReader implements XmlHandler {
  readonly funds = new Map<string, FundRecord>()
  /** Words that we do not know. */
  readonly unknown: string[] = []
  wantsText = false
  #text = ''
  #fund: FundRecord | null = null
  #brand = { code: '', name: '' }

  open(name: string, attributes: Record<string, string>) {
    if (name === 'Fund')
      this.#fund = { code: '', name: '', type: 'Restricted', ambulance: null, brands: new Map(), oldest: new Map() }
    // Unconfirmed whether code and name are elements or attributes; either is read.
    if (name === 'Brand')
      this.#brand = { code: attributes.BrandCode?.trim() ?? '', name: cleaned(attributes.BrandName ?? '') }
    if (name === 'Ambulance' && this.#fund && attributes.Cover !== undefined) {
      this.#fund.ambulance = ambulanceFrom(attributes.Cover)
      if (!isAmbulanceWord(attributes.Cover)) this.unknown.push(`ambulance cover of a fund "${attributes.Cover}"`)
    }
    if (name === 'DependantLimit' && this.#fund) readLimit(this.#fund, attributes)
    this.wantsText = this.#fund !== null
    this.#text = ''
  }

  text(text: string) {
    this.#text += text
  }

  close(name: string) {
    const fund = this.#fund
    if (!fund) return
    const value = this.#text.trim()
    this.#text = ''
    if (name === 'FundCode') fund.code = value
    if (name === 'FundName') fund.name = cleaned(value)
    if (name === 'BrandCode') this.#brand.code = value
    if (name === 'BrandName') this.#brand.name = cleaned(value)
    if (name === 'Brand' && this.#brand.code && this.#brand.name) fund.brands.set(this.#brand.code, this.#brand.name)
    // Anything but a plain "Open" is not for the public.
    if (name === 'FundType') {
      fund.type = value === 'Open' ? 'Open' : 'Restricted'
      if (value !== fund.type) this.unknown.push(`type of a fund "${value}"`)
    }
    if (name !== 'Fund') return
    if (fund.code) this.funds.set(fund.code, fund)
    this.#fund = null
    this.wantsText = false
  }
}

function readLimit({ oldest }: FundRecord, { Title = '', MaxAge = '' }: Record<string, string>) {
  const age = Number.parseInt(MaxAge, 10)
  // Beyond these it is a field left empty, or a figure that stands for no limit.
  if (age > 0 && age < 100) oldest.set(Title, age)
}
