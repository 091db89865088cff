-- Has the edge function called every minute; run it once in a hosted project. What differs between projects lies in the
-- project's vault: before this, with your own values,
--   select vault.create_secret('https://<ref>.supabase.co', 'project_url'), vault.create_secret('<DRAIN_SECRET>', 'drain_secret')
do $$
begin
  if (select site_url ~ '\.example$' from private.settings) then
    raise exception 'site_url in private.settings is still the example’s: the links in all messages would lead nowhere; write your own there first';
  end if;
  create extension if not exists pg_net with schema extensions;
  perform cron.schedule('hicompare-drain-outbox', '* * * * *', $every_minute$
    with vault as (select name, decrypted_secret as value from vault.decrypted_secrets)
    select net.http_post(
      url := (select value from vault where name = 'project_url') || '/functions/v1/drain-outbox',
      headers := jsonb_build_object('Authorization', 'Bearer ' || (select value from vault where name = 'drain_secret')),
      -- A run sends for 40 seconds, and the last message may take 15 more; net._http_response keeps the answer for some hours.
      timeout_milliseconds := 60000)
  $every_minute$);
end $$;
