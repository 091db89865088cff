-- Messages to visitors and to the team. Each is written in the same transaction as what it is about and sent later by
-- the edge function drain-outbox, so that a provider's outage loses nothing: an unsent message is tried again, in the end
-- every six hours, until it is deleted after 30 days, as all messages are, or until the call that it is about begins.

create table private.settings (
  only_row       boolean primary key default true check (only_row),
  site_url       text not null default 'https://www.hicompare.example' check (site_url ~ '^https?://[^[:space:]/]+$'),
  -- One address: a provider refuses two in one field, or half of one, for good, and nobody would be told of anything.
  team_email     text check (private.is_email(team_email)),
  -- The sender: the Spam Act wants them named, with a way to reach them, in every message.
  sender_name    text not null default 'HiCompare' check (char_length(sender_name) between 1 and 40),
  sender_phone   text not null default '(02) 5550 1234' check (char_length(sender_phone) between 1 and 40),
  sender_address text not null default '1 Sample Street, Brisbane QLD 4000'
                 check (char_length(sender_address) between 1 and 200),
  -- How many SMS visitors can cause in 24 hours: each costs, and a bot can invent any number of phone numbers.
  sms_a_day      integer not null default 500 check (sms_a_day > 0),
  -- How many emails they can cause from midnight to midnight UTC: a bot can invent those addresses too, or give strangers'.
  emails_a_day   integer not null default 2000 check (emails_a_day > 0),
  -- How many emails the team gets in an hour, each about one thing that a visitor sent.
  team_emails_an_hour integer not null default 60 check (team_emails_an_hour > 0),
  -- The key for digests of people's addresses and numbers. Only the server reads it, and it must never change: links in
  -- emails already sent depend on it.
  person_key     uuid not null default gen_random_uuid()
);
insert into private.settings default values;
alter table private.settings enable row level security;
revoke all on private.settings from anon, authenticated;
grant select, update on private.settings to service_role;
comment on table private.settings is 'What differs between projects. No API role but service_role reads it.';

create table public.outbox_messages (
  id              bigint generated always as identity primary key,
  kind            text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  channel         text not null check (channel in ('email', 'sms')),
  -- The collation of the addresses that it is compared with, or no index could be used.
  recipient       text collate "C" not null check (char_length(recipient) <= 255),
  data            jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  attempts        smallint not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error      text,
  created_at      timestamptz not null default now(),
  sent_at         timestamptz,
  -- Of what the message is about: it leads the team there, who may not read the rest of "data".
  reference       text generated always as (data ->> 'reference') stored
);
create index outbox_messages_due_idx on public.outbox_messages (next_attempt_at) where sent_at is null;
create index outbox_messages_recipient_idx on public.outbox_messages (recipient, created_at);
create index outbox_messages_sms_idx on public.outbox_messages (created_at) where channel = 'sms';
create index outbox_messages_limits_idx on public.outbox_messages (kind, created_at)
  where kind in ('team-sms-limit', 'team-email-limit', 'team-limit');

alter table public.outbox_messages enable row level security;
revoke all on public.outbox_messages from anon, authenticated;
-- "data" may hold a link that changes a booking: it is the recipient's, not the team's.
grant select (id, kind, channel, recipient, attempts, next_attempt_at, last_error, created_at, sent_at, reference), update (next_attempt_at), delete
  on public.outbox_messages to authenticated;
grant select, insert, update, delete on public.outbox_messages to service_role;

create policy "Administrators see every message, sent or not" on public.outbox_messages
  for select to authenticated
  using ((select public.is_admin()));
create policy "Administrators ask for another try" on public.outbox_messages
  for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Administrators delete messages" on public.outbox_messages
  for delete to authenticated
  using ((select public.is_admin()));

-- Counts the emails that visitors cause, from a new start each day. A sequence, because thousands of rows would take longer
-- to count than everything else that a request costs.
create sequence private.emails_by_visitors minvalue 0 start 0;

create function private.next_email() returns bigint
  language plpgsql volatile set search_path = ''
as $$
declare
  base constant bigint := floor(extract(epoch from clock_timestamp()) / 86400)::bigint * 1000000000;
  counted bigint := nextval('private.emails_by_visitors');
begin
  if counted < base then counted := setval('private.emails_by_visitors', base + 1); end if;
  return counted - base;
end $$;

-- Where no further message may be sent, one about the same call that still waits says the latest instead: somebody would
-- wait for a call at a time from which it was moved. It keeps its own link if the latest has none. It is a new row, with the
-- old one's times: the old one may have been taken out and be on its way with the old words, and once that is recorded
-- nothing would be left to say the latest.
create function private.say_instead(p_kind text, p_recipient text, p_data jsonb) returns void
  language sql volatile set search_path = ''
