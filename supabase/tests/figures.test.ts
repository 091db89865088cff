import { beforeEach, describe, expect, test } from 'vitest'
import { addAccounts, as } from '../catalogue/people.ts'
import { insert, SAMPLES } from '../catalogue/samples.ts'
import { ENGINES, useEngine } from './engines.ts'
import { withinOneHour } from './within-one-hour.ts'

beforeEach(withinOneHour, 30_000)

interface Today {
  day: string
  coming: { slot_date: string }[]
}

describe.each(ENGINES)('on $name', engine => {
  const database = useEngine(engine, addAccounts)
  const { read } = database
  /** Writes rows past rules and triggers, in the middle of a visit, which undoes it. */
  const fill = (sql: string) =>
    database.session.exec(`
      reset role;
      set local session_replication_role = replica;
      ${sql};
      set local session_replication_role = origin;
      set local role authenticated`)

  test('the team’s figures count today’s events in the office’s zone, and requests by partner, claimed and verified', async () => {
    await insert(database.session, 'partners', {
      slug: 'sample',
      name: 'Sample',
      origins: '{https://sample.example}',
      verified: true,
    })
    const from = (n: number, embed_origin: string) =>
      as(
        database.session,
        'anonymous',
        () => insert(database.session, 'quote_requests', { ...SAMPLES.quote_requests!(n), embed_origin }),
        { keep: true },
      )
    await from(1, 'https://sample.example')
    await from(2, 'https://elsewhere.example')
    await insert(database.session, 'web_call_tracking', SAMPLES.web_call_tracking!(1))
    // The first and the last moments of days in the office: of today, of yesterday, and of the day before the last seven.
    await database.session.exec(`
      insert into public.web_call_tracking (phone_number, source_page)
      select '1300 555 012', page from unnest(array['midnight', 'yesterday', 'footer']) page;
      update public.web_call_tracking t set created_at = begins.at + moment.after
        from (values ('midnight', 0, interval '0'), ('yesterday', 0, interval '-1 second'), ('footer', 6, interval '-1 second'))
               moment (page, days, after),
             lateral (select ((now() at time zone private.office_zone())::date - moment.days)::timestamp
                             at time zone private.office_zone() as at) begins
       where t.source_page = moment.page`)

    await as(database.session, 'administrator', async () => {
      const [today] = await read<{ figures: object }>('select public.admin_today() as figures')
      const series = await read<object>('select requests, calls from public.admin_series(7)')

      expect(today?.figures).toMatchObject({
        requests_today: 2,
        requests_new: 2,
        calls_today: 2,
        calls_by_source: { 'header-desktop': 1, midnight: 1 },
      })
      expect(series).toHaveLength(7)
      expect(series.slice(-2)).toEqual([
        { requests: 0, calls: 1 },
        { requests: 2, calls: 2 },
      ])
      expect(await read('select * from public.admin_calls_by_source(7)')).toEqual([
        { source_page: 'header-desktop', calls: 1 },
        { source_page: 'midnight', calls: 1 },
        { source_page: 'yesterday', calls: 1 },
      ])
      expect(await read('select * from public.admin_requests_by_partner(7)')).toEqual([
        { partner_ref: 'sample', name: 'Sample', is_known: true, claimed: 2, verified: 1 },
      ])
    })
  })

  test('a partner is paid only for requests in the chosen days, and for none before the team has verified the partner', async () => {
    const partner_ref = 'unchecked'
    const embed_origin = 'https://unchecked.example'
    await insert(database.session, 'partners', { slug: partner_ref, name: 'Unchecked', origins: `{${embed_origin}}` })
    for (const n of [3, 4])
      await insert(database.session, 'quote_requests', { ...SAMPLES.quote_requests!(n), partner_ref, embed_origin })
    const paidFor = () =>
      as(database.session, 'administrator', () =>
        read('select claimed::int, verified::int from public.admin_requests_by_partner(7) where partner_ref = $1', [
          partner_ref,
        ]),
      )

    expect(await paidFor()).toEqual([{ claimed: 2, verified: 0 }])
    await database.session.query(`update public.partners set verified = true where slug = $1`, [partner_ref])
    await database.session.query(
      `update public.quote_requests set created_at = now() - interval '8 days' where id = $1`,
      [SAMPLES.quote_requests!(3).id],
    )
    expect(await paidFor()).toEqual([{ claimed: 1, verified: 1 }])
  })

  test('a partner’s requests are counted for a calendar month of the office, from its first moment to its last', async () => {
    const partner_ref = 'by-month'
    await insert(database.session, 'partners', { slug: partner_ref, name: 'By month' })
    for (const n of [5, 6, 7, 8])
      await insert(database.session, 'quote_requests', { ...SAMPLES.quote_requests!(n), partner_ref })
    const moments = ['2026-09-30 23:59:59.999', '2026-10-01 00:00', '2026-10-31 23:59:59.999', '2026-11-01 00:00']
    for (const [place, moment] of moments.entries())
      await database.session.query(
        `update public.quote_requests set created_at = $1::timestamp at time zone private.office_zone() where id = $2`,
        [moment, SAMPLES.quote_requests!(5 + place).id],
      )
    const claimedIn = (month: string) =>
      as(database.session, 'administrator', () =>
        read('select claimed::int from public.admin_requests_by_partner(p_month => $1::date) where partner_ref = $2', [
          month,
          partner_ref,
        ]),
      )

    expect(await claimedIn('2026-10-01')).toEqual([{ claimed: 2 }])
    expect(await claimedIn('2026-10-31')).toEqual([{ claimed: 2 }])
    expect(await claimedIn('2026-11-01')).toEqual([{ claimed: 1 }])
    expect(await claimedIn('2026-12-01')).toEqual([])
  })

  test('the first screen has every call of a full day, how many come later, and what was set aside', async () => {
    await as(database.session, 'administrator', async () => {
      await fill(`
        insert into public.call_bookings (id, reference, manage_token, slot_date, slot_no, full_name, phone, consent_version, is_suspect)
        select gen_random_uuid(), 'HC', gen_random_uuid(), (now() at time zone private.office_zone())::date + day, no, 'Ann Lee',
               '+61491570006', '2026-11-21', n = 2
          from generate_series(0, 200, 100) day, generate_series(0, 21) no, generate_series(0, 2) n;
        insert into public.quote_requests (id, reference, cover_for, state, full_name, phone, consent_version, is_suspect)
        values (gen_random_uuid(), 'HC', 'singles', 'QLD', 'Ann Lee', '+61491570006', '2026-11-21', true)`)
      const [first] = await read<{ told: Today }>('select public.admin_today() as told')
      const { coming, day, ...told } = first!.told

      expect(coming.filter(call => call.slot_date === day)).toHaveLength(44)
      expect(coming).toHaveLength(84)
      expect(told).toMatchObject({
        coming_in_all: { today: 44, later: 88 },
        bookings_today: 44,
        bookings_made_today: 132,
        set_aside: { requests: 1, calls: 66, messages: 0 },
      })
    })
  })

  test('each figure counts its own table, without what was set aside; a call that was cancelled is not one of today', async () => {
    await as(database.session, 'administrator', async () => {
      await fill(`
        delete from public.quote_requests; delete from public.call_bookings; delete from public.web_call_tracking;
        delete from public.newsletter_subscriptions; delete from public.contact_messages; delete from public.outbox_messages;
        insert into public.quote_requests (id, reference, cover_for, state, full_name, phone, consent_version, is_suspect)
        select gen_random_uuid(), 'HC', 'singles', 'QLD', 'Ann Lee', '+61491570006', '2026-11-21', n > 1 from generate_series(1, 2) n;
        insert into public.call_bookings (id, reference, manage_token, slot_date, slot_no, full_name, phone, consent_version, is_suspect, status)
        select gen_random_uuid(), 'HC', gen_random_uuid(), (now() at time zone private.office_zone())::date, 3, 'Ann Lee',
               '+61491570006', '2026-11-21', n > 2, case n when 2 then 'cancelled' else 'booked' end from generate_series(1, 3) n;
        insert into public.web_call_tracking (phone_number, source_page)
        select '1300 555 012', case when n > 1 then 'header-desktop' else 'footer' end from generate_series(1, 3) n;
        insert into public.newsletter_subscriptions (email) select n || '@example.com' from generate_series(1, 4) n;
        insert into public.contact_messages (id, reference, full_name, email, topic, message, consent_version, is_suspect)
        select gen_random_uuid(), 'HC', 'Ann Lee', 'ann@example.com', 'Prices', 'Hello', '2026-11-21', n > 5 from generate_series(1, 6) n;
        insert into public.outbox_messages (kind, channel, recipient, attempts, data)
        select 'quote-received', 'email', 'ann@example.com', n, '{"reference": "HC"}' from generate_series(2, 3) n`)
      const [first] = await read<{ told: object; day: string }>(
        'select public.admin_today() as told, (now() at time zone private.office_zone())::date::text as day',
      )
      const { day } = first!

      expect(await read('select requests, bookings, calls, subscribers, messages from public.admin_series(1)')).toEqual(
        [{ requests: 1, bookings: 2, calls: 3, subscribers: 4, messages: 5 }],
      )
      expect(first?.told).toMatchObject({
        requests_new: 1,
        requests_today: 1,
        bookings_today: 1,
        bookings_made_today: 2,
        bookings_left: 0,
        requests_since: day,
        messages_since: day,
        calls_today: 3,
        subscribers: 4,
        subscribers_today: 4,
        messages_new: 5,
        outbox_stuck: 1,
        // What the message is about; the rest of its data is the recipient's.
        stuck: [{ reference: 'HC' }],
      })
      expect(await read('select source_page from public.admin_calls_by_source(1)')).toEqual([
        { source_page: 'header-desktop' },
        { source_page: 'footer' },
      ])
    })
  })

  test('calls of earlier days that are still booked are counted, and it is said since when somebody waits for a reply', async () => {
    await as(database.session, 'administrator', async () => {
      await fill(`
        delete from public.quote_requests; delete from public.call_bookings; delete from public.contact_messages;
        insert into public.call_bookings (id, reference, manage_token, slot_date, slot_no, full_name, phone, consent_version, is_suspect, status)
        select gen_random_uuid(), 'HC', gen_random_uuid(), (now() at time zone private.office_zone())::date - days, 3, 'Ann Lee',
               '+61491570006', '2026-11-21', is_suspect, status
          from (values (1, false, 'booked'), (9, false, 'booked'), (0, false, 'booked'), (-1, false, 'booked'),
                       (1, true, 'booked'), (1, false, 'done'), (1, false, 'no_show'), (1, false, 'cancelled'))
                 call (days, is_suspect, status);
        insert into public.quote_requests (id, reference, cover_for, state, full_name, phone, consent_version, is_suspect, status, created_at)
        select gen_random_uuid(), 'HC', 'singles', 'QLD', 'Ann Lee', '+61491570006', '2026-11-21', is_suspect, status, at::timestamptz
          from (values ('2026-11-20T23:30:00+10:00', false, 'new'), ('2026-11-22T09:00:00+10:00', false, 'new'),
                       ('2026-11-18T09:00:00+10:00', true, 'new'), ('2026-11-19T09:00:00+10:00', false, 'contacted'))
                 request (at, is_suspect, status)`)
      const [first] = await read<{ told: object }>('select public.admin_today() as told')

      expect(first?.told).toMatchObject({ bookings_left: 2, requests_since: '2026-11-20', messages_since: null })
    })
  })

  test('partners that the team entered come before names that anybody can invent, however many requests name those', async () => {
    await as(database.session, 'administrator', async () => {
      await fill(`
        delete from public.quote_requests; delete from public.partners;
        insert into public.partners (slug, name) values ('known', 'Known');
        insert into public.quote_requests (id, reference, cover_for, state, full_name, phone, consent_version, partner_ref)
        select gen_random_uuid(), 'HC', 'singles', 'QLD', 'Ann Lee', '+61491570006', '2026-11-21', ref
          from unnest(array['invented', 'invented', 'known']) ref`)

      expect(await read('select partner_ref from public.admin_requests_by_partner()')).toEqual([
        { partner_ref: 'known' },
        { partner_ref: 'invented' },
      ])
    })
  })

  test('pages that anybody can invent fill neither the first screen nor the charts: beyond a hundred they are counted together', async () => {
    await database.session.exec(`
      delete from public.web_call_tracking;
      insert into public.web_call_tracking (phone_number, source_page)
      select '1300 555 012', 'footer' from generate_series(1, 2) union all
      select '1300 555 012', 'invented-' || lpad(n::text, 3, '0') from generate_series(1, 120) n`)

    await as(database.session, 'administrator', async () => {
      const [today] = await read<{ pages: Record<string, number> }>(
        `select public.admin_today() -> 'calls_by_source' as pages`,
      )
      expect(today?.pages).toMatchObject({ footer: 2, 'invented-099': 1, '(all others)': 21 })
      expect(Object.keys(today!.pages)).toHaveLength(101)
      // Nor do they go missing from the charts: a hosted answer has a thousand rows.
      const sources = await read<{ source_page: string; calls: number }>(
        'select source_page, calls::int from public.admin_calls_by_source(7)',
      )
      expect(sources).toHaveLength(101)
      expect(sources.slice(0, 2)).toEqual([
        { source_page: '(all others)', calls: 21 },
        { source_page: 'footer', calls: 2 },
      ])
    })
  })

  test('partners are not paid for requests that a bot sent or the team marked as spam', async () => {
    await as(database.session, 'administrator', async () => {
      await fill(`
        insert into public.partners (slug, name, origins, verified) values ('paid', 'Paid', '{https://paid.example}', true);
        insert into public.quote_requests (id, reference, cover_for, state, full_name, phone, consent_version, partner_ref,
                                           embed_origin, is_suspect, status)
        select gen_random_uuid(), 'HC', 'singles', 'QLD', 'Ann Lee', '+61491570006', '2026-11-21', 'paid',
               'https://paid.example', n = 2, case n when 3 then 'spam' else 'new' end
          from generate_series(1, 3) n`)

      expect(
        await read(
          `select claimed::int, verified::int from public.admin_requests_by_partner() where partner_ref = 'paid'`,
        ),
      ).toEqual([{ claimed: 1, verified: 1 }])
    })
  })
})
