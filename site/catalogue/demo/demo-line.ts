import { CLINICAL_CATEGORIES, type ClinicalCategory, obligation } from '#widgets/domain/clinical-categories.ts'
import { DEMO_FUNDS } from '#widgets/domain/demo-funds.ts'
import { EXTRAS, type ExtrasTitle } from '#widgets/domain/extras.ts'
import { HOSPITAL_TIERS, PRODUCT_TIERS, type ProductTier } from '#widgets/domain/hospital-tiers.ts'
import { pick, seeded } from './seeded.ts'

/** Sold to its own trade only, so that the importer has somebody to leave out. */
export const RESTRICTED_DEMO_FUND = { code: 'XST', name: 'Sample Trades Fund' }

export const DEMO_KINDS = ['Hospital', 'Combined', 'GeneralHealth'] as const
export type DemoKind = (typeof DEMO_KINDS)[number]

/** A policy as a fund designs it, before it is priced for a state and a household. */
export interface DemoLine {
  kind: DemoKind
  fund: string
  /** Code of the brand that it is sold under, if it is under one. */
  brand: string | null
  /** Names the line in codes and ids. */
  number: number
  name: string
  hospital: DemoHospital | null
  extras: DemoService[] | null
  ambulance: 'EmergencyAndNonEmergency' | 'EmergencyOnly' | 'None'
  /** Dollars a month for one person in New South Wales. */
  base: { hospital: number; extras: number }
  /** What the premium rose by on 1 April, as a share. */
  rise: number
  corporate: boolean
  soldWith: boolean
  /** In the newer of two releases only. */
  isNew: boolean
}

type DemoCover = 'Covered' | 'Restricted' | 'NotCovered'

interface DemoHospital {
  tier: ProductTier
  covers: { title: string; cover: DemoCover }[]
  /** Dollars for one stay; 0 if there is none. */
  excess: number
  coPayment: boolean
  ageDiscount: boolean
  /** Treatment that the earlier release did not cover yet. */
  addedLately: string | null
}

export interface DemoService {
  title: ExtrasTitle
  wait: number
  limit: number
  percent: number | null
  dollars: number
}

const TIER_BASE: Record<ProductTier, number> = {
  Basic: 92,
  BasicPlus: 104,
  Bronze: 113,
  BronzePlus: 134,
  Silver: 168,
  SilverPlus: 203,
  Gold: 281,
}
const EXCESS_FACTOR: Record<number, number> = { 0: 1.16, 250: 1.07, 500: 1, 750: 0.93 }
const SERIES = ['Banksia', 'Coast', 'Ridge', 'Harbour', 'Paperbark', 'Everyday', 'Saltbush', 'Plain', 'Lagoon']

const EXTRAS_LEVELS = [
  { name: 'Starter', base: 17, services: 7, limit: 0.5, percent: 50 },
  { name: 'Middle', base: 36, services: 14, limit: 0.8, percent: 60 },
  { name: 'Upper', base: 58, services: 21, limit: 1.2, percent: 70 },
  { name: 'Top', base: 84, services: 27, limit: 1.7, percent: 80 },
] as const

/** Which services a fund adds first. */
const USUAL_ORDER: readonly ExtrasTitle[] = [
  'DentalGeneral',
  'Optical',
  'Physiotherapy',
  'Chiropractic',
  'Osteopathy',
  'RemedialMassage',
  'Podiatry',
  'DentalMajor',
  'Psychology',
  'Acupuncture',
  'Dietetics',
  'NonPBS',
  'Endodontic',
  'Vaccinations',
]
const SERVICE_ORDER: readonly ExtrasTitle[] = [
  ...USUAL_ORDER,
  ...EXTRAS.map(extra => extra.title).filter(title => !USUAL_ORDER.includes(title)),
]
const LONG_WAIT: readonly ExtrasTitle[] = ['DentalMajor', 'Orthodontic', 'HearingAids', 'Endodontic', 'GlucoseMonitor']
const CATEGORY_PRICE = 2.1
/** How many a fund has for each tier or level. */
const DESIGNS = 4

