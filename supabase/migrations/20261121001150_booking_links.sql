-- The link in a booking's messages: what is behind it, and how it moves or cancels the call.

-- For the page behind the link: SECURITY INVOKER, so row level security and column grants still decide. Whether the call
-- is still to come is decided here, because a device's clock may be a day ahead.
create function public.booking_by_token(p_token uuid)
  returns table (reference text, slot_date date, slot_no smallint, status text, is_coming boolean)
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  -- The same as private.token_digest(), which anon may not call.
  link constant uuid := substr(encode(sha256(convert_to(p_token::text, 'UTF8')), 'hex'), 1, 32)::uuid;
begin
  perform set_config('hicompare.link', link::text, true);
  return query
    select b.reference, b.slot_date, b.slot_no, b.status, b.status = 'booked' and s.slot_start > now()
      from public.call_bookings b join public.call_slots s using (slot_date, slot_no)
     where b.manage_token = link;
  perform set_config('hicompare.link', '', true);
end $$;
revoke all on function public.booking_by_token(uuid) from public;
grant execute on function public.booking_by_token(uuid) to anon, authenticated, service_role;

-- Changes by link: an insert-only box. The id is the browser's; a repeat answers 23505 on booking_changes_pkey.
create table public.booking_changes (
  id           uuid primary key,
  manage_token uuid not null,
  action       text not null check (action in ('cancel', 'move')),
  slot_date    date,
  slot_no      smallint,
  created_at   timestamptz not null default now(),
  constraint booking_changes_move_names_a_slot
    check ((action = 'move') = (slot_date is not null and slot_no is not null))
);
create index booking_changes_created_at_idx on public.booking_changes (created_at);

create function private.booking_change_before_insert() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  token constant uuid := new.manage_token;
  booking public.call_bookings;
  start timestamptz;
begin
  new.created_at := now();
  new.manage_token := private.token_digest(token::text);
  select * into booking from public.call_bookings b where b.manage_token = new.manage_token for update;
  if not found then
    perform private.refuse_over_limit('booking-change', 20);
    raise sqlstate 'PT404' using message = 'no_such_booking';
  end if;
  -- The booking's lock makes repeats wait for the first; they then go on to the primary key.
  if exists (select 1 from public.booking_changes c where c.id = new.id) then
    return new;
  end if;
  perform private.refuse_over_limit('booking-change', 20);
  select s.slot_start into start from public.call_slots s
    where s.slot_date = booking.slot_date and s.slot_no = booking.slot_no;
  if booking.status = 'cancelled' and new.action = 'cancel' then
    return new;
  end if;
  if booking.status <> 'booked' or start <= now() then
    raise sqlstate 'PT409' using message = 'too_late', hint = 'Only a coming call can be moved or cancelled.';
  end if;
  if new.action = 'cancel' then
    update public.call_bookings b set status = 'cancelled' where b.id = booking.id returning b.* into booking;
    perform private.notify_of_booking('booking-cancelled', booking, token);
  elsif (new.slot_date, new.slot_no) is distinct from (booking.slot_date, booking.slot_no) then
    update public.call_bookings b set slot_date = new.slot_date, slot_no = new.slot_no where b.id = booking.id
      returning b.* into booking;
    perform private.notify_of_booking('booking-moved', booking, token);
  end if;
  return new;
end $$;
create trigger before_insert before insert on public.booking_changes
  for each row execute function private.booking_change_before_insert();
create trigger one_row after insert on public.booking_changes
  referencing new table as new_rows for each statement execute function private.one_row_per_request();

alter table public.booking_changes enable row level security;
revoke all on public.booking_changes from anon, authenticated;
grant insert (id, manage_token, action, slot_date, slot_no) on public.booking_changes to anon, authenticated;
grant select, insert, delete on public.booking_changes to service_role;

create policy "Anybody with a link may change that booking, now" on public.booking_changes
  for insert to anon, authenticated
  with check (created_at = now());
