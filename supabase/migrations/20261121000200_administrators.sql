-- Who belongs to the team. Rows are added by somebody with access to the database, never through the API.

create table private.admins (
  user_id    uuid primary key references auth.users (id) on delete cascade,
  note       text not null default '',
  granted_at timestamptz not null default now()
);

alter table private.admins enable row level security;
revoke all on private.admins from anon, authenticated;
grant select (user_id) on private.admins to authenticated;
grant select on private.admins to service_role;

create policy "A signed-in person may learn whether they are an administrator" on private.admins
  for select to authenticated
  using (user_id = (select auth.uid()));

-- SECURITY INVOKER: it can reveal nothing that the caller could not read.
-- Policies call it as (select public.is_admin()), once per statement and not once per row.
create function public.is_admin() returns boolean
  language sql stable security invoker set search_path = ''
as $$
  select exists (select 1 from private.admins a where a.user_id = (select auth.uid()))
$$;
revoke all on function public.is_admin() from public, anon;
grant execute on function public.is_admin() to authenticated, service_role;
comment on function public.is_admin() is 'Whether the caller is an administrator. Anonymous callers get an error, which reads as no.';

-- The email address of each administrator, so that the audit trail can name them. It stays when somebody stops being an
-- administrator, and goes with the account. A separate table, because the policy of admins cannot ask is_admin().
create table private.team_addresses (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email   text
);

alter table private.team_addresses enable row level security;
revoke all on private.team_addresses from anon, authenticated;
grant select on private.team_addresses to authenticated, service_role;

create policy "Administrators know one another's address" on private.team_addresses
  for select to authenticated
  using ((select public.is_admin()));

create function private.note_team_address() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.team_addresses (user_id, email)
  select u.id, u.email from auth.users u where u.id = new.user_id
  on conflict (user_id) do update set email = excluded.email;
  return null;
end $$;
create trigger note_address after insert on private.admins
  for each row execute function private.note_team_address();

create function private.follow_team_address() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update private.team_addresses t set email = new.email where t.user_id = new.id;
  return null;
end $$;
create trigger follow_team_address after update of email on auth.users
  for each row execute function private.follow_team_address();
