-- After a backup has been restored: loads log.sql, the log of the database that was lost, from the folder in which psql is
-- run (hosted.md), before forget-again.sql. A restored project is in use at once and numbers its own lines on from where
-- the backup ends, as the lost one did: lines of the lost log with a number that was taken meanwhile would be left out,
-- and what they say was deleted would stay. So the lost log keeps its numbers, and what came since gets new ones.

begin;
-- In the order in which the triggers take them: whoever writes meanwhile waits.
lock table public.data_requests, private.audit_log;
-- Both are append-only, which triggers see to.
set local session_replication_role = replica;
create temporary table requests_here on commit drop as table public.data_requests;
create temporary table audit_here on commit drop as table private.audit_log;
truncate public.data_requests, private.audit_log;

\i log.sql

select setval(pg_get_serial_sequence('public.data_requests', 'id'), max(id)) from public.data_requests;
select setval(pg_get_serial_sequence('private.audit_log', 'id'), max(id)) from private.audit_log;

insert into public.data_requests (kind, person, list, entries, made_by, made_at)
select kind, person, list, entries, made_by, made_at
  from (table requests_here except table public.data_requests) since order by id;

insert into private.audit_log (at, actor, db_role, action, table_name, row_id, changed, before, after)
select at, actor, db_role, action, table_name, row_id, changed, before, after
  from (table audit_here except table private.audit_log) since order by id;
commit;