/** The same number always gives the same line. */
export function demoLine(kind: DemoKind, number: number): DemoLine {
  const random = seeded(`${kind} ${number}`)
  const restricted = random() < 0.04
  const fund = restricted ? RESTRICTED_DEMO_FUND : DEMO_FUNDS[number % DEMO_FUNDS.length]!
  const ofFund = Math.floor(number / DEMO_FUNDS.length)
  // A fund has a handful of designs, each sold with several excesses: so do the real files.
  const design = Math.floor(ofFund / PRODUCT_TIERS.length) % DESIGNS
  const tierAt = (ofFund * 3 + 2) % PRODUCT_TIERS.length
  const hospital =
    kind === 'GeneralHealth' ? null : demoHospital(tierAt, seeded(`${fund.code} ${tierAt} ${design}`), random)
  const ambulanceOnly = kind === 'GeneralHealth' && ofFund % 5 === 4
  const level = EXTRAS_LEVELS[(ofFund + (kind === 'Combined' ? number : 0)) % EXTRAS_LEVELS.length]!
  const extras =
    kind === 'Hospital' || ambulanceOnly ? null : demoExtras(level, seeded(`${fund.code} ${level.name} ${design}`))
  const fundFactor = 0.93 + seeded(fund.code)() * 0.14
  function baseOfExtras(): number {
    if (extras) return level.base * (0.92 + random() * 0.18)
    return ambulanceOnly ? 5 + random() * 4 : 0
  }
  return {
    kind,
    fund: fund.code,
    brand: 'brand' in fund && (fund.brand.name === fund.name || ofFund % 2 === 1) ? fund.brand.code : null,
    number,
    name: nameOf(hospital, extras && level.name, random),
    hospital,
    extras,
    ambulance: ambulanceOnly ? pick(random, ['EmergencyOnly', 'EmergencyAndNonEmergency']) : ambulanceOf(random),
    base: {
      hospital: hospital ? priceOf(hospital) * fundFactor : 0,
      extras: baseOfExtras() * fundFactor,
    },
    rise: 0.018 + seeded(`rise ${fund.code}`)() * 0.025 + random() * 0.02,
    corporate: random() < 0.05,
    soldWith: random() < 0.03,
    isNew: random() < 0.06,
  }
}

const ambulanceOf = (random: () => number) =>
  pick(random, ['EmergencyAndNonEmergency', 'EmergencyOnly', 'EmergencyOnly', 'None'] as const)

function demoHospital(tierAt: number, random: () => number, ofLine: () => number): DemoHospital {
  const { id: productTier, tier } = PRODUCT_TIERS[tierAt]!
  const plus = productTier.endsWith('Plus')
  const next = HOSPITAL_TIERS[HOSPITAL_TIERS.indexOf(tier) + 1]
  /** How likely it is to cover what it need not. */
  function chanceOf(category: ClinicalCategory): number {
    if (plus) return category.tier === next ? 0.55 : 0.15
    return tier === 'Basic' ? 0.06 : 0
  }
  function coverOf(category: ClinicalCategory): DemoCover {
    const must = obligation(tier, category)
    if (must === 'covered') return 'Covered'
    if (must === 'restricted at least') return random() < 0.6 ? 'Restricted' : 'Covered'
    return random() < chanceOf(category) ? 'Covered' : 'NotCovered'
  }
  const covers = CLINICAL_CATEGORIES.map(category => ({ title: category.title, cover: coverOf(category) }))
  const extra = CLINICAL_CATEGORIES.find(
    (category, at) => covers[at]!.cover === 'Covered' && obligation(tier, category) === 'optional',
  )
  return {
    tier: productTier,
    covers,
    excess: pick(ofLine, [0, 250, 500, 500, 750, 750]),
    coPayment: ofLine() < 0.15,
    ageDiscount: random() < 0.5,
    addedLately: extra && random() < 0.25 ? extra.title : null,
  }
}

// A plus policy costs what it adds, so that price and cover belong together as they do in the market.
function priceOf({ tier, covers, excess, coPayment }: DemoHospital): number {
  const covered = covers.filter(({ cover }) => cover === 'Covered').length
  const plain = PRODUCT_TIERS.find(one => one.id === tier)!.tier
  const usual = CLINICAL_CATEGORIES.filter(category => obligation(plain, category) === 'covered').length
  return (TIER_BASE[plain] + CATEGORY_PRICE * (covered - usual)) * EXCESS_FACTOR[excess]! * (coPayment ? 0.95 : 1)
}

function demoExtras(level: (typeof EXTRAS_LEVELS)[number], random: () => number): DemoService[] {
  const count = Math.min(level.services + Math.floor(random() * 3), SERVICE_ORDER.length)
  return SERVICE_ORDER.slice(0, count).map(title => {
    const long = LONG_WAIT.includes(title)
    return {
      title,
      wait: long ? 12 : pick(random, [2, 2, 6]),
      limit: Math.round(((long ? 700 : 350) * level.limit * (0.8 + random() * 0.4)) / 50) * 50,
      percent: random() < 0.6 ? level.percent : null,
      dollars: Math.round(20 + random() * 40),
    }
  })
}

function nameOf(hospital: DemoHospital | null, level: string | null, random: () => number): string {
  const series = pick(random, SERIES)
  if (!hospital) return level ? `${series} ${level} Extras` : `${series} Ambulance`
  const tier = PRODUCT_TIERS.find(one => one.id === hospital.tier)!.label
  const excess = hospital.excess ? `$${hospital.excess} Excess` : 'No Excess'
  return level ? `${series} ${tier} and ${level} Extras, ${excess}` : `${series} ${tier} Hospital, ${excess}`
}