as $$
  with waiting as (
    delete from public.outbox_messages o
     where o.recipient = p_recipient and o.sent_at is null and o.kind like 'booking-%' and p_kind like 'booking-%'
       and o.reference = p_data ->> 'reference'
    returning o.channel, o.data, o.attempts, o.next_attempt_at, o.last_error, o.created_at)
  insert into public.outbox_messages (kind, channel, recipient, data, attempts, next_attempt_at, last_error, created_at)
  select p_kind, w.channel, p_recipient, w.data || jsonb_strip_nulls(p_data), w.attempts, w.next_attempt_at, w.last_error, w.created_at
    from waiting w
$$;

-- Called by triggers and the daily upkeep. p_recipient is null if there is nobody to write to. Anybody can give somebody
-- else's address or number, so whatever visitors do, one recipient gets at most ten messages in 24 hours and all recipients
-- together as many emails and SMS as the settings allow; no more are sent. Messages about what the team does are always
-- sent; those to the team have a limit of their own (notify_team).
create function private.enqueue(p_kind text, p_channel text, p_recipient text, p_data jsonb) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  most integer;
  others bigint;
begin
  if p_recipient is null then return; end if;
  if p_kind not like 'team-%' and coalesce(current_setting('role', true), '') in ('anon', 'authenticated') then
    -- One at a time for each recipient, so that simultaneous messages are counted too.
    perform pg_advisory_xact_lock(hashtextextended('message ' || p_recipient, 0));
    -- Whether an administrator is asking is checked last: it takes longest, and few calls get this far.
    if exists (select 1 from public.outbox_messages o
                where o.recipient = p_recipient and o.created_at > now() - interval '24 hours' offset 9)
       and not public.is_admin() then
      perform private.say_instead(p_kind, p_recipient, p_data);
      return;
    end if;
    if p_channel = 'sms' then
      most := (select s.sms_a_day from private.settings s);
      others := (select count(*) from (select 1 from public.outbox_messages o
                  where o.channel = 'sms' and o.created_at > now() - interval '24 hours' limit most) sms);
    else
      most := (select s.emails_a_day from private.settings s);
      others := private.next_email() - 1;
    end if;
    if others >= most - 1 and not public.is_admin() then
      -- Emails are counted from midnight UTC, and so is whether the team was told: on the next day the limit may be reached
      -- at an earlier hour.
      perform private.tell_of_limit(case p_channel when 'sms' then 'team-sms-limit' else 'team-email-limit' end, most,
        case p_channel when 'sms' then interval '24 hours' else now() - date_trunc('day', now(), 'UTC') end);
      if others >= most then
        perform private.say_instead(p_kind, p_recipient, p_data);
        return;
      end if;
    end if;
  end if;
  insert into public.outbox_messages (kind, channel, recipient, data) values (p_kind, p_channel, p_recipient, p_data);
end $$;

-- An email about each thing that a visitor sends (it has a reference) would let a bot fill the team's mailbox, where nobody
-- finds what people sent, and use up what the provider sends in a month: beyond the limit one email an hour says that there
-- is more. What the database reports about itself is always sent.
create function private.notify_team(p_kind text, p_data jsonb) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  team text;
  most integer;
begin
  select s.team_email, s.team_emails_an_hour into team, most from private.settings s;
  if p_data ? 'reference'
     and exists (select 1 from public.outbox_messages o
                  where o.recipient = team and o.created_at > now() - interval '1 hour' offset most - 1) then
    perform private.tell_of_limit('team-limit', most, interval '1 hour');
    return;
  end if;
  perform private.enqueue(p_kind, 'email', team, p_data);
end $$;

create function private.tell_of_limit(p_kind text, p_most integer, p_once_in interval) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  -- Whoever holds the lock is telling them. A statement of its own, so that the next one sees what others told before.
  if not pg_try_advisory_xact_lock(hashtextextended(p_kind, 0)) then return; end if;
  -- The first condition is that of the index: once a bot has reached a limit, each of its requests looks here.
  if not exists (select 1 from public.outbox_messages o
                  where o.kind in ('team-sms-limit', 'team-email-limit', 'team-limit')
                    and o.kind = p_kind and o.created_at > now() - p_once_in) then
    perform private.notify_team(p_kind, jsonb_build_object('most', p_most));
  end if;
end $$;

-- A deletion by a person leaves a trace. What a trigger deletes along with a row is covered by that row's own trace, and
-- what is past its time leaves none: after weeks without a purge that would be a line for each message.
create trigger audit after delete on public.outbox_messages
  for each row when (current_setting('role', true) = 'authenticated' and pg_trigger_depth() = 0
                     and old.created_at > now() - interval '30 days')
  execute function private.write_audit('id', 'kind');

