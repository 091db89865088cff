import { ADULT, type Answers, historyOf, MOST, priceWeightOf } from './answers.ts'
import { isCoverType } from './cover-types.ts'
import { PRODUCT_TIERS } from './hospital-tiers.ts'
import { incomeTierOf } from './income-tiers.ts'
import { readSelection } from './selection.ts'

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

const number = (key: keyof typeof MOST): Carried => ({
  write: answers => answers[key]?.toString(),
  read: text => given(key, wholeNumber(text, 0, MOST[key])),
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
  read: text => given(key, historyOf(text)),
})

const PRIVATE: Record<string, Carried> = {
  treatments: list('treatments', TITLE),
  services: list('services', TITLE),
  weight: {
    write: answers => answers.priceWeight?.toString(),
    read: text => given('priceWeight', priceWeightOf(text)),
  },
  excess: number('mostExcess'),
  ages: {
    write: answers => answers.ages?.join(','),
    read: text => {
      const [own, partner] = text.split(',').map(age => wholeNumber(age, ADULT.least, ADULT.most))
      if (own === undefined) return {}
      return { ages: partner === undefined ? [own] : [own, partner] }
    },
  },
  children: number('children'),
  income: {
    write: answers => answers.income,
    read: text => given('income', incomeTierOf(text)),
  },
  history: history('history'),
  'partner-history': history('partnerHistory'),
  loading: number('loading'),
  discount: number('discount'),
  current: {
    write: answers => answers.currentPolicy,
    read: text => given('currentPolicy', POLICY_ID.test(text) ? text : undefined),
  },
  held: number('monthsHeld'),
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
