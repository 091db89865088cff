-- The team's figures. SECURITY INVOKER: they add up only what row level security lets the caller read,
-- and each reads an index range, so that they stay fast at 200,000 rows. What the honeypot set aside is counted only
-- as set aside: otherwise the figures here and the lists behind them would disagree.

create function public.admin_today() returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  zone constant text := private.office_zone();
  today constant date := (now() at time zone zone)::date;
  midnight constant timestamptz := today::timestamp at time zone zone;
begin
  if current_user = 'authenticated' and not public.is_admin() then
    raise exception 'Only administrators see the figures' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'day', today,
    'as_of', to_char(now() at time zone zone, 'FMHH12:MI am'),
    'zone', zone,
    -- The next calls; the first screen needs them in the same answer, not after it. A full day has 44 calls
    -- unless the team adds places; calls beyond the limits are counted, so that nobody takes a part for the whole.
    'coming', (select coalesce(jsonb_agg(to_jsonb(next)), '[]') from (
        (select b.id, b.reference, b.slot_date, b.slot_no, b.full_name, b.phone, b.state from public.call_bookings b
          where b.slot_date = today and b.status = 'booked' and not b.is_suspect
          order by b.slot_no, b.id limit 100)
        union all
        (select b.id, b.reference, b.slot_date, b.slot_no, b.full_name, b.phone, b.state from public.call_bookings b
          where b.slot_date > today and b.status = 'booked' and not b.is_suspect
          order by b.slot_date, b.slot_no, b.id limit 40)) next),
    'coming_in_all', (select jsonb_build_object('today', count(*) filter (where b.slot_date = today),
                                                'later', count(*) filter (where b.slot_date > today))
                        from public.call_bookings b
                       where b.slot_date >= today and b.status = 'booked' and not b.is_suspect),
    -- Promised for a day that has passed, and nobody has noted what became of it: perhaps nobody rang.
    'bookings_left', (select count(*) from public.call_bookings b
                       where b.slot_date < today and b.status = 'booked' and not b.is_suspect),
    -- Set aside and not checked yet: a false alarm must be found before its call is due.
    'set_aside', jsonb_build_object(
      'requests', (select count(*) from public.quote_requests q where q.is_suspect and q.status = 'new'),
      'calls', (select count(*) from public.call_bookings b where b.is_suspect and b.status = 'booked' and b.slot_date >= today),
      'messages', (select count(*) from public.contact_messages m where m.is_suspect and m.status = 'new')),
    'bookings_today', (select count(*) from public.call_bookings b
                        where b.slot_date = today and b.status <> 'cancelled' and not b.is_suspect),
    'bookings_made_today', (select count(*) from public.call_bookings b where b.created_at >= midnight and not b.is_suspect),
    'requests_new', (select count(*) from public.quote_requests q where q.status = 'new' and not q.is_suspect),
    -- The day since which the longest waiting of them waits; null if none does.
    'requests_since', (select (min(q.created_at) at time zone zone)::date from public.quote_requests q
                        where q.status = 'new' and not q.is_suspect),
    'requests_today', (select count(*) from public.quote_requests q where q.created_at >= midnight and not q.is_suspect),
    'calls_today', (select count(*) from public.web_call_tracking c where c.created_at >= midnight),
    -- Anybody can tap under a name they made up: sixty thousand of them took a megabyte of each answer.
    'calls_by_source', (select coalesce(jsonb_object_agg(source_page, n), '{}') from (
        select case when place <= 100 then source_page else '(all others)' end as source_page, sum(n) as n from (
          select c.source_page, count(*) as n, row_number() over (order by count(*) desc, c.source_page) as place
            from public.web_call_tracking c
           where c.created_at >= midnight group by c.source_page) by_source
         group by 1) told),
    'subscribers', (select count(*) from public.newsletter_subscriptions),
    'subscribers_today', (select count(*) from public.newsletter_subscriptions n where n.created_at >= midnight),
    'messages_new', (select count(*) from public.contact_messages m where m.status = 'new' and not m.is_suspect),
    'messages_since', (select (min(m.created_at) at time zone zone)::date from public.contact_messages m
                        where m.status = 'new' and not m.is_suspect))
    -- Which they are and why, the latest first: usually one cause stops them all. If nothing has been tried for an
    -- hour, the sender itself is not running; the embedded backend has no sender and no pg_cron.
    || (with stuck as (
          select o.id, o.kind, o.channel, o.recipient, o.last_error, o.attempts, o.created_at, o.reference from public.outbox_messages o
           where o.sent_at is null
             and (o.attempts >= 3 or o.next_attempt_at = 'infinity'
                  or (o.next_attempt_at < now() - interval '1 hour'
                      and exists (select 1 from pg_catalog.pg_extension e where e.extname = 'pg_cron'))))
        select jsonb_build_object(
          'outbox_stuck', (select count(*) from stuck),
          'stuck', (select coalesce(jsonb_agg(to_jsonb(last)), '[]')
                      from (select * from stuck order by id desc limit 10) last)));
