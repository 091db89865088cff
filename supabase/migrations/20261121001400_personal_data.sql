-- What the Privacy Act asks for: keep no longer than needed, give out on request, erase on request.

-- Deletes what is past its time and answers how much that was. The time is a parameter, so that it can be shown.
create function public.purge_expired(p_now timestamptz) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  deleted jsonb := '{}'::jsonb;
  n integer;
begin
  if current_user = 'authenticated' then
    if not public.is_admin() then
      raise exception 'Only administrators run the retention' using errcode = '42501';
    end if;
    if p_now > now() + interval '1 day' then
      raise exception 'That time has not come yet' using errcode = '22023';
    end if;
  end if;
  delete from public.quote_requests
   where created_at < p_now - interval '24 months'
      or (status = 'spam' and updated_at < p_now - interval '3 months');
  get diagnostics n = row_count; deleted := deleted || jsonb_build_object('quote_requests', n);
  delete from public.call_bookings where slot_date < (p_now - interval '12 months')::date;
  get diagnostics n = row_count; deleted := deleted || jsonb_build_object('call_bookings', n);
  delete from public.contact_messages
   where created_at < p_now - interval '24 months'
      or (status = 'spam' and updated_at < p_now - interval '3 months');
  get diagnostics n = row_count; deleted := deleted || jsonb_build_object('contact_messages', n);
  delete from public.web_call_tracking where created_at < p_now - interval '13 months';
  get diagnostics n = row_count; deleted := deleted || jsonb_build_object('web_call_tracking', n);
  delete from public.outbox_messages where created_at < p_now - interval '30 days';
  get diagnostics n = row_count; deleted := deleted || jsonb_build_object('outbox_messages', n);
  delete from public.call_slots s
   where s.slot_date < (p_now - interval '12 months')::date
     and not exists (select 1 from public.call_bookings b
                      where b.slot_date = s.slot_date and b.slot_no = s.slot_no);
  get diagnostics n = row_count; deleted := deleted || jsonb_build_object('call_slots', n);
  return deleted;
end $$;
revoke all on function public.purge_expired(timestamptz) from public, anon;
grant execute on function public.purge_expired(timestamptz) to authenticated, service_role;

-- That a person's data was given out or erased, by whom and when. Whose it was is kept as a digest only.
create table public.data_requests (
  id      bigint generated always as identity primary key,
  kind    text not null check (kind in ('export', 'erase')),
  email   text,
  phone   text,
  person  text not null,
  made_by uuid,
  made_at timestamptz not null default now(),
  constraint data_requests_keep_no_person check (email is null and phone is null)
);

-- An account goes with its person. Only a trigger may reach auth.users; it spares the team's own accounts.
create function private.data_request_before_insert() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.kind = 'erase' then
    delete from auth.users u
     where (lower(u.email) = lower(new.email) or ltrim(u.phone, '+') = ltrim(new.phone, '+'))
       and not exists (select 1 from private.admins a where a.user_id = u.id);
  end if;
  new.person := encode(sha256(convert_to(concat_ws(' ', lower(new.email), new.phone), 'UTF8')), 'hex');
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

alter table public.data_requests enable row level security;
revoke all on public.data_requests from anon, authenticated;
grant select, insert (kind, email, phone) on public.data_requests to authenticated;
grant select, insert on public.data_requests to service_role;
create policy "Administrators see the data requests" on public.data_requests
  for select to authenticated using ((select public.is_admin()));
create policy "Administrators record data requests in their own name" on public.data_requests
  for insert to authenticated with check ((select public.is_admin()) and made_by = (select auth.uid()));

-- Everything about one person, found by e-mail, by phone (+61…) or by both.
create function public.export_person(p_email text default null, p_phone text default null) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_email constant text := nullif(lower(btrim(p_email)), '');
  v_phone constant text := nullif(btrim(p_phone), '');
begin
  if current_user = 'authenticated' and not public.is_admin() then
    raise exception 'Only administrators give out personal data' using errcode = '42501';
  end if;
  insert into public.data_requests (kind, email, phone) values ('export', v_email, v_phone);
  return jsonb_build_object(
    'quote_requests', (select coalesce(jsonb_agg(to_jsonb(q) - 'name_key' - 'last_name_key' order by q.created_at), '[]')
      from public.quote_requests q where q.email = v_email or q.phone = v_phone),
    'call_bookings', (select coalesce(jsonb_agg(to_jsonb(b) - 'name_key' - 'last_name_key' - 'manage_token' order by b.created_at), '[]')
      from public.call_bookings b where b.phone = v_phone),
    'contact_messages', (select coalesce(jsonb_agg(to_jsonb(m) - 'name_key' - 'last_name_key' - 'topic_key' order by m.created_at), '[]')
      from public.contact_messages m where m.email = v_email),
    'newsletter_subscriptions', (select coalesce(jsonb_agg(jsonb_build_object(
        'email', n.email, 'user_agent', n.user_agent, 'created_at', n.created_at)), '[]')
      from public.newsletter_subscriptions n where n.email = v_email),
    'outbox_messages', (select coalesce(jsonb_agg(jsonb_build_object(
        'kind', o.kind, 'channel', o.channel, 'created_at', o.created_at, 'sent_at', o.sent_at) order by o.id), '[]')
      from public.outbox_messages o where o.recipient in (v_email, v_phone)));
end $$;
revoke all on function public.export_person(text, text) from public, anon;
grant execute on function public.export_person(text, text) to authenticated, service_role;

-- Deletes everything about one person, their account included, and answers how much that was.
create function public.erase_person(p_email text default null, p_phone text default null) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_email constant text := nullif(lower(btrim(p_email)), '');
  v_phone constant text := nullif(btrim(p_phone), '');
  deleted jsonb := '{}'::jsonb;
  n integer;
begin
  if current_user = 'authenticated' and not public.is_admin() then
    raise exception 'Only administrators erase personal data' using errcode = '42501';
  end if;
  delete from public.quote_requests q where q.email = v_email or q.phone = v_phone;
  get diagnostics n = row_count; deleted := deleted || jsonb_build_object('quote_requests', n);
  delete from public.call_bookings b where b.phone = v_phone;
  get diagnostics n = row_count; deleted := deleted || jsonb_build_object('call_bookings', n);
  delete from public.contact_messages m where m.email = v_email;
  get diagnostics n = row_count; deleted := deleted || jsonb_build_object('contact_messages', n);
  delete from public.newsletter_subscriptions s where s.email = v_email;
  get diagnostics n = row_count; deleted := deleted || jsonb_build_object('newsletter_subscriptions', n);
  delete from public.outbox_messages o where o.recipient in (v_email, v_phone);
  get diagnostics n = row_count; deleted := deleted || jsonb_build_object('outbox_messages', n);
  insert into public.data_requests (kind, email, phone) values ('erase', v_email, v_phone);
  return deleted;
end $$;
revoke all on function public.erase_person(text, text) from public, anon;
grant execute on function public.erase_person(text, text) to authenticated, service_role;
