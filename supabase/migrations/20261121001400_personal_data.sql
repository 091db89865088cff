-- What the Privacy Act asks for: keep data no longer than needed, give it out on request, erase it on request.

-- Deletes what is past its time and returns how much that was, of each table or of one. The time is a parameter, so that
-- tests can move it.
create function public.purge_expired(p_now timestamptz, p_only text default null) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  kept text[];
  n integer;
  deleted jsonb := '{}'::jsonb;
begin
  if current_user = 'authenticated' then
    if not public.is_admin() then
      raise exception 'Only administrators delete what is past its time' using errcode = '42501';
    end if;
    if p_now > now() + interval '1 day' then
      raise exception 'That time is in the future' using errcode = '22023';
    end if;
    -- The clock of their device may be ahead.
    p_now := least(p_now, now());
  end if;
  -- daily_upkeep() names each of these tables.
  foreach kept slice 1 in array array[
    ['quote_requests', $past$created_at < $1 - interval '24 months' or (status = 'spam' and updated_at < $1 - interval '3 months')$past$],
    ['call_bookings', $past$slot_date < ($1 - interval '12 months')::date$past$],
    ['contact_messages', $past$created_at < $1 - interval '24 months' or (status = 'spam' and updated_at < $1 - interval '3 months')$past$],
    ['web_call_tracking', $past$created_at < $1 - interval '13 months'$past$],
    ['outbox_messages', $past$created_at < $1 - interval '30 days'$past$],
    ['call_slots', $past$slot_date < ($1 - interval '12 months')::date
       and not exists (select 1 from public.call_bookings b where b.slot_date = past.slot_date and b.slot_no = past.slot_no)$past$]
  ] loop
    continue when p_only <> kept[1];
    execute format('delete from public.%I past where %s', kept[1], kept[2]) using p_now;
    get diagnostics n = row_count;
    deleted := deleted || jsonb_build_object(kept[1], n);
  end loop;
  return deleted;
end $$;
revoke all on function public.purge_expired(timestamptz, text) from public, anon;
grant execute on function public.purge_expired(timestamptz, text) to authenticated, service_role;

-- Records that a person's data was given out or erased, or that one of the long lists was saved as a file, by whom and
-- when. Of the person only digests with the server's key are kept: without the key, every phone number could be tried.
create table public.data_requests (
  id      bigint generated always as identity primary key,
  kind    text not null check (kind in ('export', 'erase', 'list')),
  email   text,
  phone   text,
  person  text,
  list    text check (list in ('quote_requests', 'call_bookings', 'contact_messages', 'newsletter_subscriptions')),
  entries integer check (entries >= 0),
  made_by uuid,
  made_at timestamptz not null default now(),
  constraint data_requests_keep_no_person check (email is null and phone is null),
  constraint data_requests_name_a_person_or_a_list
    check ((kind = 'list') = (list is not null and entries is not null) and (kind = 'list') = (person is null))
);

-- Erasing a person includes their account and its sessions, everything sent while signed in to it, whatever address that
-- names, everything that names an address or number the account has confirmed, and their entries in Auth's own log, which
-- outlives the account. Only a trigger may reach the schema auth; it spares the team's own accounts.
-- It passes on what it found in a setting, for the length of one statement.
create function private.data_request_before_insert() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  ids uuid[];
  accounts jsonb;
  spared integer;
  emails text[];
  phones text[];
  reached text[];
  entries uuid[] := '{}';
  log jsonb := '[]';
  sessions jsonb := '[]';
  requests integer := 0;
  bookings integer := 0;
  messages integer;
