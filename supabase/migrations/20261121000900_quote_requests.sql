-- Requests for a quote. The browser makes the id once per submission, so that a repeat answers 23505 on
-- quote_requests_pkey, which means that the first one arrived.

-- HC-7K3M-2QXD: the first 40 bits of the id, five at a time, in Crockford's base 32 (no I, L, O, U).
-- The browser computes the same from the id it made and never reads the row back.
create function private.reference(p_id uuid) returns text
  language plpgsql immutable strict set search_path = ''
as $$
declare
  bits constant bigint := ('x' || substr(replace(p_id::text, '-', ''), 1, 10))::bit(40)::bigint;
  reference text := 'HC-';
begin
  for place in 0..7 loop
    if place = 4 then reference := reference || '-'; end if;
    reference := reference || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + ((bits >> (35 - 5 * place)) & 31)::int, 1);
  end loop;
  return reference;
end $$;

-- Whether JSON is short when written out. Nine bytes such as 1e131071 become a number of 131,072 digits, and a few
-- thousand of those exceed a server's memory, so JSON with such numbers is refused before anything is written out.
create function private.is_short_json(p_json jsonb, p_most integer) returns boolean
  language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
  -- Stored, it has at most four times the length; anything larger is not even searched.
  if pg_column_size(p_json) > 8 * p_most then return false; end if;
  if exists (select 1 from jsonb_path_query(p_json, 'strict $.** ? (@.type() == "number")') number
              where abs(number::numeric) > 1e15 or scale(number::numeric) > 15) then
    return false;
  end if;
  return octet_length(p_json::text) <= p_most;
end $$;

