import { isForChildren, isForTwo } from './cover-for.ts'
import { type CoverType, hasExtras, hasHospital, isCoverType } from './cover-types.ts'
import { PRODUCT_TIERS, type ProductTier } from './hospital-tiers.ts'
import { readSelection, type Selection } from './selection.ts'

/** How much price counts against cover, from 0 (only cover) to 4 (only price). */
export const PRICE_WEIGHTS = [0, 1, 2, 3, 4] as const
export type PriceWeight = (typeof PRICE_WEIGHTS)[number]
export const EVEN_WEIGHT: PriceWeight = 2

/** The income tiers of the rebate and the surcharge, as the visitor names them. */
export const INCOME_ANSWERS = ['base', 'tier-1', 'tier-2', 'tier-3'] as const
type IncomeAnswer = (typeof INCOME_ANSWERS)[number]

/** Hospital cover until now; it decides the Lifetime Health Cover loading and the waiting periods. */
export const HISTORY_ANSWERS = [
  { id: 'since-31', label: 'Yes, since the age of 31 or earlier' },
  { id: 'later', label: 'Yes, but first after turning 31' },
  { id: 'none', label: 'No hospital cover now' },
] as const
type HistoryAnswer = (typeof HISTORY_ANSWERS)[number]['id']

/** Everything that a visitor may tell us before a price; all but cover-for and state can be skipped. */
export interface Answers extends Selection {
  coverType?: CoverType | undefined
  /**
   * Titles of hospital categories that matter to the visitor. Sensitive: never in a query, and sent only
   * with a request whose sender agreed to that.
   */
  treatments?: readonly string[] | undefined
  /** Titles of extras services that matter to the visitor. Sensitive likewise. */
  services?: readonly string[] | undefined
  priceWeight?: PriceWeight | undefined
  /** The most the visitor would pay towards one hospital stay, in dollars. */
  mostExcess?: number | undefined
  /** Ages in whole years of the adults to be covered, the visitor first. */
  ages?: readonly number[] | undefined
  /** Dependent children; each after the first raises the family income limits. */
  children?: number | undefined
  income?: IncomeAnswer | undefined
  history?: HistoryAnswer | undefined
  /** The same of the second adult; like the visitor's where it is not said. */
  partnerHistory?: HistoryAnswer | undefined
  /** Lifetime Health Cover loading that the visitor knows of, in percent. */
  loading?: number | undefined
  /** Id of the policy the visitor holds now, as the catalogue names it. */
  currentPolicy?: string | undefined
  /** Age-based discount on that policy, in percent, as the fund's statement says it. */
  discount?: number | undefined
  /** Whole months that the current policy has been held. */
  monthsHeld?: number | undefined
  /** Also policies that cover only some of what was ticked. */
  partly?: true | undefined
  leastTier?: ProductTier | undefined
  noCoPayment?: true | undefined
  ambulance?: 'emergency' | 'all' | undefined
  /** Codes of the funds to be listed; all where absent. */
  funds?: readonly string[] | undefined
  /** Ids of the policies that stand side by side. */
  compared?: readonly string[] | undefined
}

/** What goes along with a request for a quote. The rest has a column of its own there, or only narrows the list. */
export type SentAnswer =
  | Exclude<
      keyof Answers,
      keyof Selection | 'partly' | 'leastTier' | 'noCoPayment' | 'ambulance' | 'funds' | 'compared'
    >
  /** In which words the visitor let what says something about their health go along. */
  | 'healthWording'

/** Both are looked at while no type of cover was chosen. */
export const asksHospital = ({ coverType }: Answers): boolean => !coverType || hasHospital(coverType)
export const asksExtras = ({ coverType }: Answers): boolean => !coverType || hasExtras(coverType)

/**
 * Without what was told for another household, of a partner or of children, or of a policy that is no longer named: it
 * stays answered, and counts for nothing.
 */
export function forThisHousehold(answers: Answers): Answers {
  const { coverFor, ages, currentPolicy } = answers
  return {
    ...answers,
    ...(coverFor && !isForTwo(coverFor) ? { ages: ages?.slice(0, 1), partnerHistory: undefined } : {}),
    ...(coverFor && !isForChildren(coverFor) ? { children: undefined } : {}),
    ...(currentPolicy ? {} : { discount: undefined }),
  }
}

/** False where everybody has been covered since 31: nobody pays a loading then. */
export const mayPayLoading = ({ coverFor, history, partnerHistory = history }: Answers): boolean =>
  history !== 'since-31' || (isForTwo(coverFor) && partnerHistory !== 'since-31')

/**
 * An address that carries the answers. Who the cover is for, the state and the cover type are read by
 * servers and partners and go into the query; the rest says something about a person's body or money
 * and goes behind the "#", which browsers keep to themselves.
 */
