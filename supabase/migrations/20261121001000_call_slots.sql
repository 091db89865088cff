-- When the team can call: 22 half-hour slots from 9:00 AM to 7:30 PM on business days in the office's zone.
-- The slot is the lock, the guarantee and the public availability in one, and holds no personal data.

-- The one place in the database that names the office's zone; the pages have theirs in BRAND.officeZone (VITE_BRAND), and
-- `npm run check:deployment` compares the two. To move the office, change that, replace this function, then run
-- "update public.call_slots set slot_no = slot_no where slot_start > now()" to give the open slots their new times.
create function private.office_zone() returns text
  language sql immutable set search_path = ''
as $$ select 'Australia/Brisbane' $$;
grant execute on function private.office_zone() to authenticated, service_role;

create table public.public_holidays (
  day    date primary key,
  name   text not null check (char_length(name) between 1 and 80 and name !~ '[[:cntrl:]]'),
  closed boolean not null default true
);
comment on column public.public_holidays.closed is 'Whether the office takes no calls on that day.';

create table public.call_slots (
  slot_date  date not null check (extract(isodow from slot_date) between 1 and 5),
  slot_no    smallint not null check (slot_no between 0 and 21),
  slot_start timestamptz not null,
  capacity   smallint not null default 2 check (capacity between 0 and 50),
  booked     smallint not null default 0,
  -- A closed slot takes no further booking; existing ones stay until somebody moves or cancels them.
  closed     boolean not null default false,
  -- Only slots that a holiday closed open again when the holiday is removed.
  closed_by_holiday boolean not null default false,
  version    integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (slot_date, slot_no),
  constraint call_slots_not_overbooked check (booked between 0 and capacity)
);
comment on column public.call_slots.slot_no is '0 is 9:00 AM, 21 is 7:30 PM, half an hour each.';

create function private.call_slot_before_write() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.slot_start := (new.slot_date + time '09:00' + new.slot_no * interval '30 minutes')
                    at time zone private.office_zone();
  return new;
end $$;
create trigger stamp before insert or update of slot_date, slot_no on public.call_slots
  for each row execute function private.call_slot_before_write();

-- Only the team's changes count; a booking that takes a place does not.
create trigger next_version before update of capacity, closed on public.call_slots
  for each row execute function private.next_version();

-- A slot that the team opens or closes follows the team from then on, even if a holiday had already closed it: only the
-- holiday's own rule writes both columns.
create function private.slot_by_team() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.closed_by_holiday = old.closed_by_holiday then
    new.closed_by_holiday := false;
  end if;
  return new;
end $$;
create trigger by_team before update of closed on public.call_slots
  for each row execute function private.slot_by_team();

-- One line in the audit log for each day and change, however many slots it affects: they are listed as
-- '2026-11-23 0,1,2'. A booking that takes a place leaves no line. Who closed a slot is said if that is all that changed.
create function private.write_slot_audit() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.audit_log (action, table_name, row_id, after)
    select tg_op, tg_table_name, slot_date || ' ' || string_agg(slot_no::text, ',' order by slot_no),
           jsonb_build_object('capacity', capacity, 'closed', closed)
      from new_rows group by slot_date, capacity, closed order by slot_date;
  elsif tg_op = 'DELETE' then
    insert into private.audit_log (action, table_name, row_id, before)
    select tg_op, tg_table_name, slot_date || ' ' || string_agg(slot_no::text, ',' order by slot_no),
           jsonb_build_object('capacity', capacity, 'closed', closed)
      from old_rows group by slot_date, capacity, closed order by slot_date;
  else
    insert into private.audit_log (action, table_name, row_id, changed, before, after)
    select tg_op, tg_table_name, slot_date || ' ' || string_agg(slot_no::text, ',' order by slot_no),
           array(select key from jsonb_object_keys(after) key order by key), before, after
      from (select slot_date, slot_no,
                   jsonb_strip_nulls(jsonb_build_object('capacity', nullif(o.capacity, n.capacity),
                                                        'closed', nullif(o.closed, n.closed),
                                                        'closed_by_holiday', case when o.closed = n.closed then
                                                          nullif(o.closed_by_holiday, n.closed_by_holiday) end)) as before,
                   jsonb_strip_nulls(jsonb_build_object('capacity', nullif(n.capacity, o.capacity),
                                                        'closed', nullif(n.closed, o.closed),
                                                        'closed_by_holiday', case when o.closed = n.closed then
                                                          nullif(n.closed_by_holiday, o.closed_by_holiday) end)) as after
              from old_rows o join new_rows n using (slot_date, slot_no)) changes
     where after <> '{}'
     group by slot_date, before, after order by slot_date;
  end if;
  return null;
end $$;
create trigger audit_insert after insert on public.call_slots
  referencing new table as new_rows for each statement execute function private.write_slot_audit();
create trigger audit_update after update on public.call_slots
  referencing old table as old_rows new table as new_rows for each statement execute function private.write_slot_audit();
