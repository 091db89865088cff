import type { Fact } from './period.ts'

/** Lowest first. */
export const HOSPITAL_TIERS = ['Basic', 'Bronze', 'Silver', 'Gold'] as const
export type HospitalTier = (typeof HOSPITAL_TIERS)[number]

/** As the government's file names them. A plus policy covers more than its tier must; there is no Gold plus. */
export const PRODUCT_TIERS = [
  { id: 'Basic', label: 'Basic', tier: 'Basic' },
  { id: 'BasicPlus', label: 'Basic plus', tier: 'Basic' },
  { id: 'Bronze', label: 'Bronze', tier: 'Bronze' },
  { id: 'BronzePlus', label: 'Bronze plus', tier: 'Bronze' },
  { id: 'Silver', label: 'Silver', tier: 'Silver' },
  { id: 'SilverPlus', label: 'Silver plus', tier: 'Silver' },
  { id: 'Gold', label: 'Gold', tier: 'Gold' },
] as const satisfies readonly { id: string; label: string; tier: HospitalTier }[]
export type ProductTier = (typeof PRODUCT_TIERS)[number]['id']

/** The record of the tiers: no look-up uses it. */
export const TIERS_IN_FORCE = { validFrom: '2020-04-01', source: 'tiers', mark: 'S' } as const satisfies Fact
