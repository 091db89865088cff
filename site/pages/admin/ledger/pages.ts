import type { Client } from '#widgets/kit/backend/client.ts'
import { type Answer, askTeam } from '../ask-team.ts'

/** The tables that are read as ledgers: newest first, page by page. */
export type LedgerTable = 'quote_requests' | 'call_bookings' | 'contact_messages' | 'newsletter_subscriptions'

export interface LedgerRow {
  id: string
  created_at: string
}

export interface Source {
  table: LedgerTable
  columns: string
  /** The function that searches by index, for the tables that grow; else the columns that are compared. */
  search: 'admin_find_requests' | 'admin_find_bookings' | readonly string[]
}

export interface Filter {
  /** As typed. */
  search: string
  status: string
  order: 'newest' | 'oldest'
  /** What the honeypot set aside. */
  suspects: boolean
}

export const EVERYTHING: Filter = { search: '', status: '', order: 'newest', suspects: false }

export const PAGE = 50

// The one table whose columns all ledgers share; the rows are told apart by who asks for them.
const from = (client: Client, { table, columns }: Source) =>
  client.from(table as 'quote_requests').select(columns as 'id,created_at')

/**
 * One page of a ledger, from where the last one ended: by key, never by offset, so that page 2,000 comes as
 * fast as page 1. A search by function is one page, of the newest that fit.
 */
export async function page<Row extends LedgerRow>(
  source: Source,
  filter: Filter,
  after?: LedgerRow,
  size = PAGE,
): Promise<Answer<Row[]>> {
  if (typeof source.search === 'string' && filter.search.trim())
    return after ? { ok: true, data: [] } : found<Row>(source.search, filter)
  const ascending = filter.order === 'oldest'
  return askTeam<Row[]>(client => {
    let query = narrowed(from(client, source), source, filter)
      .order('created_at', { ascending })
      .order('id', { ascending: !ascending })
      .limit(size)
    const conditions = [wordsIn(source, filter)]
    if (after) {
      const { created_at, id } = after
      // The first condition is the one that the index is entered by.
      query = ascending ? query.gte('created_at', created_at) : query.lte('created_at', created_at)
      const [further, next] = ascending ? ['gt', 'lt'] : ['lt', 'gt']
      conditions.push(`created_at.${further}."${created_at}",and(created_at.eq."${created_at}",id.${next}.${id})`)
    }
    // In one parameter: of two the embedded backend reads one.
    const all = conditions.filter(Boolean).map(any => `or(${any})`)
    if (all.length > 0) query = query.or(`and(${all.join(',')})`)
    return query as unknown as Rows<Row>
  })
}

// The most that the functions give.
const FOUND_MOST = 200

async function found<Row extends LedgerRow>(
  search: 'admin_find_requests' | 'admin_find_bookings',
  { search: words, status, suspects, order }: Filter,
): Promise<Answer<Row[]>> {
  type Found = Row & { status: string; is_suspect: boolean }
  const answer = await askTeam<Found[]>(
    client => client.rpc(search, { p_words: words, p_limit: FOUND_MOST }) as unknown as Rows<Found>,
  )
  if (!answer.ok) return answer
  const rows = answer.data.filter(row => (!status || row.status === status) && row.is_suspect === suspects)
  return { ok: true, data: order === 'oldest' ? rows.reverse() : rows }
}

type Rows<Row> = PromiseLike<{ data: Row[] | null; error: null; status: number }>
type Query = ReturnType<typeof from>

function narrowed(query: Query, { table }: Source, { status, suspects }: Filter): Query {
  const fits = status ? query.eq('status', status as 'new') : query
  return table === 'newsletter_subscriptions' ? fits : fits.eq('is_suspect' as 'id', suspects as never)
}

function wordsIn({ search: columns }: Source, { search }: Filter): string {
  // What means something in a condition becomes "any one character"; the embedded backend reads no quotes here.
  const words = search.trim().replace(/[,()"\\*%]/g, '_')
  return words && typeof columns !== 'string' ? columns.map(column => `${column}.ilike.*${words}*`).join(',') : ''
}
