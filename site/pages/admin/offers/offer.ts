import type { Answer } from '#widgets/kit/backend/ask.ts'
import type { Row } from '#widgets/kit/backend/database.types.ts'
import { changedOrStands, standsAs } from '#widgets/kit/backend/stands-as.ts'
import { askTeam } from '../ask-team.ts'
import { saveOver } from '../forms/save-over.ts'

export type Offer = Row<'offers'>
type OfferState = 'draft' | 'coming' | 'current' | 'expired'

export const OFFER_STATE: Record<OfferState, string> = {
  draft: 'Draft',
  coming: 'Published, not yet started',
  current: 'Current',
  expired: 'Expired',
}

type Times = Pick<Offer, 'published' | 'starts_at' | 'ends_at' | 'updated_at'>

/** The database's clock decides what visitors see: if the device's is behind, it is at least as late as the last change. */
export function offerState({ published, starts_at, ends_at, updated_at }: Times, device = new Date()): OfferState {
  const now = Math.max(device.getTime(), Date.parse(updated_at))
  if (Date.parse(ends_at) <= now) return 'expired'
  if (!published) return 'draft'
  return Date.parse(starts_at) > now ? 'coming' : 'current'
}

/** The database fills it in from its own clock. */
export const END_NOW = { ends_at: 'now' }

const COLUMNS = 'id,insurer,title,body,terms_url,published,starts_at,ends_at,version,created_at,updated_at'
const MOST = 500

export const allOffers = () =>
  askTeam<Offer[]>(client => client.from('offers').select(COLUMNS).order('ends_at', { ascending: false }).limit(MOST))

/** What the team writes of an offer. */
export type Written = Pick<Offer, 'insurer' | 'title' | 'body' | 'terms_url' | 'published' | 'starts_at' | 'ends_at'>

/** For comparing: the database and the browser write a moment differently. */
const asText = ({ insurer, title, body, terms_url, published, starts_at, ends_at }: Written) =>
  JSON.stringify([insurer, title, body, terms_url, published, Date.parse(starts_at), Date.parse(ends_at)])

/** Adds an offer under the id of the form that wrote it: 'already-there' means that an earlier try arrived. */
export const addOffer = (id: string, written: Written) =>
  askTeam<Offer[]>(client =>
    client
      .from('offers')
      .insert({ id, ...written })
      .select(COLUMNS),
  )

const write = (seen: Offer, change: Partial<Written>) =>
  askTeam<Offer[]>(client =>
    client.from('offers').update(change).eq('id', seen.id).eq('version', seen.version).select(COLUMNS),
  )

export const readOffer = (id: string) => askTeam<Offer[]>(client => client.from('offers').select(COLUMNS).eq('id', id))

/** Writes over the version that was seen; returns no row if somebody else was first and left it different. */
export function changeOffer(seen: Offer, change: Partial<Written>): Promise<Answer<Offer[]>> {
  const isDone = (row: Offer) => (change === END_NOW ? offerState(row) === 'expired' : standsAs(row, change))
  return changedOrStands(
    write(seen, change),
    () => readOffer(seen.id),
    rows => rows.filter(isDone),
  )
}

/** The same, but if somebody else was first, returns their version. */
export const editOffer = (seen: Offer, written: Written) =>
  saveOver(
    () => write(seen, written),
    () => readOffer(seen.id),
    now => asText(now) === asText(written),
  )
