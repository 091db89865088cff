import { addAccounts, as } from '../catalogue/people.ts'
import { openPostgres } from '../engines/postgres.ts'
import { line, median } from './measure.ts'

const ROWS = 200_000

/** What the dashboard asks for, as it asks for it. */
const VIEWS: Record<string, string> = {
  'newest fifty requests': `select id, reference, full_name, status, created_at from public.quote_requests
                             order by created_at desc, id limit 50`,
  'fifty of one status': `select id, full_name from public.quote_requests where status = 'contacted'
                           order by created_at desc limit 50`,
  'page 2,000 by where the last one ended': `select id, full_name from public.quote_requests
     where created_at < now() - interval '300 days' order by created_at desc, id limit 50`,
  'a last name, by its beginning': `select id, full_name from public.admin_find_requests('person77')`,
  'a phone number': `select id, full_name from public.admin_find_requests('0491 070 077')`,
  'an e-mail address, by its beginning': `select id, full_name from public.admin_find_requests('bench12345@')`,
  'how many there are': 'select count(*) from public.quote_requests',
  'admin_today()': 'select public.admin_today()',
  'admin_series(90)': 'select * from public.admin_series(90)',
  'admin_requests_by_partner(30)': 'select * from public.admin_requests_by_partner(30)',
  'admin_calls_by_source(30)': 'select * from public.admin_calls_by_source(30)',
}

/** @returns the slowest view, in milliseconds */
export async function fullTable(): Promise<number> {
  const database = await openPostgres({ connections: 1 })
  try {
    await addAccounts(database)
    await database.exec(`
      set session_replication_role = replica;
      insert into public.quote_requests (id, reference, cover_for, state, full_name, email, phone, consent_version,
                                         partner_ref, status, created_at)
      select md5(n::text)::uuid, private.reference(md5(n::text)::uuid), 'singles', 'QLD', 'Bench Person' || n,
             'bench' || n || '@example.com', '+61491' || lpad(n::text, 6, '0'), '2026-11-21',
             case when n % 5 = 0 then 'partner-' || n % 7 end,
             (array['new', 'contacted', 'closed', 'closed', 'closed'])[1 + n % 5], now() - n * interval '3 minutes'
        from generate_series(1, ${ROWS}) n;
      insert into public.web_call_tracking (phone_number, source_page, created_at)
      select '+61255501234', (array['header-desktop', 'header-mobile-menu'])[1 + n % 2], now() - n * interval '3 minutes'
        from generate_series(1, ${ROWS}) n;
      insert into public.newsletter_subscriptions (email, created_at)
      select 'reader' || n || '@example.com', now() - n * interval '3 minutes' from generate_series(1, ${ROWS}) n;
      set session_replication_role = origin;
    `)
    await database.exec('vacuum analyze')
    let slowest = 0
    for (const [view, sql] of Object.entries(VIEWS)) {
      const took = await median(() => as(database, 'administrator', () => database.query(sql)))
      slowest = Math.max(slowest, took)
      line(view, `${took} ms`)
    }
    line('the slowest (target ≤ 100 ms)', `${slowest} ms`)
    return slowest
  } finally {
    await database.close()
  }
}
