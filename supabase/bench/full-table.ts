import { addAccounts, as } from '../catalogue/people.ts'
import { openPostgres } from '../engines/postgres.ts'
import { fillWith } from './fill.ts'
import { line, medianTime } from './measure.ts'

const ROWS = 200_000

const list = (args: string) => `select * from public.admin_ledger(${args})`
const DEEP = `p_after => jsonb_build_array(now() - interval '300 days', '00000000-0000-4000-8000-000000000000')`

/** The dashboard's queries, as it sends them. */
const VIEWS: Record<string, string> = {
  'requests, newest first': list(`'quote_requests'`),
  'requests, oldest first': list(`'quote_requests', p_descending => false`),
  'requests by name': list(`'quote_requests', p_order => 'name', p_descending => false`),
  'requests by state': list(`'quote_requests', p_order => 'state'`),
  'requests by status': list(`'quote_requests', p_order => 'status'`),
  'requests of one status': list(`'quote_requests', p_status => 'contacted'`),
  'requests of a rare status, by name': list(`'quote_requests', p_status => 'spam', p_order => 'name'`),
  'requests that were set aside': list(`'quote_requests', p_suspect => true`),
  'page 2,880 of them, from where the last one ended': list(`'quote_requests', ${DEEP}`),
  'the same, a thousand for an export': list(`'quote_requests', ${DEEP}, p_limit => 1000`),
  'a last name, by its beginning': list(`'quote_requests', 'person77'`),
  'a name that all of them have': list(`'quote_requests', 'bench'`),
  'a name that all of them have, by status': list(`'quote_requests', 'bench', p_order => 'status'`),
  'a name that more than half of them have, by state': list(`'quote_requests', 'person1', p_order => 'state'`),
  'half a name': list(`'quote_requests', 'erson7777'`),
  'half a name that a thousand have, by status': list(`'quote_requests', 'erson77', p_order => 'status'`),
  'half a name that all of them have, by name': list(`'quote_requests', 'erson', p_order => 'name'`),
  'a name that nobody has, by name': list(`'quote_requests', 'nobody', p_order => 'name'`),
  'a name that nobody has, by status': list(`'quote_requests', 'nobody', p_order => 'status'`),
  'a name that nobody has, calls by slot': list(`'call_bookings', 'nobody', p_order => 'slot'`),
  'a phone number': list(`'quote_requests', '0491 070 077'`),
  'a phone number, as it is pasted': list(`'quote_requests', '61491070077'`),
  'a reference, as it is read out': list(`'call_bookings', '6aa2'`),
  'an email address, by its beginning': list(`'quote_requests', 'bench12345@'`),
  'calls by slot': list(`'call_bookings', p_order => 'slot'`),
  'calls that were not reached, by slot': list(`'call_bookings', p_status => 'no_show', p_order => 'slot'`),
  'messages by what they are about': list(`'contact_messages', p_order => 'topic'`),
  'messages of one name, by status': list(`'contact_messages', 'person77', p_order => 'status'`),
  'messages by a word that many have': list(`'contact_messages', 'cost?'`),
  'subscribers by address': list(`'newsletter_subscriptions', p_order => 'email'`),
  'subscribers by the beginning of their address': list(`'newsletter_subscriptions', 'reader77'`),
  'how many there are': 'select count(*) from public.quote_requests',
  'admin_today()': 'select public.admin_today()',
  'admin_series(90)': 'select * from public.admin_series(90)',
  'admin_requests_by_partner(30)': 'select * from public.admin_requests_by_partner(30)',
  'admin_calls_by_source(30)': 'select * from public.admin_calls_by_source(30)',
}

/** Looked for in every message, once nothing begins so. */
const IN_ALL_MESSAGES = list(`'contact_messages', 'a word that no message has'`)

/** @returns the slowest view, in milliseconds */
export async function fullTable(): Promise<number> {
  await using database = await openPostgres({ connections: 1 })
  await addAccounts(database)
  for (const statement of fillWith(ROWS)) await database.exec(statement)
  await database.exec('vacuum analyze')
  let slowest = 0
  const timed = (sql: string) => medianTime(() => as(database, 'administrator', () => database.query(sql)))
  for (const [view, sql] of Object.entries(VIEWS)) {
    const took = await timed(sql)
    slowest = Math.max(slowest, took)
    line(view, `${took} ms`)
  }
  line('a word that no message has: all are read (no target)', `${await timed(IN_ALL_MESSAGES)} ms`)
  line('the slowest (target ≤ 100 ms)', `${slowest} ms`)
  return slowest
}
