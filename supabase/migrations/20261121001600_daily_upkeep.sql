-- Once a day: open the coming slots, purge what is past its time. Hosted projects run it with pg_cron;
-- the embedded backend runs it at every start.

create function private.daily_upkeep() returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  perform public.open_call_slots();
  perform public.purge_expired(now());
  -- No personal data, only what made a repeat recognisable.
  delete from public.booking_changes where created_at < now() - interval '12 months';
  delete from public.unsubscribe_requests where created_at < now() - interval '12 months';
  delete from public.quote_withdrawals where created_at < now() - interval '12 months';
end $$;

-- Last of all: no API role calls anything in this schema but what a list or a figure needs.
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on function private.office_zone(), private.ledger(text) to authenticated, service_role;
-- Whoever inserts a name has it folded.
grant execute on function private.folded(text) to anon, authenticated, service_role;

do $$
begin
  if exists (select 1 from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    perform cron.schedule('hicompare-daily-upkeep', '15 15 * * *', 'select private.daily_upkeep()');
  end if;
end $$;
