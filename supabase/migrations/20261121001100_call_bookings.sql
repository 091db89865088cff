-- Calls that visitors booked. The browser makes the id (a repeat answers 23505 on call_bookings_pkey) and the
-- manage_token, which is the unguessable part of the link that shows, moves and cancels the booking.

create table public.call_bookings (
  id              uuid primary key,
  reference       text not null,
  -- The browser sends the token; only its digest is kept, so that leaked rows open no link.
  manage_token    uuid not null unique,
  user_id         uuid references auth.users (id) on delete set null,
  slot_date       date not null,
  slot_no         smallint not null,
  full_name       text not null check (private.is_name(full_name)),
  phone           text collate "C" not null check (phone ~ '^\+61[2-478][0-9]{8}$'),
  cover_for       text check (cover_for in ('singles', 'couples', 'families', 'single-parents', 'extended-family')),
  state           text check (state in ('NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT')),
  consent_version text not null check (consent_version ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  partner_ref     text check (partner_ref ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  embed_origin    text,
  trap            text check (char_length(trap) <= 200),
  is_suspect      boolean not null default false,
  status          text not null default 'booked' check (status in ('booked', 'cancelled', 'done', 'no_show')),
  notes           text not null default '' check (char_length(notes) <= 4000),
  version         integer not null default 1,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  name_key        text collate "C" generated always as (private.folded(full_name)) stored,
  last_name_key   text collate "C" generated always as (regexp_replace(private.folded(full_name), '^.* ', '')) stored,
  constraint call_bookings_slot_fkey foreign key (slot_date, slot_no) references public.call_slots (slot_date, slot_no)
);
create index call_bookings_slot_idx on public.call_bookings (slot_date, slot_no, id);
create index call_bookings_created_at_idx on public.call_bookings (created_at, id) include (user_id, manage_token, is_suspect);
create index call_bookings_status_idx on public.call_bookings (status, created_at, id);
create index call_bookings_suspect_idx on public.call_bookings (created_at, id) where is_suspect;
create index call_bookings_user_id_idx on public.call_bookings (user_id);
create index call_bookings_reference_idx on public.call_bookings (reference collate "C");
create index call_bookings_phone_idx on public.call_bookings (phone);
create index call_bookings_name_idx on public.call_bookings (name_key, id) include (user_id, manage_token);
create index call_bookings_last_name_idx on public.call_bookings (last_name_key);

create function private.token_digest(p_token text) returns uuid
  language sql immutable set search_path = ''
as $$ select substr(encode(sha256(convert_to(p_token, 'UTF8')), 'hex'), 1, 32)::uuid $$;

create function private.refuse_slot() returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  raise sqlstate 'PT409' using message = 'slot_unavailable', hint = 'Choose another time.';
end $$;

-- The row lock is the queue; the check constraint of call_slots is the backstop. With p_even_past a call that is over can
-- take its own place again: that is not a booking, but somebody correcting a mistake.
create function private.take_slot(p_date date, p_no smallint, p_even_past boolean default false) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  update public.call_slots s set booked = s.booked + 1
   where s.slot_date = p_date and s.slot_no = p_no and s.booked < s.capacity
     and case when s.slot_start > now() then not s.closed else p_even_past end;
  if not found then
    perform private.refuse_slot();
  end if;
end $$;

-- Counted, not subtracted: after a recount there may be more calls than places, and then a call that leaves frees none.
create function private.release_slot(p_left public.call_bookings) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  -- Locked in a separate statement, so that the next one sees what others did before it.
  perform 1 from public.call_slots s
    where s.slot_date = p_left.slot_date and s.slot_no = p_left.slot_no for no key update;
  update public.call_slots s
     set booked = least(s.capacity, (select count(*) from public.call_bookings b
                                      where b.slot_date = s.slot_date and b.slot_no = s.slot_no
                                        and b.status <> 'cancelled' and b.id <> p_left.id))
   where s.slot_date = p_left.slot_date and s.slot_no = p_left.slot_no;
end $$;

create function private.booking_before_insert() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.reference := private.reference(new.id);
  new.user_id := private.account_id();
  new.full_name := btrim(new.full_name);
  new.embed_origin := private.origin(new.embed_origin);
  new.trap := left(new.trap, 200);
  new.is_suspect := coalesce(new.trap, '') <> '';
  new.status := 'booked';
  new.notes := '';
  new.version := 1;
  new.created_at := now();
  new.updated_at := now();
  -- One at a time per phone: repeats wait here for the first, so that the limit below counts correctly.
  perform pg_advisory_xact_lock(hashtextextended('booking ' || new.phone, 0));
  -- A repeat goes on to the primary key, which answers 23505; it takes no second place. Locked, so that it is still there by
  -- then: where it is being deleted this waits, and the call is a new one, with every check.
  perform 1 from public.call_bookings b where b.id = new.id for key share;
  if found then return new; end if;
  perform private.refuse_over_limit('booking', 10);
  -- Bookings set aside are counted separately: nobody was told about them, and a refusal would reveal how many calls a number has.
  -- So would counting those of the same request, of which none is kept: the third would be refused if the number has one call.
  if (select count(*)
        from public.call_bookings b join public.call_slots s using (slot_date, slot_no)
       where b.phone = new.phone and b.is_suspect = new.is_suspect and b.status = 'booked' and s.slot_start > now()
         and b.xmin <> pg_current_xact_id()::xid) >= 3 then
    raise sqlstate 'PT429' using message = 'too_many_bookings', hint = 'Three calls are booked for this number.';
  end if;
  -- Bookings set aside take places too, and the team is not told about them, so they must not take all places.
  if new.is_suspect then
    perform pg_advisory_xact_lock(hashtextextended('bookings set aside', 0));
    if exists (select 1 from public.call_bookings b join public.call_slots s using (slot_date, slot_no)
                where b.is_suspect and b.status = 'booked' and s.slot_start > now() offset 19) then
      perform private.too_many_requests();
    end if;
  end if;
  -- Refuses before the foreign key would. The place itself is taken after the insert, which ON CONFLICT may skip.
  if not exists (select 1 from public.call_slots s
                  where s.slot_date = new.slot_date and s.slot_no = new.slot_no and s.booked < s.capacity
                    and s.slot_start > now() and not s.closed) then
    perform private.refuse_slot();
  end if;
  -- The message needs the token, which the row does not keep.
  perform set_config('hicompare.booked_with', new.manage_token::text, true);
  new.manage_token := private.token_digest(new.manage_token::text);
  return new;
end $$;

create function private.booking_after_insert() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  token constant text := nullif(current_setting('hicompare.booked_with', true), '');
begin
  perform private.take_slot(new.slot_date, new.slot_no);
  perform private.notify_of_booking('booking-made', new,
    case when private.token_digest(token) = new.manage_token then token::uuid end);
  perform set_config('hicompare.booked_with', '', true);
  return null;
end $$;

-- Tells the visitor, and also the team unless it made the change itself. p_token is the token itself, for the link in the
-- visitor's message: known if the visitor booked or came by that link, else null.
create function private.notify_of_booking(p_kind text, p_booking public.call_bookings, p_token uuid default null)
  returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  facts constant jsonb := jsonb_build_object('reference', p_booking.reference, 'slot_date', p_booking.slot_date,
                                             'slot_no', p_booking.slot_no, 'zone', private.office_zone());
begin
  if p_booking.is_suspect then return; end if;
  -- Landlines cannot receive messages.
  if p_booking.phone like '+614%' then
    perform private.enqueue(p_kind, 'sms', p_booking.phone, facts || jsonb_build_object(
      'manage_token', p_token, 'in_account', nullif(p_booking.user_id is not null, false)));
  end if;
  if not (current_setting('role', true) = 'authenticated' and p_booking.user_id is distinct from auth.uid()
          and public.is_admin()) then
    perform private.notify_team('team-' || p_kind, facts);
  end if;
end $$;

create function private.is_coming(p_booking public.call_bookings) returns boolean
  language sql stable set search_path = ''
as $$
  select exists (select 1 from public.call_slots s
                  where s.slot_date = p_booking.slot_date and s.slot_no = p_booking.slot_no and s.slot_start > now())
$$;

create trigger before_insert before insert on public.call_bookings
  for each row execute function private.booking_before_insert();
create trigger after_insert after insert on public.call_bookings
  for each row execute function private.booking_after_insert();
create trigger one_row after insert on public.call_bookings
  referencing new table as new_rows for each statement execute function private.one_row_per_request();

-- Every way to move, cancel or revive a booking passes through here, so the counts of the slots never drift.
create function private.booking_before_update() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  moved constant boolean := (old.slot_date, old.slot_no) is distinct from (new.slot_date, new.slot_no);
  was_held constant boolean := old.status <> 'cancelled';
  is_held constant boolean := new.status <> 'cancelled';
  told text;
begin
  if current_setting('role', true) = 'authenticated' and not public.is_admin() then
    if old.status <> 'booked' or new.status not in ('booked', 'cancelled') or new.notes <> old.notes
       or new.is_suspect <> old.is_suspect or not private.is_coming(old) then
      raise exception 'Only a coming call can be moved or cancelled' using errcode = '42501';
    end if;
    -- Each change is a line in the audit log and may send a message to a number that could be somebody else's. At depth
    -- two booking_changes has already counted it.
    if pg_trigger_depth() = 1 then
      perform private.refuse_over_limit('booking-change', 20);
    end if;
  end if;
  -- It holds no place, and if it is booked again its own place is the one it left; the message would name the other.
  if moved and not is_held then
    raise exception 'A call is either moved or cancelled, and a cancelled call keeps its time' using errcode = '23514';
  end if;
  if moved or was_held <> is_held then
    -- Both slots are locked in a fixed order, so that two bookings changing places do not deadlock.
    perform 1 from public.call_slots s
      where (s.slot_date, s.slot_no) in ((old.slot_date, old.slot_no), (new.slot_date, new.slot_no))
      order by s.slot_date, s.slot_no for update;
    if was_held then perform private.release_slot(old); end if;
    if is_held then perform private.take_slot(new.slot_date, new.slot_no, not moved); end if;
  end if;
  -- Nothing is sent about a call that is set aside, nor what still waits: a bot gives strangers' numbers.
  if new.is_suspect and not old.is_suspect then
    delete from public.outbox_messages m
     where m.recipient = new.phone and m.sent_at is null and m.kind like 'booking-%' and m.reference = new.reference;
  end if;
  told := case
    when new.status = 'booked' and (not was_held or old.is_suspect and not new.is_suspect) then 'booking-made'
    when new.status = 'booked' and moved then 'booking-moved'
    when old.status = 'booked' and not is_held then 'booking-cancelled'
  end;
  -- At depth two the change came by the link: booking_changes sends the message itself, because it has the token.
  if told is not null and pg_trigger_depth() = 1 and private.is_coming(new) then
    perform private.notify_of_booking(told, new);
  end if;
  return new;
end $$;
create trigger before_update before update on public.call_bookings
  for each row execute function private.booking_before_update();
create trigger next_version before update on public.call_bookings
  for each row execute function private.next_version();

create function private.booking_after_delete() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if old.status <> 'cancelled' then perform private.release_slot(old); end if;
  if old.status = 'booked' and private.is_coming(old) then
    perform private.notify_of_booking('booking-cancelled', old);
  end if;
  return null;
end $$;
create trigger after_delete after delete on public.call_bookings
  for each row execute function private.booking_after_delete();
create trigger audit after update or delete on public.call_bookings
  for each row execute function private.write_audit('id', 'status', 'slot_date', 'slot_no');

alter table public.call_bookings enable row level security;
revoke all on public.call_bookings from anon, authenticated;
grant insert (id, manage_token, slot_date, slot_no, full_name, phone, cover_for, state, consent_version, partner_ref, embed_origin, trap)
  on public.call_bookings to anon, authenticated;
grant select (reference, manage_token, slot_date, slot_no, status) on public.call_bookings to anon;
grant select, update (slot_date, slot_no, status, notes, is_suspect), delete on public.call_bookings to authenticated;
grant select, insert, update, delete on public.call_bookings to service_role;

create policy "Anybody may book a call, now" on public.call_bookings
  for insert to anon, authenticated
  with check (status = 'booked' and created_at = now());
-- booking_by_token() sets the link's digest for one statement; without it there is nothing to see.
create policy "The holder of a link sees that booking" on public.call_bookings
  for select to anon
  using (manage_token = nullif((select current_setting('hicompare.link', true)), '')::uuid);
create policy "Administrators read every booking, others theirs or the link's" on public.call_bookings
  for select to authenticated
  using ((select public.is_admin()) or user_id = (select auth.uid())
    or manage_token = nullif((select current_setting('hicompare.link', true)), '')::uuid);
create policy "Administrators change every booking, a visitor their own" on public.call_bookings
  for update to authenticated
  using ((select public.is_admin()) or user_id = (select auth.uid()))
  with check ((select public.is_admin()) or user_id = (select auth.uid()));
create policy "Administrators delete every booking, a visitor their own" on public.call_bookings
  for delete to authenticated
  using ((select public.is_admin()) or user_id = (select auth.uid()));
