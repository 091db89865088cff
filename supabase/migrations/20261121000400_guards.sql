-- The checks on every public insert: real addresses, one row per request, and not too many requests.

-- One mailbox, in lower case, and nothing else: a mail provider also accepts "Ada <ada@example.com>" or a list, but to the
-- limit on messages each spelling would be a new address. So would one with characters in it that a domain ignores, or with
-- wide or circled letters or another script's full stop, which a domain treats as the plain ones. The browser tidies all of
-- them before it sends (`tidyEmail`).
create function private.is_email(p_text text) returns boolean
  language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  -- Whatever the column's collation is: in "C" an É has no lower case, and a wide space is not a space.
  address constant text collate "default" := p_text;
begin
  return char_length(address) between 3 and 255
     and address = lower(address)
     and address !~ '[[:space:][:cntrl:]()<>,;:"\\]'
     and address !~ '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3002\u3164]'
     and address !~ '[\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]'
     and address is nfkc normalized
     and address ~ '^[^@]+@[^@]+\.[^@.]+$';
end $$;

create function private.one_row_per_request() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(current_setting('role', true), '') in ('anon', 'authenticated')
     and (select count(*) from new_rows) > 1 then
    raise sqlstate 'PT413' using message = 'one_row_per_request';
  end if;
  return null;
end $$;

-- The address that the platform's proxy saw. Of X-Forwarded-For only the last entry is the proxy's own;
-- the ones before it are whatever the caller wrote.
create function private.client_address() returns text
  language plpgsql stable set search_path = ''
as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
begin
  return coalesce(
    nullif(headers ->> 'cf-connecting-ip', ''),
    nullif(btrim(reverse(split_part(reverse(headers ->> 'x-forwarded-for'), ',', 1))), ''));
end $$;

-- What counts as one visitor for an address with a colon in it: the smallest network first, then the one around it. Over
-- IPv6 a visitor has a 64-bit network to themselves and new addresses cost nothing, so the network is what counts. Many
-- providers give 256 such networks to a home and 65,536 to a business, so what those have in common counts too. IPv4
-- addresses written as IPv6 stay as they are, and so does anything that is not an address.
create function private.networks_of(p_address text) returns text[]
  language plpgsql immutable set search_path = ''
as $$
begin
  if p_address::inet <<= inet '::ffff:0:0/96' then return array[p_address]; end if;
  return array[network(set_masklen(p_address::inet, 64))::text, network(set_masklen(p_address::inet, 48))::text];
exception when invalid_text_representation then
  return array[p_address];
end $$;

-- Counts in sequences, because nextval() survives a rollback: a probe that ends in 23505 stays counted.
do $$
begin
  for i in 0..255 loop
    execute format('create sequence private.hits_%s minvalue 0 start 0', i);
  end loop;
  create sequence private.hits_in_all minvalue 0 start 0;
end $$;

-- Whether this address did this more often than p_most within the hour, or ten times as often together with the others of
-- its 48-bit network, who may be strangers. Two counters out of 256 stand for one address or network and the smaller one
-- decides, so two strangers rarely share a count. The limit grows with the requests of all visitors, so that a busy hour
-- does not refuse anybody who did little. Refused requests are not counted: somebody who keeps asking would raise
-- everybody's limit or, with some more addresses, use up everybody's counters.
-- The growth ends at some 25,000 requests in an hour, those over IPv6 counted twice.
create function private.over_limit(p_what text, p_most integer) returns boolean
  language plpgsql volatile set search_path = ''
as $$
declare
  address constant text := private.client_address();
  -- Every counter starts from here in this hour: the hits are how far it is above. No hour has a million, so that a
  -- counter left from an earlier hour is below.
  base constant bigint := floor(extract(epoch from clock_timestamp()) / 3600)::bigint * 1000000;
  growth bigint;
  most integer := p_most;
  who text;
  digest bytea;
  one regclass;
  other regclass;
  counters regclass[] := '{}';
begin
  -- No proxy in front: the embedded backend, a migration, a test.
  if address is null then return false; end if;
  growth := least(400, 2 * (greatest(0, pg_sequence_last_value('private.hits_in_all') - base) * 2 / 256));
  foreach who in array case when strpos(address, ':') > 0 then private.networks_of(address) else array[address] end loop
    digest := sha256(convert_to(p_what || ' ' || who, 'UTF8'));
    one := format('private.hits_%s', get_byte(digest, 0));
    other := format('private.hits_%s', get_byte(digest, 1));
    -- On the same counter twice, each request would count double.
    if other = one then other := format('private.hits_%s', (get_byte(digest, 0) + 1) % 256); end if;
    -- A counter that was never used has no last value, and no hits.
    if greatest(0, least(coalesce(pg_sequence_last_value(one), 0), coalesce(pg_sequence_last_value(other), 0)) - base)
       >= most + growth then
      return true;
    end if;
    counters := counters || array['private.hits_in_all', one, other];
    most := 10 * p_most;
  end loop;
  foreach one in array counters loop
    if nextval(one) < base then perform setval(one, base + 1); end if;
  end loop;
  return false;
end $$;

create function private.too_many_requests() returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  raise sqlstate 'PT429' using message = 'too_many_requests', hint = 'Try again within the hour.';
end $$;

create function private.refuse_over_limit(p_what text, p_most integer) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  if private.over_limit(p_what, p_most) then perform private.too_many_requests(); end if;
end $$;

-- Whose row it becomes: nobody's where the account of the token is gone, as for an hour after it was erased. An
-- erasure that has begun is waited for, and one that comes now waits: otherwise the foreign key would refuse the row. Who
-- is not signed in costs no look.
create function private.account_id() returns uuid
  language plpgsql volatile set search_path = ''
as $$
declare
  account uuid := auth.uid();
begin
  if account is null then return null; end if;
  select u.id into account from auth.users u where u.id = account for key share;
  return account;
end $$;

-- A row that several people may edit carries a version: an update that names the version it saw
-- changes nothing if somebody else was faster.
create function private.next_version() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;