export function answersHref(path: string, answers: Answers): string {
  const open = new URLSearchParams()
  if (answers.coverFor) open.set('coverFor', answers.coverFor)
  // The pages read the state code from "postcode", as the hero's links do.
  if (answers.state) open.set('postcode', answers.state)
  if (answers.coverType) open.set('coverType', answers.coverType)
  if (answers.partner) open.set('partner', answers.partner)
  const query = open.toString()
  const kept = privatePart(answers)
  return `${path}${query ? `?${query}` : ''}${kept ? `#${kept}` : ''}`
}

function privatePart(answers: Answers): string {
  const kept = new URLSearchParams()
  for (const [key, { write }] of Object.entries(PRIVATE)) {
    const text = write(answers)
    if (text) kept.set(key, text)
  }
  // Commas are legal in a fragment, and links are read by people.
  return kept.toString().replaceAll('%2C', ',')
}

/** The answers of an address, read back; anything unknown is left out. */
export function readAnswers({ search, hash }: { search: string; hash: string }): Answers {
  const open = new URLSearchParams(search)
  const kept = new URLSearchParams(hash.replace(/^#/, ''))
  const coverType = open.get('coverType')
  const answers: Answers = { ...readSelection(open), ...(isCoverType(coverType) ? { coverType } : {}) }
  for (const [key, { read }] of Object.entries(PRIVATE)) {
    const text = kept.get(key)
    if (text) Object.assign(answers, read(text))
  }
  return answers
}

interface Carried {
  write(answers: Answers): string | undefined
  read(text: string): Answers
}

/** Ages that an adult may have. */
export const ADULT = { least: 18, most: 120 } as const

const MAX_ADULTS = 2
const TITLE = /^[A-Za-z]{2,60}$/
const FUND_CODE = /^[A-Z0-9]{2,6}$/
const POLICY_ID = /^[\w./-]{1,60}$/

const wholeNumber = (text: string, least: number, most: number): number | undefined => {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : undefined
}

const MOST_IN_LIST = 70
const listOf = (text: string, shape: RegExp) =>
  [...new Set(text.split(',').filter(entry => shape.test(entry)))].slice(0, MOST_IN_LIST)

const given = <K extends keyof Answers>(key: K, value: Answers[K]): Answers =>
  value === undefined ? {} : { [key]: value }

const number = (
  key: 'mostExcess' | 'children' | 'loading' | 'discount' | 'monthsHeld',
  least: number,
  most: number,
): Carried => ({
  write: answers => answers[key]?.toString(),
  read: text => given(key, wholeNumber(text, least, most)),
})

const list = (key: 'treatments' | 'services' | 'funds' | 'compared', shape: RegExp): Carried => ({
  write: answers => answers[key]?.join(','),
  read: text => (listOf(text, shape).length ? { [key]: listOf(text, shape) } : {}),
})

const tick = (key: 'partly' | 'noCoPayment'): Carried => ({
  write: answers => (answers[key] ? 'yes' : undefined),
  read: text => (text === 'yes' ? { [key]: true } : {}),
})

const history = (key: 'history' | 'partnerHistory'): Carried => ({
  write: answers => answers[key],
  read: text => given(key, HISTORY_ANSWERS.find(answer => answer.id === text)?.id),
})

const PRIVATE: Record<string, Carried> = {
  treatments: list('treatments', TITLE),
  services: list('services', TITLE),
  weight: {
    write: answers => answers.priceWeight?.toString(),
    read: text =>
      given(
        'priceWeight',
        PRICE_WEIGHTS.find(weight => String(weight) === text),
      ),
  },
  excess: number('mostExcess', 0, 5_000),
  ages: {
    write: answers => answers.ages?.join(','),
    read: text => {
      const ages = text
        .split(',')
        .slice(0, MAX_ADULTS)
        .map(age => wholeNumber(age, ADULT.least, ADULT.most))
      return ages.every(age => age !== undefined) ? { ages } : {}
    },
  },
  children: number('children', 0, 20),
  income: {
    write: answers => answers.income,
    read: text =>
      given(
        'income',
        INCOME_ANSWERS.find(tier => tier === text),
      ),
  },
  history: history('history'),
  'partner-history': history('partnerHistory'),
  loading: number('loading', 0, 70),
  discount: number('discount', 0, 10),
  current: {
    write: answers => answers.currentPolicy,
    read: text => given('currentPolicy', POLICY_ID.test(text) ? text : undefined),
  },
  held: number('monthsHeld', 0, 1_200),
  partly: tick('partly'),
  tier: {
    write: answers => answers.leastTier,
    read: text => given('leastTier', PRODUCT_TIERS.find(tier => tier.id === text)?.id),
  },
  'no-copayment': tick('noCoPayment'),
  ambulance: {
    write: answers => answers.ambulance,
    read: text => given('ambulance', text === 'emergency' || text === 'all' ? text : undefined),
  },
  funds: list('funds', FUND_CODE),
  compared: list('compared', POLICY_ID),
}