-- Takes messages out for one worker, together with the sender's details; a message that is neither settled nor handed back
-- is due again after five minutes. p_without names the channels whose provider does not answer.
create function public.claim_outbox(p_most integer default 20, p_without text[] default '{}')
  returns setof public.outbox_messages
  language sql volatile security invoker set search_path = ''
as $$
  -- A later message about a call replaces an unsent earlier one: the old time must not arrive last. If the team changed
  -- the call, the later message has no link and takes over the earlier one's.
  update public.outbox_messages newer
     set data = newer.data || jsonb_build_object('manage_token', older.data -> 'manage_token')
    from public.outbox_messages older
   where newer.sent_at is null and newer.kind like 'booking-%' and newer.data ->> 'manage_token' is null
     and older.recipient = newer.recipient and older.id < newer.id
     and older.data ->> 'reference' = newer.data ->> 'reference' and older.data ->> 'manage_token' is not null
     and older.sent_at is null and older.kind like 'booking-%';
  delete from public.outbox_messages o
   where o.id in (
     select older.id
       from public.outbox_messages older
       join public.outbox_messages newer
         on newer.recipient = older.recipient and newer.id > older.id
        and newer.data ->> 'reference' = older.data ->> 'reference'
      where older.sent_at is null and older.kind like 'booking-%'
        and newer.sent_at is null and newer.kind like 'booking-%'
      for update of older skip locked);
  -- Once a call has begun, its messages are no longer sent, except that it was cancelled: somebody waiting for it still
  -- wants to know. This comes after the step above, because the last message about a call decides.
  delete from public.outbox_messages o
   where o.id in (
     select late.id from public.outbox_messages late
      where late.sent_at is null and late.kind like 'booking-%'
        and ((late.data ->> 'slot_date')::date + time '09:00' + (late.data ->> 'slot_no')::int * interval '30 minutes')
            at time zone (late.data ->> 'zone')
            <= now() - case late.kind when 'booking-cancelled' then interval '2 hours' else interval '0' end
      for update skip locked);
  update public.outbox_messages m
     set attempts = m.attempts + 1, next_attempt_at = now() + interval '5 minutes'
   where m.id in (
     select due.id from public.outbox_messages due
      where due.sent_at is null and due.next_attempt_at <= now() and due.channel <> all (p_without)
      order by due.next_attempt_at
      limit least(greatest(p_most, 1), 100)
      for update skip locked)
  returning m.id, m.kind, m.channel, m.recipient,
            m.data || (select jsonb_build_object('site_url', s.site_url, 'sender_name', s.sender_name,
                                                 'sender_phone', s.sender_phone, 'sender_address', s.sender_address)
                         from private.settings s),
            m.attempts, m.next_attempt_at, m.last_error, m.created_at, m.sent_at, m.reference
$$;
revoke all on function public.claim_outbox(integer, text[]) from public, anon, authenticated;
grant execute on function public.claim_outbox(integer, text[]) to service_role;

-- Messages that were taken out but not tried are due as before, and it does not count as an attempt.
create function public.hand_back_outbox(p_ids bigint[]) returns void
  language sql volatile security invoker set search_path = ''
as $$
  update public.outbox_messages m set attempts = m.attempts - 1, next_attempt_at = now()
   where m.id = any (p_ids) and m.sent_at is null
$$;
revoke all on function public.hand_back_outbox(bigint[]) from public, anon, authenticated;
grant execute on function public.hand_back_outbox(bigint[]) to service_role;

-- Records how one message ended: p_error is null if it was sent, and then its contents are forgotten. What was sent
-- stays sent, whatever is reported later: the first answer may have been lost on its way. A message that was refused for
-- good is not due again until an administrator asks for another try; it stays listed as stuck.
create function public.settle_outbox(p_id bigint, p_error text default null, p_for_good boolean default false) returns void
  language sql volatile security invoker set search_path = ''
as $$
  update public.outbox_messages m
     set sent_at = case when p_error is null then now() end,
         last_error = left(p_error, 500),
         data = case when p_error is null then '{}'::jsonb else m.data end,
         next_attempt_at = case when p_for_good and p_error is not null then 'infinity' else now() end + least(interval '6 hours', interval '30 seconds' * power(2, least(m.attempts, 10)))
   where m.id = p_id and m.sent_at is null
$$;
revoke all on function public.settle_outbox(bigint, text, boolean) from public, anon, authenticated;
grant execute on function public.settle_outbox(bigint, text, boolean) to service_role;
