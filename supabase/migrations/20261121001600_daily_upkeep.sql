-- Once a day: open the coming slots, purge what is past its time. Hosted projects run it with pg_cron;
-- the embedded backend runs it at every start.

-- Counts the places of the coming slots again, in case of changes that the triggers never saw, such as a restored table.
-- Booking, moving and cancelling hold the slot's lock until they end: under that lock every booking there is can be seen.
create function private.recount_slots() returns integer
  language plpgsql volatile set search_path = ''
as $$
declare
  wrong record;
  held integer;
  mended integer := 0;
begin
  for wrong in
    select s.slot_date, s.slot_no from public.call_slots s
     where s.slot_date >= current_date
       and s.booked <> (select count(*) from public.call_bookings b
                         where b.slot_date = s.slot_date and b.slot_no = s.slot_no and b.status <> 'cancelled')
     order by s.slot_date, s.slot_no
  loop
    perform 1 from public.call_slots s where s.slot_date = wrong.slot_date and s.slot_no = wrong.slot_no for update;
    select count(*) into held from public.call_bookings b
     where b.slot_date = wrong.slot_date and b.slot_no = wrong.slot_no and b.status <> 'cancelled';
    update public.call_slots s set booked = least(held, s.capacity)
     where s.slot_date = wrong.slot_date and s.slot_no = wrong.slot_no and s.booked <> least(held, s.capacity);
    if found then
      mended := mended + 1;
      raise log 'call slot % % counted again: % booked', wrong.slot_date, wrong.slot_no, held;
    end if;
  end loop;
  return mended;
end $$;

-- Anybody can type another person's number or address, so an account that is not confirmed is not kept. Somebody who
-- asks again within that time gets another link for the same row. And one day a number passes to somebody else, whom a
-- code would let in to what its former owner sent: an account with only a number is deleted before that, and what was
-- sent with it stays for the team. Answers how many are kept past their time and why; null if none is.
create function private.purge_accounts() returns text
  language plpgsql volatile set search_path = ''
as $$
declare
  past_its_time uuid;
  kept integer := 0;
  why text;
begin
  for past_its_time in
    select u.id from auth.users u
     where u.email_confirmed_at is null
       and case when u.phone_confirmed_at is null
                then greatest(u.created_at, u.confirmation_sent_at, u.recovery_sent_at) < now() - interval '7 days'
                else u.last_sign_in_at < now() - interval '6 months' end
       and not exists (select 1 from private.admins a where a.user_id = u.id)
  loop
    begin
      -- They may have confirmed, signed in or asked for another link since the loop began.
      delete from auth.users u
       where u.id = past_its_time and u.email_confirmed_at is null
         and case when u.phone_confirmed_at is null
                  then greatest(u.created_at, u.confirmation_sent_at, u.recovery_sent_at) < now() - interval '7 days'
                  else u.last_sign_in_at < now() - interval '6 months' end;
    exception
      -- A table of the operator's own may refer to one account: the others are deleted all the same.
      when foreign_key_violation then
        kept := kept + 1;
        why := sqlerrm;
    end;
  end loop;
  return case when kept > 0 then format('past their time and kept: %s, the last because %s', kept, why) end;
end $$;

-- A step that fails, as where a table of the operator's own refers to what is purged, undoes no other. Who runs this by
-- hand is answered which steps failed and why, and the log says it; the email to the team says only which, because the
-- reason may name what somebody typed. An account that is kept past its time is a failure too, though the others are
-- deleted. The time limit of a statement (statement_timeout) covers all steps together and ends once: the step that
-- reaches it has failed, and those after it run without one. Whoever cancels the statement cancels the step that is
-- running, no other.
create function private.daily_upkeep() returns text[]
  language plpgsql volatile set search_path = ''
as $$
declare
  step text;
  why text;
  failed text[] := '{}'::text[];
begin
  -- Or a key that is deferred would fail when all is done, and undo it.
  set constraints all immediate;
  foreach step in array array[
    'select public.open_call_slots()',
    'select private.recount_slots()',
    -- Each table by itself: a request that cannot be deleted keeps no message longer than visitors are told.
    $purge$select public.purge_expired(now(), 'quote_requests')$purge$,
    $purge$select public.purge_expired(now(), 'call_bookings')$purge$,
    $purge$select public.purge_expired(now(), 'contact_messages')$purge$,
    $purge$select public.purge_expired(now(), 'web_call_tracking')$purge$,
    $purge$select public.purge_expired(now(), 'outbox_messages')$purge$,
    $purge$select public.purge_expired(now(), 'call_slots')$purge$,
    -- No personal data, only what makes a repeat recognisable.
    $delete$delete from public.booking_changes where created_at < now() - interval '12 months'$delete$,
    $delete$delete from public.unsubscribe_requests where created_at < now() - interval '12 months'$delete$,
    $delete$delete from public.quote_withdrawals where created_at < now() - interval '12 months'$delete$,
    'select private.purge_accounts()'
  ] loop
    why := null;
    begin
      if step like '%purge_accounts%' then execute step into why; else execute step; end if;
    -- "others" does not include that the step was cancelled.
    exception when query_canceled or others then
      why := sqlerrm;
    end;
    continue when why is null;
    failed := failed || format('%s: %s', step, why);
    raise warning 'daily upkeep, %: %', step, why;
    begin
      perform private.notify_team('team-upkeep-failed', jsonb_build_object('step', step));
    exception when others then
      raise warning 'daily upkeep, the team is not told: %', sqlerrm;
    end;
  end loop;
  return failed;
end $$;

-- Last of all: API roles may call nothing in this schema except what a list or a figure needs.
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on function private.office_zone(), private.days_begin(integer), private.ledger(text), private.as_reference(text) to authenticated, service_role;
-- Inserting a name, an address or answers runs these checks, and folds the name.
grant execute on function private.is_email(text), private.is_name(text), private.folded(text),
  private.is_short_json(jsonb, integer) to anon, authenticated, service_role;

do $schedule$
begin
  if exists (select 1 from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    perform cron.schedule('hicompare-daily-upkeep', '15 15 * * *', 'select private.daily_upkeep()');
    -- pg_cron keeps a row for every run, one a minute for the messages alone, and deletes none.
    perform cron.schedule('hicompare-forget-runs', '30 15 * * *',
      $$delete from cron.job_run_details where end_time < now() - interval '14 days'$$);
  end if;
end $schedule$;
