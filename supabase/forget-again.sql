-- After a backup has been restored: deletes again what had been deleted since it was made, and takes away again the rights of
-- those who have left the team. First load the log of the database that was lost (load-log.sql). No message is sent, and the
-- log gets no second line.

begin;
-- Without triggers: each call would be cancelled once more, by SMS.
set local session_replication_role = replica;

-- The log names nobody: erased people are recognised by the digests of the address and the number that the team asked for.
create temporary table known on commit drop as
select lower(u.email) as address from auth.users u
union select '+' || nullif(ltrim(u.phone, '+'), '') from auth.users u
union select o.recipient from public.outbox_messages o;
-- Whose account was gone before they were erased, as one that nobody confirmed, may be named by Auth's own log alone.
do $$
begin
  if to_regclass('auth.audit_log_entries') is not null then
    insert into known
    select distinct case when word like '%@%' then lower(word) else '+' || ltrim(word, '+') end
      from auth.audit_log_entries e,
           unnest(array[e.payload ->> 'actor_username', e.payload -> 'traits' ->> 'user_email',
                        e.payload -> 'traits' ->> 'user_phone']) word
     where word <> '';
  end if;
end $$;

create temporary table erased on commit drop as
select distinct k.address, d.made_at
  from known k, private.settings s, public.data_requests d, unnest(string_to_array(d.person, ' ')) digest
 where d.kind = 'erase'
   and digest = encode(sha256(convert_to(s.person_key::text || ' ' || k.address, 'UTF8')), 'hex');

-- Whose right to the dashboard was taken away, and not given back. First, because an administrator's account is spared below.
delete from private.admins m using private.audit_log a
 where a.action = 'DELETE' and a.table_name = 'admins' and a.row_id = m.user_id::text and a.at >= m.granted_at
   and not exists (select 1 from private.audit_log later
                    where later.action = 'INSERT' and later.table_name = 'admins' and later.row_id = a.row_id and later.id > a.id);

-- What was sent with an id that had been withdrawn before, and whoever came back after they were erased, stays. An erasure,
-- unlike a withdrawal, also deletes the copies of what had been sent about a request or a call; it has the time of its lines.
with gone as (
  delete from public.quote_requests q using private.audit_log a
   where a.action = 'DELETE' and a.table_name = 'quote_requests' and a.row_id = q.id::text and a.at >= q.created_at
  returning q.id::text, q.email,
            (select max(d.made_at) from public.data_requests d where d.kind = 'erase' and d.made_at = a.at) as erased_at)
delete from public.outbox_messages o using gone
 where o.data ->> 'request_id' = gone.id
    or o.recipient = gone.email and o.kind = 'quote-received' and o.created_at <= gone.erased_at;

with gone as (
  delete from public.call_bookings b using private.audit_log a
   where a.action = 'DELETE' and a.table_name = 'call_bookings' and a.row_id = b.id::text and a.at >= b.created_at
  returning b.reference, b.phone,
            (select max(d.made_at) from public.data_requests d where d.kind = 'erase' and d.made_at = a.at) as erased_at)
delete from public.outbox_messages o using gone
 where o.recipient = gone.phone
   and (o.data ->> 'reference' = gone.reference or o.kind like 'booking-%' and o.created_at <= gone.erased_at);

delete from public.contact_messages m using private.audit_log a
 where a.action = 'DELETE' and a.table_name = 'contact_messages' and a.row_id = m.id::text and a.at >= m.created_at;

with gone as (
  delete from public.newsletter_subscriptions n using private.audit_log a
   where a.action = 'DELETE' and a.table_name = 'newsletter_subscriptions' and a.row_id = n.id::text and a.at >= n.created_at
  returning n.email)
delete from public.outbox_messages o using gone where o.kind = 'newsletter-welcome' and o.recipient = gone.email;

delete from public.outbox_messages o using erased
 where o.recipient = erased.address and erased.made_at >= o.created_at;

-- Accounts take their sessions with them, which triggers do. Auth's own log outlives them, and Supabase's backups have it.
set local session_replication_role = origin;
do $$
begin
  if to_regclass('auth.audit_log_entries') is not null then
    delete from auth.audit_log_entries e
     using (
       select u.id::text as word, erased.made_at
         from auth.users u join erased on erased.address in (lower(u.email), '+' || ltrim(u.phone, '+'))
        where erased.made_at >= u.created_at
          and not exists (select 1 from private.admins a where a.user_id = u.id)
       union all
       select word, erased.made_at
         from erased, unnest(array[erased.address, ltrim(erased.address, '+')]) word
        where not exists (select 1 from auth.users u join private.admins a on a.user_id = u.id
                           where erased.address in (lower(u.email), '+' || ltrim(u.phone, '+')))) theirs
     where e.created_at <= theirs.made_at and strpos(e.payload::text, to_json(theirs.word)::text) > 0;
  end if;
end $$;
delete from auth.users u using erased
 where erased.address in (lower(u.email), '+' || ltrim(u.phone, '+'))
   and erased.made_at >= u.created_at
   and not exists (select 1 from private.admins a where a.user_id = u.id);
commit;

-- Must print {}: no step failed. It counts the places of the slots again and deletes what is past its time.
select private.daily_upkeep()::text as failed;