end $$;

-- When the last p_days days begin, including today: whole days of the office, so that the counts by day, by source
-- and by partner cover the same time.
create function private.days_begin(p_days integer) returns timestamptz
  language sql stable set search_path = ''
as $$
  select ((now() at time zone private.office_zone())::date - (least(greatest(p_days, 1), 366) - 1))::timestamp
         at time zone private.office_zone()
$$;

create function public.admin_series(p_days integer default 30)
  returns table (day date, requests bigint, bookings bigint, calls bigint, subscribers bigint, messages bigint)
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  zone constant text := private.office_zone();
begin
  if current_user = 'authenticated' and not public.is_admin() then
    raise exception 'Only administrators see the figures' using errcode = '42501';
  end if;
  return query
    select d.day,
           (select count(*) from public.quote_requests q where q.created_at >= d.starts and q.created_at < d.ends and not q.is_suspect),
           (select count(*) from public.call_bookings b where b.created_at >= d.starts and b.created_at < d.ends and not b.is_suspect),
           (select count(*) from public.web_call_tracking c where c.created_at >= d.starts and c.created_at < d.ends),
           (select count(*) from public.newsletter_subscriptions n where n.created_at >= d.starts and n.created_at < d.ends),
           (select count(*) from public.contact_messages m where m.created_at >= d.starts and m.created_at < d.ends and not m.is_suspect)
      from (select n::date as day, n at time zone zone as starts, (n + interval '1 day') at time zone zone as ends
              from generate_series(private.days_begin(p_days) at time zone zone, now() at time zone zone, '1 day') n) d
     order by d.day;
end $$;

create function public.admin_calls_by_source(p_days integer default 30)
  returns table (source_page text, calls bigint)
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  since constant timestamptz := private.days_begin(p_days);
begin
  if current_user = 'authenticated' and not public.is_admin() then
    raise exception 'Only administrators see the figures' using errcode = '42501';
  end if;
  -- As on the first screen: of an answer with more than a thousand rows the rest never arrive, and the taps in them would
  -- be in no sum.
  return query
    select case when by_source.place <= 100 then by_source.source_page else '(all others)' end, sum(by_source.n)::bigint
      from (select c.source_page, count(*) as n, row_number() over (order by count(*) desc, c.source_page) as place
              from public.web_call_tracking c
             where c.created_at >= since group by c.source_page) by_source
     group by 1 order by 2 desc, 1;
end $$;

-- Requests by the partner they name. "verified" counts those that came from one of that partner's own origins, and is
-- what partners are paid for: neither figure counts what a bot sent or the team marked as spam.
-- p_month: instead of the last days, the calendar month of the office that this day is in; partners are paid by the month.
create function public.admin_requests_by_partner(p_days integer default 30, p_month date default null)
  returns table (partner_ref text, name text, is_known boolean, claimed bigint, verified bigint)
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  month constant timestamp := date_trunc('month', p_month::timestamp);
  since constant timestamptz := coalesce(month at time zone private.office_zone(), private.days_begin(p_days));
  ends constant timestamptz := coalesce((month + interval '1 month') at time zone private.office_zone(), 'infinity');
begin
  if current_user = 'authenticated' and not public.is_admin() then
    raise exception 'Only administrators see the figures' using errcode = '42501';
  end if;
  return query
    select q.partner_ref, p.name, p.slug is not null, count(*),
           count(*) filter (where p.verified and q.embed_origin = any (p.origins))
      from public.quote_requests q
      left join public.partners p on p.slug = q.partner_ref
     where q.partner_ref is not null and not q.is_suspect and q.status <> 'spam'
       and q.created_at >= since and q.created_at < ends
     group by q.partner_ref, p.name, p.slug
     -- Unregistered names are easy to invent, and an answer has at most a thousand rows.
     order by p.slug is null, 4 desc, 1;
end $$;

revoke all on function public.admin_today(), public.admin_series(integer), public.admin_calls_by_source(integer),
  public.admin_requests_by_partner(integer, date) from public, anon;
grant execute on function public.admin_today(), public.admin_series(integer), public.admin_calls_by_source(integer),
  public.admin_requests_by_partner(integer, date) to authenticated, service_role;
