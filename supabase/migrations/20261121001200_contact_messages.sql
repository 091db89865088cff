-- Messages from the contact form. The browser makes the id; a repeat answers 23505 on contact_messages_pkey.

create table public.contact_messages (
  id              uuid primary key,
  reference       text not null,
  full_name       text not null check (private.is_name(full_name)),
  email           text collate "C" not null check (private.is_email(email)),
  topic           text not null check (char_length(topic) between 1 and 80 and topic !~ '[[:cntrl:]]'),
  -- Several lines are welcome; other control characters are not.
  message         text not null check (
    char_length(message) between 1 and 4000 and translate(message, E'\n\r\t', '') !~ '[[:cntrl:]]'),
  consent_version text not null check (consent_version ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  trap            text check (char_length(trap) <= 200),
  is_suspect      boolean not null default false,
  status          text not null default 'new' check (status in ('new', 'answered', 'spam')),
  notes           text not null default '' check (char_length(notes) <= 4000),
  version         integer not null default 1,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  name_key        text collate "C" generated always as (private.folded(full_name)) stored,
  last_name_key   text collate "C" generated always as (regexp_replace(private.folded(full_name), '^.* ', '')) stored,
  topic_key       text collate "C" generated always as (private.folded(topic)) stored
);
create index contact_messages_created_at_idx on public.contact_messages (created_at, id) include (is_suspect);
create index contact_messages_status_idx on public.contact_messages (status, created_at, id);
create index contact_messages_topic_idx on public.contact_messages (topic_key, created_at, id);
create index contact_messages_waiting_idx on public.contact_messages (created_at) where status = 'new' and not is_suspect;
create index contact_messages_suspect_idx on public.contact_messages (created_at, id) where is_suspect;
create index contact_messages_reference_idx on public.contact_messages (reference collate "C");
create index contact_messages_email_idx on public.contact_messages (email);
create index contact_messages_name_idx on public.contact_messages (name_key, id);
create index contact_messages_last_name_idx on public.contact_messages (last_name_key);

create function private.contact_before_insert() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if private.over_limit('contact', 10) then
    -- A repeat has already arrived.
    if not exists (select 1 from public.contact_messages m where m.id = new.id) then
      perform private.too_many_requests();
    end if;
  end if;
  new.reference := private.reference(new.id);
  new.full_name := btrim(new.full_name);
  new.email := lower(btrim(new.email) collate "default");
  new.topic := btrim(new.topic);
  new.trap := left(new.trap, 200);
  new.is_suspect := coalesce(new.trap, '') <> '';
  new.status := 'new';
  new.notes := '';
  new.version := 1;
  new.created_at := now();
  new.updated_at := now();
  return new;
end $$;
create trigger before_insert before insert on public.contact_messages
  for each row execute function private.contact_before_insert();

create function private.contact_after_insert() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not new.is_suspect then
    perform private.notify_team('team-contact', jsonb_build_object('reference', new.reference));
  end if;
  return null;
end $$;
create trigger after_insert after insert on public.contact_messages
  for each row execute function private.contact_after_insert();
create trigger one_row after insert on public.contact_messages
  referencing new table as new_rows for each statement execute function private.one_row_per_request();
create trigger next_version before update on public.contact_messages
  for each row execute function private.next_version();
create trigger audit after update or delete on public.contact_messages
  for each row execute function private.write_audit('id', 'status');

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from anon, authenticated;
grant insert (id, full_name, email, topic, message, consent_version, trap)
  on public.contact_messages to anon, authenticated;
grant select, update (status, notes, is_suspect), delete on public.contact_messages to authenticated;
grant select, insert, update, delete on public.contact_messages to service_role;

create policy "Anybody may write to us, now" on public.contact_messages
  for insert to anon, authenticated
  with check (status = 'new' and created_at = now());
create policy "Administrators read messages" on public.contact_messages
  for select to authenticated using ((select public.is_admin()));
create policy "Administrators answer messages" on public.contact_messages
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Administrators delete messages" on public.contact_messages
  for delete to authenticated using ((select public.is_admin()));
