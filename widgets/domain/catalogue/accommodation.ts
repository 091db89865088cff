import type { HospitalCover } from './policy.ts'

/** Rooms that a policy pays for in private and in public hospitals: one's own (2), a shared one (1), none (0). */
const ACCOMMODATION = {
  'private-or-public': { label: 'Private or public, own room', rooms: [2, 2] },
  'private-or-public-shared': { label: 'Private, own room; public, shared room', rooms: [2, 1] },
  'private-shared-or-public': { label: 'Private, shared room; public, own room', rooms: [1, 2] },
  shared: { label: 'Private or public, shared room', rooms: [1, 1] },
  public: { label: 'Public only, own room', rooms: [0, 2] },
  'public-shared': { label: 'Public only, shared room', rooms: [0, 1] },
  'not-stated': { label: 'Not stated', rooms: [0, 0] },
} as const
export type Accommodation = keyof typeof ACCOMMODATION

/** What most policies pay for. */
export const ANY_HOSPITAL = 'private-or-public'

const of = ({ accommodation = ANY_HOSPITAL }: HospitalCover) => ACCOMMODATION[accommodation]

export const accommodationLabel = (hospital: HospitalCover): string => of(hospital).label

/** It pays for no room in a private hospital: a public one, as a private patient. */
export const isPublicOnly = ({ accommodation }: HospitalCover): boolean =>
  accommodation === 'public' || accommodation === 'public-shared'

/**
 * Whether another policy may pay for a stay in fewer hospitals or rooms than this one. What is not stated may be
 * anything, so it counts as the most now and as the least then.
 */
export function mayHaveFewerRooms(now: HospitalCover, then: HospitalCover): boolean {
  const [has, would] = [(isStated(now) ? of(now) : ACCOMMODATION[ANY_HOSPITAL]).rooms, of(then).rooms]
  return would[0] < has[0] || would[1] < has[1]
}

export const isStated = ({ accommodation }: HospitalCover): boolean => accommodation !== 'not-stated'
