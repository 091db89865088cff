import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Answers, HISTORY_ANSWERS, PRICE_WEIGHTS } from './answers.ts'
import { answersHref, readAnswers } from './answers-address.ts'
import { COVER_FOR_IDS } from './cover-for.ts'
import { COVER_TYPE_IDS } from './cover-types.ts'
import { INCOME_TIERS } from './income-tiers.ts'
import { STATES } from './states.ts'

const read = (href: string) => readAnswers(new URL(href, 'https://hicompare.example'))
const title = fc.constantFrom('Cataracts', 'PregnancyBirth', 'BackNeckSpine', 'Optical', 'DentalMajor')
const titles = fc.uniqueArray(title, { minLength: 1 })

const anyAnswers: fc.Arbitrary<Answers> = fc.record(
  {
    coverFor: fc.constantFrom(...COVER_FOR_IDS),
    state: fc.constantFrom(...STATES),
    partner: fc.constantFrom('acme', 'a-partner'),
    coverType: fc.constantFrom(...COVER_TYPE_IDS),
    treatments: titles,
    services: titles,
    priceWeight: fc.constantFrom(...PRICE_WEIGHTS),
    mostExcess: fc.constantFrom(0, 250, 500, 750, 1000),
    ages: fc.array(fc.integer({ min: 18, max: 120 }), { minLength: 1, maxLength: 2 }),
    children: fc.integer({ min: 0, max: 20 }),
    income: fc.constantFrom(...INCOME_TIERS),
    history: fc.constantFrom(...HISTORY_ANSWERS.map(answer => answer.id)),
    partnerHistory: fc.constantFrom(...HISTORY_ANSWERS.map(answer => answer.id)),
    loading: fc.integer({ min: 0, max: 70 }),
    currentPolicy: fc.constantFrom('118204', 'H24/A2741D0'),
    monthsHeld: fc.integer({ min: 0, max: 1200 }),
    discount: fc.integer({ min: 0, max: 10 }),
    partly: fc.constant(true as const),
    leastTier: fc.constantFrom('Basic', 'SilverPlus', 'Gold'),
    noCoPayment: fc.constant(true as const),
    ambulance: fc.constantFrom('emergency', 'all'),
    funds: fc.uniqueArray(fc.constantFrom('XDM', 'XSH', 'XEC'), { minLength: 1 }),
    compared: fc.uniqueArray(fc.constantFrom('118204', '118205', 'H24/A2741D0'), { minLength: 1 }),
  } satisfies Record<keyof Answers, unknown>,
  { requiredKeys: [] },
)

test('an address gives back every answer that went into it', () => {
  fc.assert(
    fc.property(anyAnswers, answers => {
      expect(read(answersHref('/compare', answers))).toEqual(answers)
    }),
  )
})

test('what a person says about health, age and money stays behind the # and is never sent', () => {
  const href = answersHref('/compare', {
    coverFor: 'couples',
    state: 'ACT',
    coverType: 'hospital-only',
    treatments: ['PregnancyBirth', 'Cataracts'],
    ages: [31, 29],
    income: 'tier-1',
  })

  expect(href).toBe(
    '/compare?coverFor=couples&postcode=ACT&coverType=hospital-only' +
      '#treatments=PregnancyBirth,Cataracts&ages=31,29&income=tier-1',
  )
})

test('of a list or ages beyond the limit, the first are read', () => {
  const ids = Array.from({ length: 80 }, (_, i) => `P${i}`)

  expect(read(`/compare#compared=${ids}`).compared).toEqual(ids.slice(0, 70))
  expect(read('/compare#ages=34,36,38').ages).toEqual([34, 36])
})

test('the visitor’s own age is kept if the partner’s cannot be read', () => {
  expect(read('/compare#ages=72,17').ages).toEqual([72])
  expect(read('/compare#ages=17,72').ages).toBeUndefined()
})

test('nothing answered leaves an address as it is', () => {
  expect(answersHref('/compare', {})).toBe('/compare')
})

test.each([
  '/compare?coverFor=everyone&postcode=XYZ&coverType=dental',
  '/compare#ages=0',
  '/compare#ages=thirty&excess=-5&income=rich&weight=9&loading=99&held=1e9&history=maybe',
  '/compare#treatments=%3Cscript%3E,..&current=%22onclick',
  '/compare#ages=40.5&children=1.5&excess=2.5e2',
  '/compare#excess=500x&loading=x20&ages=x,34',
  '/compare#partly=no&no-copayment=1&tier=Platinum&ambulance=none',
])('an address nobody of ours wrote, %s, is read as no answer', address => {
  expect(read(address)).toEqual({})
})
