-- Who belongs to the team. A row is made by a person with access to the database, never through the API.

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
