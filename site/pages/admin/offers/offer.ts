import type { Row } from '#widgets/kit/backend/database.types.ts'
import { askTeam } from '../ask-team.ts'
import { saveOver } from '../save-over.ts'

export type Offer = Row<'offers'>
export type OfferState = 'draft' | 'coming' | 'current' | 'expired'

export const OFFER_STATE: Record<OfferState, string> = {
  draft: 'Draft',
  coming: 'Published, not yet begun',
  current: 'Current',
  expired: 'Expired',
}

type Times = Pick<Offer, 'published' | 'starts_at' | 'ends_at'>

export function offerState({ published, starts_at, ends_at }: Times, now = new Date()): OfferState {
  if (new Date(ends_at) <= now) return 'expired'
  if (!published) return 'draft'
  return new Date(starts_at) > now ? 'coming' : 'current'
}

const COLUMNS = 'id,insurer,title,body,terms_url,published,starts_at,ends_at,version,created_at,updated_at'
const MOST = 500

export const allOffers = () =>
  askTeam<Offer[]>(client => client.from('offers').select(COLUMNS).order('ends_at', { ascending: false }).limit(MOST))

export type Written = Pick<Offer, 'insurer' | 'title' | 'body' | 'terms_url' | 'published' | 'starts_at' | 'ends_at'>

/** For comparing: the database writes a moment in another way than the browser. */
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

/** Writes over the version that was seen; no row comes back where somebody was faster. */
export const changeOffer = (seen: Offer, change: Partial<Written>) =>
  askTeam<Offer[]>(client =>
    client.from('offers').update(change).eq('id', seen.id).eq('version', seen.version).select(COLUMNS),
  )

/** The same, and where somebody was faster their state comes back. */
export const editOffer = (seen: Offer, written: Written) =>
  saveOver(
    () => changeOffer(seen, written),
    () => askTeam<Offer[]>(client => client.from('offers').select(COLUMNS).eq('id', seen.id)),
    now => asText(now) === asText(written),
  )
