/** Who the cover is for. Ids travel in links and attributes; labels are what visitors read. */
export const COVER_FOR = [
  { id: 'singles', label: 'Just for me' },
  { id: 'couples', label: 'Me and my partner' },
  { id: 'families', label: 'Family' },
  { id: 'single-parents', label: 'Single parent' },
  { id: 'extended-family', label: 'Extended family' },
] as const
export type CoverFor = (typeof COVER_FOR)[number]['id']

/** Written out again without the labels, which the picture has: a partner's page loads these before anything shows. */
export const COVER_FOR_IDS: readonly CoverFor[] = [
  'singles',
  'couples',
  'families',
  'single-parents',
  'extended-family',
]

/** Two adults: two ages, and the income of both. */
export const isForTwo = (coverFor: CoverFor | undefined): boolean =>
  coverFor === 'couples' || coverFor === 'families' || coverFor === 'extended-family'

/** Includes children: their number moves the income limits. */
export const isForChildren = (coverFor: CoverFor | undefined): boolean =>
  coverFor === 'families' || coverFor === 'single-parents' || coverFor === 'extended-family'

/** A parent alone whose children on the policy are all too old to be dependent children for tax. */
export const isAloneForTax = (coverFor: CoverFor | undefined, children: number | undefined): boolean =>
  coverFor === 'single-parents' && children === 0

/** Whether the income limits for families apply, which are twice those for one person. */
export const isOnFamilyScale = (coverFor: CoverFor | undefined, children: number | undefined): boolean =>
  coverFor !== undefined && coverFor !== 'singles' && !isAloneForTax(coverFor, children)

export const isCoverFor = (value: unknown): value is CoverFor => COVER_FOR_IDS.includes(value as CoverFor)
