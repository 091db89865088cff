-- Sites that embed the widgets. A request names a partner, which is only a claim; it counts as verified if the visitor's
-- browser says it came from a page on one of the partner's origins, and the team has checked the partner.

create table public.partners (
  slug       text primary key check (slug ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  name       text not null check (char_length(name) between 1 and 120 and name !~ '[[:cntrl:]]'),
  origins    text[] not null default '{}' check (
    cardinality(origins) <= 20
    and array_to_string(origins, ' ', '-')
        ~ '^((https://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?|http://(localhost|127\.0\.0\.1)(:[0-9]{1,5})?)( |$))*$'),
  verified   boolean not null default false,
  version    integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger next_version before update on public.partners
  for each row execute function private.next_version();
create trigger audit after insert or update or delete on public.partners
  for each row execute function private.write_audit('slug');

alter table public.partners enable row level security;
revoke all on public.partners from anon, authenticated;
grant select, insert (slug, name, origins, verified), update (name, origins, verified), delete
  on public.partners to authenticated;
grant select, insert, update, delete on public.partners to service_role;

create policy "Administrators read partners" on public.partners
  for select to authenticated using ((select public.is_admin()));
create policy "Administrators add partners" on public.partners
  for insert to authenticated with check ((select public.is_admin()));
create policy "Administrators change partners" on public.partners
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Administrators remove partners" on public.partners
  for delete to authenticated using ((select public.is_admin()));

-- An invalid origin is left out; no request is refused because of it.
create function private.origin(p_text text) returns text
  language sql immutable strict set search_path = ''
as $$ select case when p_text ~ '^https?://[a-z0-9.:\[\]-]{1,240}$' then p_text end $$;