create trigger audit_delete after delete on public.call_slots
  referencing old table as old_rows for each statement execute function private.write_slot_audit();

create function private.holiday_after_write() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- A new name changes no slot.
  if tg_op = 'UPDATE' and (new.day, new.closed) = (old.day, old.closed) then return null; end if;
  -- Not while slots are being opened: neither would see what the other adds, and the day would stay open.
  perform pg_advisory_xact_lock(hashtextextended('holidays and slots', 0));
  -- In their order, as everywhere: somebody who moves a call holds one slot and waits for another.
  perform 1 from public.call_slots s where s.slot_date in (old.day, new.day) order by s.slot_date, s.slot_no for no key update;
  if tg_op <> 'INSERT' then
    update public.call_slots set closed = false, closed_by_holiday = false
     where slot_date = old.day and closed_by_holiday;
  end if;
  if tg_op <> 'DELETE' then
    update public.call_slots set closed = true, closed_by_holiday = true
     where slot_date = new.day and new.closed and not closed;
  end if;
  return null;
end $$;
create trigger close_slots after insert or update or delete on public.public_holidays
  for each row execute function private.holiday_after_write();
create trigger audit after insert or update or delete on public.public_holidays
  for each row execute function private.write_audit('day', 'name', 'closed');

alter table public.public_holidays enable row level security;
revoke all on public.public_holidays from anon, authenticated;
grant select on public.public_holidays to anon, authenticated;
grant insert, update, delete on public.public_holidays to authenticated;
grant select, insert, update, delete on public.public_holidays to service_role;

create policy "Everybody sees the holidays" on public.public_holidays
  for select to anon, authenticated using (true);
create policy "Administrators add holidays" on public.public_holidays
  for insert to authenticated with check ((select public.is_admin()));
create policy "Administrators change holidays" on public.public_holidays
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Administrators remove holidays" on public.public_holidays
  for delete to authenticated using ((select public.is_admin()));

alter table public.call_slots enable row level security;
revoke all on public.call_slots from anon, authenticated;
grant select on public.call_slots to anon, authenticated;
grant insert (slot_date, slot_no, capacity, closed), update (capacity, closed), delete on public.call_slots to authenticated;
grant select, insert, update, delete on public.call_slots to service_role;

create policy "Everybody sees the slots" on public.call_slots
  for select to anon, authenticated using (true);
create policy "Administrators open slots" on public.call_slots
  for insert to authenticated with check ((select public.is_admin()));
create policy "Administrators change slots" on public.call_slots
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Administrators remove slots" on public.call_slots
  for delete to authenticated using ((select public.is_admin()));

-- Opens the slots of the coming business days and returns how many are new. Run daily; repeating it is harmless.
create function public.open_call_slots(p_business_days integer default 15, p_capacity smallint default 2)
  returns integer
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  opened integer;
begin
  if current_user = 'authenticated' and not public.is_admin() then
    raise exception 'Only administrators open call slots' using errcode = '42501';
  end if;
  -- As the holidays do.
  perform pg_advisory_xact_lock(hashtextextended('holidays and slots', 0));
  with days as (
    select today + ahead as day
      from (select (now() at time zone private.office_zone())::date as today) office,
           -- Seven days for every five, and two weeks for holidays.
           generate_series(0, least(greatest(p_business_days, 0), 60) * 7 / 5 + 14) ahead
     where extract(isodow from today + ahead) between 1 and 5
       and not exists (select 1 from public.public_holidays h where h.day = today + ahead and h.closed)
     order by day
     limit least(greatest(p_business_days, 0), 60)
  )
  insert into public.call_slots (slot_date, slot_no, capacity)
  select days.day, slot_no, p_capacity from days, generate_series(0, 21) slot_no
  on conflict (slot_date, slot_no) do nothing;
  get diagnostics opened = row_count;
  return opened;
end $$;
revoke all on function public.open_call_slots(integer, smallint) from public, anon;
grant execute on function public.open_call_slots(integer, smallint) to authenticated, service_role;

-- Closes or opens a day as it was seen: p_versions are those of its slots, in their order. If somebody has changed one
-- of them in the meantime, nothing is changed and no row comes back.
create function public.set_call_day(p_day date, p_closed boolean, p_versions integer[])
  returns setof public.call_slots
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  if current_user = 'authenticated' and not public.is_admin() then
    raise exception 'Only administrators change call slots' using errcode = '42501';
  end if;
  perform 1 from public.call_slots s where s.slot_date = p_day order by s.slot_no for update;
  return query
    update public.call_slots s set closed = p_closed
     where s.slot_date = p_day
       and p_versions = (select array_agg(seen.version order by seen.slot_no)
                           from public.call_slots seen where seen.slot_date = p_day)
    returning s.*;
end $$;
revoke all on function public.set_call_day(date, boolean, integer[]) from public, anon;
grant execute on function public.set_call_day(date, boolean, integer[]) to authenticated, service_role;
comment on function public.set_call_day(date, boolean, integer[]) is
  'Closes or opens every slot of a day, unless one of them has changed since it was seen.';
