-- Insurers' offers with their terms and end. Text only: pages must show it as text.

create table public.offers (
  id         uuid primary key default gen_random_uuid(),
  insurer    text not null check (char_length(insurer) between 1 and 80 and insurer !~ '[[:cntrl:]]'),
  title      text not null check (char_length(title) between 1 and 140 and title !~ '[[:cntrl:]]'),
  body       text not null default '' check (char_length(body) <= 4000),
  terms_url  text check (char_length(terms_url) <= 500 and terms_url ~ '^https://[^[:space:]<>"]+$'),
  published  boolean not null default false,
  starts_at  timestamptz not null default now(),
  ends_at    timestamptz not null,
  version    integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint offers_end_after_start check (ends_at > starts_at),
  constraint offers_published_with_terms check (not published or terms_url is not null)
);
create index offers_current_idx on public.offers (ends_at) where published;
create trigger next_version before update on public.offers
  for each row execute function private.next_version();
create trigger audit after insert or update or delete on public.offers
  for each row execute function private.write_audit('id');

alter table public.offers enable row level security;
revoke all on public.offers from anon, authenticated;
grant select on public.offers to anon, authenticated;
grant insert (id, insurer, title, body, terms_url, published, starts_at, ends_at),
      update (insurer, title, body, terms_url, published, starts_at, ends_at),
      delete on public.offers to authenticated;
grant select, insert, update, delete on public.offers to service_role;

create policy "Everybody sees current offers" on public.offers
  for select to anon
  using (published and now() >= starts_at and now() < ends_at);
create policy "Signed-in people see current offers; administrators see all" on public.offers
  for select to authenticated
  using ((published and now() >= starts_at and now() < ends_at) or (select public.is_admin()));
create policy "Administrators write offers" on public.offers
  for insert to authenticated with check ((select public.is_admin()));
create policy "Administrators change offers" on public.offers
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Administrators delete offers" on public.offers
  for delete to authenticated using ((select public.is_admin()));