create table public.quote_requests (
  id              uuid primary key,
  reference       text not null,
  user_id         uuid references auth.users (id) on delete set null,
  cover_for       text not null check (cover_for in ('singles', 'couples', 'families', 'single-parents', 'extended-family')),
  state           text not null check (state in ('NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT')),
  -- More than twice what the form sends: all treatments and services are 1.3 KB, four policies with long names 2.
  answers         jsonb not null default '{}'
                  check (jsonb_typeof(answers) = 'object' and private.is_short_json(answers, 4096)),
  chosen_policies jsonb not null default '[]'
                  check (jsonb_typeof(chosen_policies) = 'array' and private.is_short_json(chosen_policies, 8192)),
  full_name       text not null check (private.is_name(full_name)),
  -- In the collation "C" one index serves searches for all of it and for its beginning.
  email           text collate "C" check (private.is_email(email)),
  phone           text collate "C" not null check (phone ~ '^\+61[2-478][0-9]{8}$'),
  best_time       text check (char_length(best_time) <= 120 and best_time !~ '[[:cntrl:]]'),
  consent_version text not null check (consent_version ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  partner_ref     text check (partner_ref ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  embed_origin    text,
  -- The honeypot: filled means set aside (is_suspect), never dropped.
  trap            text check (char_length(trap) <= 200),
  is_suspect      boolean not null default false,
  status          text not null default 'new' check (status in ('new', 'contacted', 'closed', 'spam')),
  notes           text not null default '' check (char_length(notes) <= 4000),
  version         integer not null default 1,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  -- For the team's list. Columns, because row level security lets an index help only where the comparison itself
  -- can leak nothing: that holds for < and >, not for lower(), like and full text search. In the collation "C" one
  -- index serves the order and the search by a beginning, on every engine alike.
  name_key        text collate "C" generated always as (private.folded(full_name)) stored,
  last_name_key   text collate "C" generated always as (regexp_replace(private.folded(full_name), '^.* ', '')) stored
);
create index quote_requests_created_at_idx on public.quote_requests (created_at, id) include (user_id, is_suspect);
create index quote_requests_status_idx on public.quote_requests (status, created_at, id);
create index quote_requests_state_idx on public.quote_requests (state, created_at, id);
create index quote_requests_suspect_idx on public.quote_requests (created_at, id) where is_suspect;
create index quote_requests_waiting_idx on public.quote_requests (created_at) include (user_id)
  where status = 'new' and not is_suspect;
create index quote_requests_user_id_idx on public.quote_requests (user_id);
create index quote_requests_reference_idx on public.quote_requests (reference collate "C");
create index quote_requests_email_idx on public.quote_requests (email);
create index quote_requests_phone_idx on public.quote_requests (phone);
create index quote_requests_name_idx on public.quote_requests (name_key, id) include (user_id);
create index quote_requests_last_name_idx on public.quote_requests (last_name_key);

create function private.quote_before_insert() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if private.over_limit('quote', 20) then
    -- A repeat goes on to the primary key, which answers 23505: it arrived. Looked up only here, or every request would pay for it.
    -- Locked, so that it is still there by then: where it is being withdrawn this waits, and the request is one too many.
    perform 1 from public.quote_requests q where q.id = new.id for key share;
    if not found then perform private.too_many_requests(); end if;
  end if;
  new.reference := private.reference(new.id);
  new.user_id := private.account_id();
  new.full_name := btrim(new.full_name);
  new.email := nullif(lower(btrim(new.email) collate "default"), '');
  new.best_time := nullif(btrim(new.best_time), '');
  new.embed_origin := private.origin(new.embed_origin);
  new.trap := left(new.trap, 200);
  new.is_suspect := coalesce(new.trap, '') <> '';
  new.status := 'new';
  new.notes := '';
  new.version := 1;
  new.created_at := now();
  new.updated_at := now();
  return new;
end $$;
create trigger before_insert before insert on public.quote_requests
  for each row execute function private.quote_before_insert();

create function private.tell_of_quote() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.enqueue('quote-received', 'email', new.email,
    jsonb_build_object('reference', new.reference, 'request_id', new.id));
  if tg_op = 'INSERT' then
    perform private.notify_team('team-quote', jsonb_build_object('reference', new.reference));
  end if;
  return null;
end $$;
create trigger after_insert after insert on public.quote_requests
  for each row when (not new.is_suspect) execute function private.tell_of_quote();
-- Once the team lets a set-aside request in, the visitor gets the message that was held back; the team needs none.
create trigger let_in after update of is_suspect on public.quote_requests
  for each row when (old.is_suspect and not new.is_suspect) execute function private.tell_of_quote();

-- A confirmation that waits follows a corrected address: its link withdraws the request, and the other may be a stranger's.
create function private.confirm_to_corrected() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.outbox_messages m
   where m.kind = 'quote-received' and m.sent_at is null and m.data ->> 'request_id' = new.id::text;
  if found then
    perform private.enqueue('quote-received', 'email', new.email,
      jsonb_build_object('reference', new.reference, 'request_id', new.id));
  end if;
  return null;
end $$;
create trigger email_corrected after update of email on public.quote_requests
  for each row when (new.email is distinct from old.email) execute function private.confirm_to_corrected();

create trigger one_row after insert on public.quote_requests
  referencing new table as new_rows for each statement execute function private.one_row_per_request();

-- Signed-in visitors may correct their contact details as long as nobody has answered yet.
create function private.quote_before_update() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.full_name := btrim(new.full_name);
  new.email := nullif(lower(btrim(new.email) collate "default"), '');
  new.best_time := nullif(btrim(new.best_time), '');
  if current_setting('role', true) = 'authenticated' and not public.is_admin() then
    if old.status <> 'new' or new.status <> old.status or new.notes <> old.notes or new.is_suspect <> old.is_suspect then
      raise exception 'Only the team changes the status or the notes of a request' using errcode = '42501';
    end if;
    -- Each change is a line in the audit log, which is kept.
    perform private.refuse_over_limit('quote-change', 20);
  end if;
  -- A confirmation that waits is not sent about what is set aside: a bot gives strangers' addresses. Letting it in sends one.
  if new.is_suspect and not old.is_suspect then
    delete from public.outbox_messages m
     where m.recipient = old.email and m.kind = 'quote-received' and m.sent_at is null and m.data ->> 'request_id' = new.id::text;
  end if;
  return new;
end $$;
create trigger before_update before update on public.quote_requests
  for each row execute function private.quote_before_update();
create trigger next_version before update on public.quote_requests
  for each row execute function private.next_version();
create trigger audit after update or delete on public.quote_requests
  for each row execute function private.write_audit('id', 'status');

alter table public.quote_requests enable row level security;
revoke all on public.quote_requests from anon, authenticated;
grant insert (id, cover_for, state, answers, chosen_policies, full_name, email, phone, best_time, consent_version,
              partner_ref, embed_origin, trap)
  on public.quote_requests to anon, authenticated;
grant select, update (full_name, email, phone, best_time, status, notes, is_suspect), delete
  on public.quote_requests to authenticated;
grant select, insert, update, delete on public.quote_requests to service_role;

create policy "Anybody may request a quote, now" on public.quote_requests
  for insert to anon, authenticated
  with check (status = 'new' and created_at = now());
create policy "Administrators read every request, a visitor their own" on public.quote_requests
  for select to authenticated
  using ((select public.is_admin()) or user_id = (select auth.uid()));
create policy "Administrators change every request, a visitor their own" on public.quote_requests
  for update to authenticated
  using ((select public.is_admin()) or user_id = (select auth.uid()))
  with check ((select public.is_admin()) or user_id = (select auth.uid()));
create policy "Administrators delete every request, a visitor their own" on public.quote_requests
  for delete to authenticated
  using ((select public.is_admin()) or user_id = (select auth.uid()));
