-- Who changed or deleted what, and when: append-only, and without personal data. It names the columns; values are kept
-- only for those that the trigger names, which say nothing about a person.

create table private.audit_log (
  id         bigint generated always as identity primary key,
  at         timestamptz not null default now(),
  actor      uuid default auth.uid(),
  db_role    text not null default coalesce(nullif(current_setting('role', true), 'none'), session_user),
  action     text not null,
  table_name text not null,
  row_id     text not null,
  changed    text[],
  before     jsonb,
  after      jsonb
);
create index audit_log_row_idx on private.audit_log (table_name, row_id);

alter table private.audit_log enable row level security;
revoke all on private.audit_log from anon, authenticated;
grant select on private.audit_log to authenticated, service_role;

create policy "Administrators read the audit log" on private.audit_log
  for select to authenticated
  using ((select public.is_admin()));

-- The first argument is the column that identifies a row; for the other columns the values are kept.
create function private.write_audit() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  was constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  now_is constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  differing constant text[] := case when tg_op = 'UPDATE' then array(
    select key from jsonb_object_keys(now_is) key
     where now_is -> key is distinct from was -> key
       and key not in ('version', 'updated_at', 'name_key', 'last_name_key', 'topic_key')
     order by key) end;
begin
  if differing = '{}' then return null; end if;
  insert into private.audit_log (action, table_name, row_id, changed, before, after)
  select tg_op, tg_table_name, coalesce(was, now_is) ->> tg_argv[0], differing,
         jsonb_object_agg(kept, was -> kept) filter (where was ? kept),
         jsonb_object_agg(kept, now_is -> kept) filter (where now_is ? kept)
    from (select unnest(tg_argv[1:]) as kept) told
   where differing is null or kept = any (differing);
  return null;
end $$;

create function private.refuse_audit_change() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  raise exception 'audit_log is append-only' using errcode = '42501';
end $$;

create trigger append_only before update or delete or truncate on private.audit_log
  for each statement execute function private.refuse_audit_change();

create trigger audit after insert or update or delete on private.admins
  for each row execute function private.write_audit('user_id');

-- While a row exists it is shown by the name the team knows it by. The tables are made later, hence plpgsql.
create function public.audit_trail(p_before bigint default null, p_limit integer default 100, p_team_only boolean default false)
  returns table (id bigint, at timestamptz, actor uuid, actor_email text, db_role text, action text, table_name text, row_id text,
                 changed text[], before jsonb, after jsonb)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return query
  select a.id, a.at, a.actor, t.email, a.db_role, a.action, a.table_name, coalesce(of.email,
           case a.table_name
             when 'quote_requests' then (select q.reference from public.quote_requests q where q.id = a.row_id::uuid)
             when 'call_bookings' then (select b.reference from public.call_bookings b where b.id = a.row_id::uuid)
             when 'contact_messages' then (select m.reference from public.contact_messages m where m.id = a.row_id::uuid)
             when 'offers' then (select o.title from public.offers o where o.id = a.row_id::uuid)
           end, a.row_id), a.changed, a.before, a.after
    from private.audit_log a
    left join private.team_addresses t on t.user_id = a.actor
    left join private.team_addresses of on a.table_name = 'admins' and of.user_id::text = a.row_id
   where (p_before is null or a.id < p_before)
     and (not p_team_only or t.user_id is not null
       -- Of somebody whose account is gone, the log itself still says that they were let in.
       or a.actor::text in (select m.row_id from private.audit_log m where m.table_name = 'admins' and m.action = 'INSERT'))
   order by a.id desc
   limit least(greatest(p_limit, 1), 500);
end $$;
revoke all on function public.audit_trail(bigint, integer, boolean) from public, anon;
grant execute on function public.audit_trail(bigint, integer, boolean) to authenticated, service_role;
comment on function public.audit_trail(bigint, integer, boolean) is 'The audit log for administrators, newest first; p_before is the last id of the page above, p_team_only leaves out what visitors and the system did. Others get no rows.';
