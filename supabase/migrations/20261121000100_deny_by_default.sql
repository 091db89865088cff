-- Nothing is open until a later migration opens it, in a sentence, for one table and one role.
-- Hosted projects grant the API roles nothing by themselves, new ones since 30 May 2026 and all since 30 October; before, and
-- where "Default privileges for new entities" is turned on, they grant them everything.

drop extension if exists pg_graphql;

revoke all on all tables in schema public from anon, authenticated;
revoke all on all sequences in schema public from anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
-- Without "in schema": PostgreSQL ignores a per-schema revoke from PUBLIC.
alter default privileges revoke execute on functions from public;

-- For what no request may name: this schema is not among those of the REST API.
create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;