begin
  -- The policy comes after this: it would undo everything, but by then others would have learned how long it takes.
  if current_setting('role', true) = 'authenticated' and not public.is_admin() then
    raise exception 'Only administrators ask for personal data' using errcode = '42501';
  end if;
  if new.kind <> 'list' then
    select coalesce(array_agg(u.id), '{}'),
           coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'email', u.email, 'phone', u.phone, 'created_at', u.created_at,
                                                 'last_sign_in_at', to_jsonb(u) -> 'last_sign_in_at', 'changes', case new.kind
             -- The log names them by their account. What an administrator did is the team's work.
             when 'export' then (
               select coalesce(jsonb_agg(jsonb_build_object('at', a.at, 'action', a.action, 'table', a.table_name, 'changed', a.changed)
                                         order by a.id), '[]')
                 from private.audit_log a
                where a.actor = u.id and not exists (select 1 from private.team_addresses t where t.user_id = u.id)) end)), '[]'),
           array_agg(lower(u.email)) filter (where u.email_confirmed_at is not null) || lower(new.email),
           array_agg('+' || ltrim(u.phone, '+')) filter (where u.phone_confirmed_at is not null) || new.phone
      into ids, accounts, emails, phones
      from auth.users u
     where (lower(u.email) = lower(new.email) or ltrim(u.phone, '+') = ltrim(new.phone, '+'))
       and (new.kind = 'export' or not exists (select 1 from private.admins a where a.user_id = u.id));
    if new.kind = 'erase' then
      -- In the order in which a booking takes them: the account, the number and, further below, the slots. A call that is
      -- being booked is in before anything is looked for; one that comes now waits for the end, and is then nobody's.
      perform 1 from auth.users u where u.id = any (ids) order by u.id for update;
      perform pg_advisory_xact_lock(hashtextextended('booking ' || phone, 0))
        from (select distinct unnest(phones) as phone order by 1) theirs;
    end if;
    select count(*) into spared from auth.users u join private.admins a on a.user_id = u.id
     where lower(u.email) = lower(new.email) or ltrim(u.phone, '+') = ltrim(new.phone, '+');
    select coalesce(array_agg(address), '{}') into reached
      from (select unnest(emails || phones)
            union select q.email from public.quote_requests q where q.user_id = any (ids) or q.phone = any (phones)
            union select b.phone from public.call_bookings b where b.user_id = any (ids)) their (address)
     where address is not null;
    -- Counted before anything is deleted, because deleting may write to them again or remove unsent messages. An address
    -- or number that only stands beside theirs may be somebody else's: of its messages, only those about a request or a
    -- call count.
    select count(*) into messages from public.outbox_messages o
     where o.recipient = any (reached)
       and (o.recipient = any (emails || phones) or o.kind = 'quote-received' or o.kind like 'booking-%');
    if to_regclass('auth.audit_log_entries') is not null then
      -- The IP address is given only for what they did themselves.
      select coalesce(array_agg(e.id), '{}'),
             coalesce(jsonb_agg(jsonb_build_object('action', e.payload ->> 'action', 'created_at', e.created_at, 'ip_address',
               case when e.payload ->> 'actor_id' = any (ids::text[]) then e.ip_address end) order by e.created_at), '[]')
        into entries, log
        from auth.audit_log_entries e
       where exists (select 1 from unnest(ids::text[] || case when new.kind = 'export' or spared = 0 then
                                            emails || phones || ltrim(new.phone, '+') end) word
                      where strpos(e.payload::text, to_json(word)::text) > 0);
    end if;
    if to_regclass('auth.sessions') is not null then
      select coalesce(jsonb_agg(jsonb_build_object('created_at', s.created_at, 'refreshed_at', to_jsonb(s) -> 'refreshed_at',
               'ip_address', to_jsonb(s) -> 'ip', 'user_agent', to_jsonb(s) -> 'user_agent') order by s.created_at), '[]')
        into sessions
        from auth.sessions s where s.user_id = any (ids);
    end if;
    if new.kind = 'erase' then
      -- As everywhere, first the calls and then their slots, each in a fixed order: a deletion takes the slots as they come,
      -- and would deadlock with somebody who moves a call or closes a day.
      perform 1 from public.call_bookings b
        where b.user_id = any (ids) or b.phone = any (phones) order by b.id for update;
      perform 1 from public.call_slots s
        where (s.slot_date, s.slot_no) in (select b.slot_date, b.slot_no from public.call_bookings b
                                            where b.user_id = any (ids) or b.phone = any (phones))
        order by s.slot_date, s.slot_no for no key update;
      delete from public.quote_requests q where q.user_id = any (ids);
      get diagnostics requests = row_count;
      delete from public.call_bookings b where b.user_id = any (ids);
      get diagnostics bookings = row_count;
      delete from auth.users u where u.id = any (ids);
      if to_regclass('auth.audit_log_entries') is not null then
        delete from auth.audit_log_entries e where e.id = any (entries);
      end if;
    end if;
    perform set_config('hicompare.person', jsonb_build_object('ids', ids, 'accounts', accounts, 'emails', emails,
      'phones', phones, 'reached', reached, 'quote_requests', requests, 'call_bookings', bookings,
      'outbox_messages', messages, 'account_log', log, 'account_sessions', sessions, 'spared', spared)::text, true);
    -- One digest for each: forget-again.sql knows addresses and numbers, but not which of them were asked for together.
    select concat_ws(' ', encode(sha256(convert_to(s.person_key::text || ' ' || lower(new.email), 'UTF8')), 'hex'),
                          encode(sha256(convert_to(s.person_key::text || ' ' || new.phone, 'UTF8')), 'hex'))
      into new.person from private.settings s;
  else
    new.person := null;
  end if;
  new.email := null;
  new.phone := null;
  new.made_by := auth.uid();
  new.made_at := now();
  return new;
