-- What a hosted project has before its first migration, for a bare PostgreSQL 15 or later and for PGlite.
-- It reproduces the permissive grants that projects had until 2026 on purpose: a migration that forgets to revoke fails a test.
-- The owner, there called postgres, is no superuser, so that a migration which needs one fails here too.

do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin noinherit bypassrls; end if;
  if not exists (select from pg_roles where rolname = 'authenticator') then create role authenticator login noinherit; end if;
  if not exists (select from pg_roles where rolname = 'supabase_auth_admin') then create role supabase_auth_admin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'project_owner') then create role project_owner createdb createrole bypassrls; end if;
  execute format('alter database %I owner to project_owner', current_database());
end $$;
grant anon, authenticated, service_role to authenticator, project_owner;
grant all on schema public to project_owner;

create schema auth;
create table auth.users (
  id         uuid primary key,
  email      varchar(255) unique,
  phone      text unique,
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  encrypted_password varchar(255),
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  last_sign_in_at timestamptz,
  created_at timestamptz default now()
);
-- Who is signed in, from where and with what; it goes with the account.
create table auth.sessions (
  id           uuid primary key,
  user_id      uuid not null references auth.users (id) on delete cascade,
  created_at   timestamptz,
  refreshed_at timestamp,
  user_agent   text,
  ip           inet
);
-- Auth's own log, which is not tied to an account: it names everybody who signed in, up or out, and is kept for ever.
create table auth.audit_log_entries (
  id         uuid primary key default gen_random_uuid(),
  payload    json,
  created_at timestamptz default now(),
  ip_address varchar(64) not null default ''
);
create function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;
grant usage on schema auth, public to anon, authenticated, service_role;

alter schema auth owner to supabase_auth_admin;
alter table auth.users owner to supabase_auth_admin;
alter table auth.sessions owner to supabase_auth_admin;
alter table auth.audit_log_entries owner to supabase_auth_admin;
alter function auth.uid() owner to supabase_auth_admin;
grant all on schema auth to project_owner;
grant all on all tables in schema auth to project_owner;

alter default privileges for role project_owner in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role project_owner in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges for role project_owner in schema public grant all on sequences to anon, authenticated, service_role;
