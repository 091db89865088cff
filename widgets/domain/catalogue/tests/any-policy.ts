import fc from 'fast-check'
import type { Answers } from '../../answers.ts'
import { CLINICAL_CATEGORIES } from '../../clinical-categories.ts'
import { COVER_FOR_IDS } from '../../cover-for.ts'
import { EXTRAS } from '../../extras.ts'
import { PRODUCT_TIERS } from '../../hospital-tiers.ts'
import type { ExtrasCover, HospitalCover, Policy } from '../policy.ts'

const TREATMENTS = CLINICAL_CATEGORIES.map(category => category.title)
const SERVICES = EXTRAS.map(extra => extra.title)
const dollars = fc.option(fc.integer({ min: 0, max: 2_000 }))

const hospitalAsStated = fc.record({
  tier: fc.constantFrom(...PRODUCT_TIERS.map(tier => tier.id)),
  covers: fc.array(fc.constantFrom('0', '1', '2'), { minLength: 38, maxLength: 38 }).map(digits => digits.join('')),
  waits: fc.record({
    preExisting: fc.integer({ min: 0, max: 12 }),
    pregnancy: fc.integer({ min: 0, max: 12 }),
    subAcute: fc.integer({ min: 0, max: 2 }),
    other: fc.integer({ min: 0, max: 2 }),
  }),
  excess: fc.option(fc.record({ perAdmission: dollars, perPerson: dollars, perPolicy: dollars })),
  coPayment: fc.option(fc.record({ perDay: dollars, mostPerStay: dollars, daySurgery: dollars, mostPerYear: dollars })),
  avoidsSurcharge: fc.boolean(),
  ageDiscount: fc.constantFrom('nobody', 'by-age-only', 'also-on-transfer'),
})

const anyHospital: fc.Arbitrary<HospitalCover> = fc
  .tuple(
    hospitalAsStated,
    fc.record(
      {
        excessWaivers: fc.subarray(['day surgery', 'children on the policy']),
        accommodation: fc.constantFrom('public', 'shared'),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([stated, rest]) => ({ ...stated, ...rest }))

const anyExtras: fc.Arbitrary<ExtrasCover> = fc.dictionary(
  fc.constantFrom(...SERVICES),
  fc.record(
    {
      wait: fc.integer({ min: 0, max: 36 }),
      perPerson: fc.integer({ min: 0, max: 5_000 }),
      lifetime: fc.integer({ min: 0, max: 5_000 }),
      limitedFurther: fc.constant(true),
      pays: fc.array(fc.record({ item: fc.string(), percent: fc.integer({ min: 1, max: 100 }) }), { maxLength: 3 }),
    },
    { requiredKeys: [] },
  ),
  { noNullPrototype: true },
)

const cents = fc.integer({ min: 1, max: 200_000 })

/** A policy such as the importer could write, of any of the kinds of cover. */
export const anyPolicy: fc.Arbitrary<Policy> = fc.record({
  id: fc.integer({ min: 1, max: 9_999_999 }).map(String),
  code: fc.constantFrom('H1/XDM', 'C22/XSHN', 'G3/XECV{}', 'H24/A2741D0'),
  fund: fc.constantFrom('XDM', 'XSH', 'XEC'),
  brands: fc.subarray(['Demo Direct', 'Demo Union']),
  name: fc.string({ maxLength: 40 }),
  adults: fc.constantFrom(1, 2),
  dependants: fc.subarray([{ kind: 'Child', to: 20 }, { kind: 'Student', to: 24 }, { kind: 'NonStudent' }]),
  premium: fc.record({ hospital: cents, extras: cents }),
  hospital: fc.option(anyHospital),
  extras: fc.option(anyExtras),
  ambulance: fc.constantFrom('none', 'emergency', 'all'),
  statement: fc.option(
    fc.constantFrom('https://a.example/H1/XDM?b', 'https://a.example/c/{code}/H1/XDM', 'https://b.example/'),
  ),
  earlier: fc.option(
    fc.record({
      premium: fc.record({ hospital: cents, extras: cents }),
      gained: fc.constant(['Blood']),
      lost: fc.constant([]),
    }),
  ),
})

/** Policies as in one partition: ids are unique. */
export const anyPolicies = (most: number) =>
  fc.uniqueArray(anyPolicy, { maxLength: most, selector: policy => policy.id })

const anyTitles = (titles: readonly string[]) => fc.subarray([...titles], { maxLength: 5 })

/** What anybody could have answered, as far as prices, wishes and order go. */
export const anyAnswers: fc.Arbitrary<Answers> = fc.record(
  {
    coverFor: fc.constantFrom(...COVER_FOR_IDS),
    treatments: anyTitles(TREATMENTS),
    services: anyTitles(SERVICES),
    priceWeight: fc.constantFrom(0, 1, 2, 3, 4),
    mostExcess: fc.constantFrom(0, 250, 500, 750),
    ages: fc.array(fc.integer({ min: 18, max: 90 }), { minLength: 1, maxLength: 2 }),
    income: fc.constantFrom('base', 'tier-1', 'tier-2', 'tier-3'),
    history: fc.constantFrom('since-31', 'later', 'none'),
    partnerHistory: fc.constantFrom('since-31', 'later', 'none'),
    loading: fc.integer({ min: 0, max: 70 }),
    discount: fc.integer({ min: 0, max: 10 }),
    partly: fc.constant(true as const),
    leastTier: fc.constantFrom(...PRODUCT_TIERS.map(tier => tier.id)),
    noCoPayment: fc.constant(true as const),
    ambulance: fc.constantFrom('emergency', 'all'),
    funds: fc.subarray(['XDM', 'XSH', 'XEC'], { minLength: 1 }),
  },
  { requiredKeys: [] },
)

const NOTHING = '0'.repeat(CLINICAL_CATEGORIES.length)

/** A plain policy for worked examples: $100.00 of hospital cover, nothing special. */
export const plainPolicy = (differences: Partial<Policy> = {}, hospital: Partial<HospitalCover> = {}): Policy => ({
  id: '1',
  code: 'H1/XDM',
  fund: 'XDM',
  brands: [],
  name: 'Plain',
  adults: 1,
  dependants: [],
  premium: { hospital: 10_000, extras: 0 },
  hospital: {
    tier: 'Bronze',
    covers: NOTHING,
    waits: { preExisting: 12, pregnancy: 12, subAcute: 2, other: 2 },
    excess: null,
    coPayment: null,
    avoidsSurcharge: true,
    ageDiscount: 'nobody',
    ...hospital,
  },
  extras: null,
  ambulance: 'none',
  statement: null,
  earlier: null,
  ...differences,
})

/** Digits that cover these treatments in full and nothing else, or those with limits. */
export function covering(full: readonly string[], restricted: readonly string[] = []): string {
  return TREATMENTS.map(title => (full.includes(title) ? '2' : restricted.includes(title) ? '1' : '0')).join('')
}
