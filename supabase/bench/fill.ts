/** Statements that fill each of the team's tables with this many rows, three minutes apart, bypassing the triggers. */
export const fillWith = (rows: number): string[] => [
  'set session_replication_role = replica',
  `insert into public.quote_requests (id, reference, cover_for, state, full_name, email, phone, consent_version,
                                      partner_ref, status, is_suspect, created_at)
   select md5(n::text)::uuid, private.reference(md5(n::text)::uuid), 'singles',
          (array['QLD', 'NSW', 'VIC', 'WA', 'SA', 'TAS', 'ACT', 'NT'])[1 + n % 8], 'Bench Person' || n,
          'bench' || n || '@example.com', '+61491' || lpad(n::text, 6, '0'), '2026-11-21',
          case when n % 5 = 0 then 'partner-' || n % 7 end,
          case when n % 20000 = 7 then 'spam' else (array['new', 'contacted', 'closed', 'closed', 'closed'])[1 + n % 5] end,
          n % 1000 = 0, now() - n * interval '3 minutes'
     from generate_series(1, ${rows}) n`,
  `insert into public.call_bookings (id, reference, manage_token, slot_date, slot_no, full_name, phone, consent_version,
                                     status, created_at)
   select md5(n::text)::uuid, private.reference(md5(n::text)::uuid), md5('token' || n)::uuid, current_date + 10 - n / 500,
          n % 22, 'Bench Person' || n, '+61491' || lpad(n::text, 6, '0'), '2026-11-21',
          case when n < 5500 then 'booked' else (array['done', 'cancelled', 'no_show'])[1 + n % 3] end,
          now() - n * interval '3 minutes'
     from generate_series(1, ${rows}) n`,
  `insert into public.web_call_tracking (phone_number, source_page, created_at)
   select '+61255501234', (array['header-desktop', 'header-mobile-menu'])[1 + n % 2], now() - n * interval '3 minutes'
     from generate_series(1, ${rows}) n`,
  `insert into public.newsletter_subscriptions (email, created_at)
   select 'reader' || n || '@example.com', now() - n * interval '3 minutes' from generate_series(1, ${rows}) n`,
  `insert into public.contact_messages (id, reference, full_name, email, topic, message, consent_version, status, created_at)
   select md5(n::text)::uuid, private.reference(md5(n::text)::uuid), 'Bench Person' || n, 'bench' || n || '@example.com',
          (array['Prices', 'Claims', 'Something else'])[1 + n % 3], repeat('What does this cost? ', 10), '2026-11-21',
          case when n % 10 = 0 then 'new' else 'answered' end, now() - n * interval '3 minutes'
     from generate_series(1, ${rows}) n`,
  'set session_replication_role = origin',
]
