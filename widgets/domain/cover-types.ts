/** The four types of cover. Ids are also the addresses of their pages. */
export const COVER_TYPES = [
  { id: 'hospital-and-extras', label: 'Hospital and extras' },
  { id: 'hospital-only', label: 'Hospital only' },
  { id: 'extras-cover', label: 'Extras only' },
  { id: 'ambulance-cover', label: 'Ambulance only' },
] as const
export type CoverType = (typeof COVER_TYPES)[number]['id']

export const COVER_TYPE_IDS: readonly CoverType[] = COVER_TYPES.map(type => type.id)

export const isCoverType = (value: unknown): value is CoverType => COVER_TYPE_IDS.includes(value as CoverType)

export const hasHospital = (type: CoverType): boolean => type === 'hospital-and-extras' || type === 'hospital-only'
export const hasExtras = (type: CoverType): boolean => type === 'hospital-and-extras' || type === 'extras-cover'

/** The type shown while none has been chosen. */
export const FIRST_COVER_TYPE: CoverType = 'hospital-and-extras'