end $$;
create trigger before_insert before insert on public.data_requests
  for each row execute function private.data_request_before_insert();
create trigger append_only before update or delete or truncate on public.data_requests
  for each statement execute function private.refuse_audit_change();
create trigger audit after insert on public.data_requests
  for each row execute function private.write_audit('id', 'kind', 'list', 'entries');

alter table public.data_requests enable row level security;
revoke all on public.data_requests from anon, authenticated;
grant select, insert (kind, email, phone, list, entries) on public.data_requests to authenticated;
grant select, insert on public.data_requests to service_role;
create policy "Administrators see the data requests" on public.data_requests
  for select to authenticated using ((select public.is_admin()));
create policy "Administrators record data requests in their own name" on public.data_requests
  for insert to authenticated with check ((select public.is_admin()) and made_by = (select auth.uid()));

-- Everything about one person, found by email, by phone (+61…) or by both, and by the account that has one of them. If
-- nothing is kept, the answer is null and nothing is recorded: nothing was given out.
create function public.export_person(p_email text default null, p_phone text default null) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_email constant text := nullif(lower(btrim(p_email)), '');
  v_phone constant text := nullif(btrim(p_phone), '');
  found jsonb;
  ids uuid[];
  emails text[];
  phones text[];
  reached text[];
  given jsonb;
begin
  if current_user = 'authenticated' and not public.is_admin() then
    raise exception 'Only administrators give out personal data' using errcode = '42501';
  end if;
  insert into public.data_requests (kind, email, phone) values ('export', v_email, v_phone);
  found := current_setting('hicompare.person')::jsonb;
  perform set_config('hicompare.person', '', true);
  select their.* into ids, emails, phones, reached
    from jsonb_to_record(found) their (ids uuid[], emails text[], phones text[], reached text[]);
  given := jsonb_build_object(
    'accounts', found -> 'accounts',
    'account_log', found -> 'account_log',
    'account_sessions', found -> 'account_sessions',
    'quote_requests', (select coalesce(jsonb_agg(to_jsonb(q) - 'name_key' - 'last_name_key' order by q.created_at), '[]')
      from public.quote_requests q where q.email = any (emails) or q.phone = any (phones) or q.user_id = any (ids)),
    'call_bookings', (select coalesce(jsonb_agg(to_jsonb(b) - 'name_key' - 'last_name_key' - 'manage_token' order by b.created_at), '[]')
      from public.call_bookings b where b.phone = any (phones) or b.user_id = any (ids)),
    'contact_messages', (select coalesce(jsonb_agg(to_jsonb(m) - 'name_key' - 'last_name_key' - 'topic_key' order by m.created_at), '[]')
      from public.contact_messages m where m.email = any (emails)),
    'newsletter_subscriptions', (select coalesce(jsonb_agg(jsonb_build_object(
        'email', n.email, 'user_agent', n.user_agent, 'created_at', n.created_at)), '[]')
      from public.newsletter_subscriptions n where n.email = any (emails)),
    'outbox_messages', (select coalesce(jsonb_agg(jsonb_build_object(
        'kind', o.kind, 'channel', o.channel, 'created_at', o.created_at, 'sent_at', o.sent_at) order by o.id), '[]')
      from public.outbox_messages o
     where o.recipient = any (reached)
       and (o.recipient = any (emails || phones) or o.kind = 'quote-received' or o.kind like 'booking-%')));
  if not jsonb_path_exists(given, '$.*[*]') then
    raise no_data_found;
  end if;
  return given;
exception when no_data_found then
  -- The entry in the log is undone with everything else that this block did.
  return null;
