import type { Answer } from '#widgets/kit/backend/ask.ts'
import { askTeam } from '../ask-team.ts'
import type { ScreenId } from '../screens.ts'

/** The tables that are read as ledgers, page by page. */
export type LedgerName = HandledName | 'newsletter_subscriptions'
/** Those whose entries the team works through. */
export type HandledName = 'quote_requests' | 'call_bookings' | 'contact_messages'

/** Their screens. */
export const SCREEN_OF: Record<HandledName, ScreenId> = {
  quote_requests: 'requests',
  call_bookings: 'calls',
  contact_messages: 'messages',
}

/** What every ledger's entries have. */
export interface LedgerRow {
  id: string
  /** Its position in the order it was read in; the next page starts after it. */
  place: readonly string[]
}

/** The statuses of the entries that the team works through: id → label. */
export type Statuses = Readonly<Record<string, string>>

/** Which entries of a ledger are read, and in which order. */
export interface Filter {
  /** As typed. */
  search: string
  status: string
  /** What the honeypot set aside. */
  suspects: boolean
  /** One of the orders that `private.ledger` names. */
  order: string
  descending: boolean
}

export const NEWEST_FIRST = { order: 'created_at', descending: true } as const
export const EVERYTHING: Filter = { search: '', status: '', suspects: false, ...NEWEST_FIRST }

/** Entries that are read at once. */
export const PAGE = 50

/**
 * One page of a ledger, from where the last one ended: by key, never by offset, so that page 2,000 loads as
 * fast as page 1 and nothing is shown twice or left out when rows come and go.
 */
export function page<Row extends LedgerRow>(
  ledger: LedgerName,
  { search, status, suspects, order, descending }: Filter,
  after?: LedgerRow,
  size = PAGE,
): Promise<Answer<Row[]>> {
  return askTeam<Row[]>(
    client =>
      client.rpc('admin_ledger', {
        p_ledger: ledger,
        // A number copied from our own export brings the apostrophe that disarms it there.
        p_words: search.replace(/^\s*'(?=\+)/, ''),
        p_status: status,
        p_suspect: suspects,
        p_order: order,
        p_descending: descending,
        p_after: after ? [...after.place] : null,
        p_limit: size,
      }) as unknown as PromiseLike<{ data: Row[] | null; error: null; status: number }>,
  )
}
