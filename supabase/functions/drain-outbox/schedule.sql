-- Schedules the edge function to be called every minute; run this once in a hosted project. What differs between projects
-- is in the project's vault. Before this, run with your own values:
--   select vault.create_secret('https://<ref>.supabase.co', 'project_url'), vault.create_secret('<DRAIN_SECRET>', 'drain_secret')
do $$
declare
  own private.settings := (select s from private.settings s);
  lacking text;
begin
  if own.site_url ~ '\.example$' then
    raise exception 'site_url in private.settings is still the example’s: the links in all messages would lead nowhere; set your own first';
  end if;
  if coalesce(own.team_email, '') = '' then
    raise exception 'team_email in private.settings is empty: nobody would be told about requests or calls; set your own first';
  end if;
  -- The Spam Act wants the true sender named, with a way to reach them.
  if own.sender_phone = '(02) 5550 1234' then
    raise exception 'sender_phone in private.settings is still the example’s, and all messages would show it; set your own first';
  end if;
  if own.sender_address = '1 Sample Street, Brisbane QLD 4000' then
    raise exception 'sender_address in private.settings is still the example’s, and all messages would show it; set your own first';
  end if;
  -- Without them each run would fail, or not be let in, and only the log of pg_cron or pg_net's answers would say so.
  if to_regclass('vault.decrypted_secrets') is not null then
    select string_agg(wanted, ' and ') into lacking
      from unnest(array['project_url', 'drain_secret']) wanted
     where not exists (select 1 from vault.decrypted_secrets s where s.name = wanted and s.decrypted_secret <> '');
    if lacking is not null then
      raise exception 'the vault has no %: no message would be sent; create it first, with vault.create_secret', lacking;
    end if;
    -- With a slash at its end each run would ask for another path than the function's.
    if exists (select 1 from vault.decrypted_secrets s
                where s.name = 'project_url' and s.decrypted_secret !~ '^https://[^[:space:]/<>]+$') then
      raise exception 'project_url in the vault is not an address such as https://<ref>.supabase.co, with nothing after it: no message would be sent; set it again, with vault.update_secret';
    end if;
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