end $$;
revoke all on function public.export_person(text, text) from public, anon;
grant execute on function public.export_person(text, text) to authenticated, service_role;

-- Deletes everything about one person, including their account, and returns how much that was; an administrator's account
-- is spared and counted as spared. If there was nothing to delete, the log has no entry.
create function public.erase_person(p_email text default null, p_phone text default null) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_email constant text := nullif(lower(btrim(p_email)), '');
  v_phone constant text := nullif(btrim(p_phone), '');
  found jsonb;
  emails text[];
  phones text[];
  reached text[];
  deleted jsonb;
  n integer;
begin
  if current_user = 'authenticated' and not public.is_admin() then
    raise exception 'Only administrators erase personal data' using errcode = '42501';
  end if;
  insert into public.data_requests (kind, email, phone) values ('erase', v_email, v_phone);
  found := current_setting('hicompare.person')::jsonb;
  perform set_config('hicompare.person', '', true);
  select their.* into emails, phones, reached
    from jsonb_to_record(found) their (emails text[], phones text[], reached text[]);
  deleted := jsonb_build_object('accounts', jsonb_array_length(found -> 'accounts'),
                                'account_log', jsonb_array_length(found -> 'account_log'),
                                'account_sessions', jsonb_array_length(found -> 'account_sessions'));
  delete from public.quote_requests q where q.email = any (emails) or q.phone = any (phones);
  get diagnostics n = row_count;
  deleted := deleted || jsonb_build_object('quote_requests', n + (found -> 'quote_requests')::int);
  delete from public.call_bookings b where b.phone = any (phones);
  get diagnostics n = row_count;
  deleted := deleted || jsonb_build_object('call_bookings', n + (found -> 'call_bookings')::int);
  delete from public.contact_messages m where m.email = any (emails);
  get diagnostics n = row_count; deleted := deleted || jsonb_build_object('contact_messages', n);
  delete from public.newsletter_subscriptions s where s.email = any (emails);
  get diagnostics n = row_count; deleted := deleted || jsonb_build_object('newsletter_subscriptions', n);
  -- Last of all, because the deletions above may have written to them again.
  delete from public.outbox_messages o
   where o.recipient = any (reached)
     and (o.recipient = any (emails || phones) or o.kind = 'quote-received' or o.kind like 'booking-%');
  deleted := deleted || jsonb_build_object('outbox_messages', found -> 'outbox_messages');
  if not jsonb_path_exists(deleted, '$.* ? (@ > 0)') then
    raise no_data_found;
  end if;
  return deleted || jsonb_build_object('spared', found -> 'spared');
exception when no_data_found then
  return deleted || jsonb_build_object('spared', found -> 'spared');
end $$;
revoke all on function public.erase_person(text, text) from public, anon;
grant execute on function public.erase_person(text, text) to authenticated, service_role;

-- What erasing this person leaves because it may be somebody else's: the numbers that requests under this email give and
-- that have calls or other requests, and the addresses that requests under this phone give and that have the newsletter, a
-- message or other requests. A function, so that the person is named in a body: addresses of requests are kept in logs.
create function public.what_stays(p_email text default null, p_phone text default null)
  returns table (phones text[], emails text[])
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_email constant text := nullif(lower(btrim(p_email)), '');
  v_phone constant text := nullif(btrim(p_phone), '');
begin
  if current_user = 'authenticated' and not public.is_admin() then
    raise exception 'Only administrators see what an erasure leaves' using errcode = '42501';
  end if;
  return query select
    array(select distinct q.phone from public.quote_requests q
           where q.email = v_email and q.phone is distinct from v_phone
             and (exists (select 1 from public.call_bookings b where b.phone = q.phone)
               or exists (select 1 from public.quote_requests o where o.phone = q.phone and o.email is distinct from v_email))
           order by q.phone),
    array(select distinct q.email from public.quote_requests q
           where q.phone = v_phone and q.email is distinct from v_email
             and (exists (select 1 from public.newsletter_subscriptions n where n.email = q.email)
               or exists (select 1 from public.contact_messages m where m.email = q.email)
               or exists (select 1 from public.quote_requests o where o.email = q.email and o.phone is distinct from v_phone))
           order by q.email);
end $$;
revoke all on function public.what_stays(text, text) from public, anon;
grant execute on function public.what_stays(text, text) to authenticated, service_role;
