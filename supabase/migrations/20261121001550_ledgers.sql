-- The team's long lists: requests, calls, messages, subscribers. One function reads them all, so that they are searched,
-- sorted and paged in the same way. Search words come in the body, never in an address that a server logs.

-- What a list shows, how it can be sorted and where words are searched for. Each order has an index and ends in a unique
-- column; every searched column has an index too, except the one that is read through.
create function private.ledger(p_name text) returns jsonb
  language sql immutable set search_path = ''
as $$
  select case p_name
    when 'quote_requests' then '{
      "columns": "id, reference, cover_for, state, answers, chosen_policies, full_name, email, phone, best_time, consent_version, partner_ref, embed_origin, is_suspect, status, notes, version, created_at, updated_at",
      "handled": true,
      "orders": {"created_at": ["created_at", "id"], "name": ["name_key", "id"],
                 "state": ["state", "created_at", "id"], "status": ["status", "created_at", "id"]},
      "searched": {"reference": ["reference"], "phone": ["phone"], "email": ["email"], "name": ["name_key", "last_name_key"]}}'
    when 'call_bookings' then '{
      "columns": "id, reference, slot_date, slot_no, full_name, phone, cover_for, state, consent_version, partner_ref, embed_origin, is_suspect, status, notes, version, created_at, updated_at",
      "handled": true,
      "orders": {"created_at": ["created_at", "id"], "name": ["name_key", "id"],
                 "slot": ["slot_date", "slot_no", "id"], "status": ["status", "created_at", "id"]},
      "searched": {"reference": ["reference"], "phone": ["phone"], "day": ["slot_date"], "name": ["name_key", "last_name_key"]}}'
    when 'contact_messages' then '{
      "columns": "id, reference, full_name, email, topic, message, is_suspect, status, notes, version, created_at, updated_at",
      "handled": true,
      "orders": {"created_at": ["created_at", "id"], "name": ["name_key", "id"],
                 "topic": ["topic_key", "created_at", "id"], "status": ["status", "created_at", "id"]},
      "searched": {"reference": ["reference"], "email": ["email"], "name": ["name_key", "last_name_key"]},
      "read_through": "message"}'
    when 'newsletter_subscriptions' then '{
      "columns": "id, email, user_agent, unsubscribe_token, created_at",
      "orders": {"created_at": ["created_at", "id"], "email": ["email"]},
      "searched": {"email": ["email"]}}'
  end::jsonb
$$;

-- The beginning of a reference, however it is written: HC-6AA2-BC, hc 6aa2bc, 6AA2. Nobody can tell O from 0 by ear, and
-- a reference has no I, L or O.
create function private.as_reference(p_words text) returns text
  language plpgsql immutable set search_path = ''
as $$
declare
  body constant text := translate(upper(regexp_replace(p_words, '^hc|[ -]', '', 'g')), 'ILO', '110');
begin
  return 'HC-' || left(body, 4) || case when length(body) > 4 then '-' || substr(body, 5) else '' end;
end $$;

-- One page. Each row brings its place in the order; the next page starts after the place that p_after names, however many
-- rows came or went in the meantime. The statement is built for each call, because each order needs a plan of its own;
-- the caller's values enter it only as literals.
create function public.admin_ledger(
  p_ledger text, p_words text default '', p_status text default '', p_suspect boolean default false,
  p_order text default 'created_at', p_descending boolean default true,
  p_after jsonb default null, p_limit integer default 50)
  returns setof jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  ledger constant jsonb := private.ledger(p_ledger);
  searched constant jsonb := ledger -> 'searched';
  -- As pasted from a page or an address book: with non-breaking spaces and invisible marks …
  words text := lower(btrim(regexp_replace(regexp_replace(p_words, '[\u200b\u061c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'),
                                           '[\s\u00a0\u2000-\u200a\u202f]+', ' ', 'g'),
    -- … out of a sentence, with what stands around it there …
    ' .,;:!?<>()[]"“”'));
  -- … and a number or a reference with long hyphens.
  plain constant text := regexp_replace(words, '[\u2010-\u2015\u2212]', '-', 'g');
  beginning text;
  kind text;
  keys text[];
  asked text;
  narrowed text := 'true';
  worded text;
  inside text;
  following text;
  begun bigint;
  called_so uuid[];
begin
  if current_user = 'authenticated' and not public.is_admin() then
    raise exception 'Only administrators read the lists' using errcode = '42501';
  end if;
  keys := array(select jsonb_array_elements_text(ledger -> 'orders' -> p_order));
  if cardinality(keys) = 0 then
    raise exception 'There is no list % with the order %', p_ledger, p_order using errcode = '22023';
  end if;

  if ledger ? 'handled' then
    narrowed := format('is_suspect = %L', p_suspect);
    if p_status <> '' then narrowed := narrowed || format(' and status = %L', p_status); end if;
  end if;

  if words <> '' then
    kind := case
      when searched ? 'reference' and plain ~ '^hc([ -]|$)' then 'reference'
      when searched ? 'day' and plain ~ '^[12][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' then 'day'
      when searched ? 'phone' and plain ~ '^[0-9+ ().-]*[0-9][0-9+ ().-]*$' then 'phone'
      when searched ? 'email' and (words like '%@%' or not searched ? 'name') then 'email'
      else 'name' end;
    if kind in ('reference', 'day', 'phone') then words := plain; end if;
    beginning := case kind
      when 'name' then private.folded(words)
      when 'reference' then private.as_reference(words)
      -- 0491 …, +61 491 …, +61 (0)491 …, 61491 …, 0061 491 …, 0011 61 491 …, and 491 …
      when 'phone' then regexp_replace(regexp_replace(words, '[^0-9]', '', 'g'), '^(0061|001161|61|6$)?0?', '+61')
      -- Of "Ada <ada@example.com>" or "mailto:ada@example.com" the address, and o’neil@…, as phones write it, as it is kept.
      when 'email' then btrim(translate(
        coalesce(substring(plain from '[^ <>:;,()"“”]*@[^ <>:;,()"“”]*'), plain), '‘’', repeat('''', 2)), '.''')
      else words end;
    worded := case when kind = 'day' then
      -- Counted from the first of its month, so that no typed date is an error: 31 June is 1 July.
      format('%I = date %L + %L::int', searched -> kind ->> 0, left(words, 7) || '-01', right(words, 2)::int - 1)
    else (
      select '(' || string_agg(format('%1$I >= %2$L collate "C" and %1$I < %3$L collate "C"',
                                      place, sought, sought || chr(1114111)), ' or ') || ')'
        from (
          select place, beginning as sought from jsonb_array_elements_text(searched -> kind) place
          union all
          -- As it is read out: without the HC, with a space, with the letter O for a zero.
          select 'reference', private.as_reference(words)
           where searched ? 'reference' and kind in ('phone', 'name') and words ~ '^(hc)?[0-9a-tv-z]{4}[ -]?[0-9a-tv-z]{0,4}$'
          union all
          -- The letters after it may be HC too: HC-HC7K-2QXD.
          select 'reference', private.as_reference('hc' || words)
           where searched ? 'reference' and kind = 'name' and words ~ '^hc[0-9a-tv-z]{2}[ -]?[0-9a-tv-z]{0,4}$'
          union all
          -- And somebody is called HC Wong.
          select place, private.folded(words) from jsonb_array_elements_text(searched -> 'name') place
           where kind = 'reference' and words like 'hc %'
        ) looked) end;
    -- A surname of several words, such as "van der Berg": by its last word, with the others before it.
    if kind = 'name' and beginning like '% %' then
      worded := format(
        '(%1$s or %2$I >= %3$L collate "C" and %2$I < %4$L collate "C" and strpos(%5$I, %6$L) > 0)',
        worded, searched -> 'name' ->> 1, regexp_replace(beginning, '^.*\s', ''),
        regexp_replace(beginning, '^.*\s', '') || chr(1114111), searched -> 'name' ->> 0, ' ' || beginning);
    end if;
    -- Three letters, or one of those that take three bytes: in 陳大文 the given name follows without a blank.
    if kind = 'name' and octet_length(beginning) >= 3 then
      inside := coalesce((select string_agg(format('strpos(%I, %L) > 0', searched -> 'name' ->> 0, word), ' and ')
                            from regexp_split_to_table(beginning, '[ ,]+') word where word <> ''), 'false');
    end if;
    if kind = 'name' and ledger ? 'read_through' then
      -- Phones write ’ for an apostrophe. Looked for only if the words have one, because all messages are read.
      worded := case when words ~ '[''’]'
        then format('(%s or strpos(replace(lower(%I), %L, %L), %L) > 0)',
                    worded, ledger ->> 'read_through', '’', '''', replace(words, '’', ''''))
        else format('(%s or strpos(lower(%I), %L) > 0)', worded, ledger ->> 'read_through', words) end;
      -- All are read for it, so half a name is looked for at once: who is called Ann in the middle would not be found as
      -- long as anybody writes of an annual limit.
      worded := format('(%s or %s)', worded, coalesce(inside, 'false'));
    end if;
  end if;

  if p_after is not null then
    following := format('(%s) %s (%s)', array_to_string(keys, ', '),
      case when p_descending then '<' else '>' end,
      (select string_agg(quote_literal(value), ', ' order by nth)
         from jsonb_array_elements_text(p_after) with ordinality after (value, nth)));
  end if;

  asked := format(
    'select to_jsonb(page) from (select %s, jsonb_build_array(%s) as place from public.%I where %%s order by %s limit %s) page',
    ledger ->> 'columns',
    array_to_string(keys, ', '),
    p_ledger,
    (select string_agg(key || case when p_descending then ' desc' else '' end, ', ' order by nth)
       from unnest(keys) with ordinality k (key, nth)),
    least(greatest(p_limit, 1), 1000));
  return query execute format(asked, concat_ws(' and ', narrowed, worded, following));
  if found or inside is null or ledger ? 'read_through' then return; end if;

  -- No name begins so: then it may be half of one, such as Jones of Smith-Jones or a middle name, or the surname may come
  -- first. All names are read for it, so not on a page after one of names that do begin so.
  if p_after is not null then
    execute format('select count(*) from (%s) begun', format(asked, concat_ws(' and ', narrowed, worded))) into begun;
    if begun > 0 then return; end if;
  end if;
  worded := inside;
  -- Read in the index of names alone, which has what the policy asks of a row: where hardly anybody is called so, to read
  -- the rows themselves, in the order asked for, took up to three times as long. Of more than a thousand, any order soon
  -- comes upon a page.
  execute format('select array(select id from public.%I where %s order by %I limit 1001)',
                 p_ledger, worded, searched -> 'name' ->> 0) into called_so;
  if cardinality(called_so) <= 1000 then worded := format('id = any (%L)', called_so); end if;
  return query execute format(asked, concat_ws(' and ', narrowed, worded, following));
end $$;
revoke all on function public.admin_ledger(text, text, text, boolean, text, boolean, jsonb, integer) from public, anon;
grant execute on function public.admin_ledger(text, text, text, boolean, text, boolean, jsonb, integer)
  to authenticated, service_role;
comment on function public.admin_ledger(text, text, text, boolean, text, boolean, jsonb, integer) is
  'A page of one of the team''s lists: entries that begin with the words, in one of the list''s orders, after a place in it.';

-- What came under one number or address, the latest first: somebody whom the team is about to ring may have a call booked,
-- or may have asked in another entry not to be called. Both belong to whoever typed them, so this is no more than a hint.
create function public.admin_same_sender(p_phone text, p_email text)
  returns table (ledger text, id uuid, reference text, status text, created_at timestamptz, slot_date date, slot_no smallint)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if current_user = 'authenticated' and not public.is_admin() then
    raise exception 'Only administrators read the lists' using errcode = '42501';
  end if;
  return query
    select 'quote_requests', q.id, q.reference, q.status, q.created_at, null::date, null::smallint from public.quote_requests q
     where (q.phone = p_phone or q.email = p_email) and not q.is_suspect
    union all
    select 'call_bookings', b.id, b.reference, b.status, b.created_at, b.slot_date, b.slot_no from public.call_bookings b
     where b.phone = p_phone and not b.is_suspect
    union all
    select 'contact_messages', m.id, m.reference, m.status, m.created_at, null, null from public.contact_messages m
     where m.email = p_email and not m.is_suspect
    order by 5 desc, 2 limit 10;
end $$;
revoke all on function public.admin_same_sender(text, text) from public, anon;
grant execute on function public.admin_same_sender(text, text) to authenticated, service_role;
comment on function public.admin_same_sender(text, text) is
  'The latest requests, calls and messages under a phone number or an email address, ten at most.';

-- Who changed one entry of the lists, the latest first: whom to ask before ringing again, and what a complaint is about.
-- As in the whole trail, values are kept only where they say nothing about a person.
create function public.admin_changes(p_ledger text, p_id uuid)
  returns table (id bigint, at timestamptz, actor uuid, actor_email text, db_role text, changed text[], before jsonb, after jsonb)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if current_user = 'authenticated' and not public.is_admin() then
    raise exception 'Only administrators read the lists' using errcode = '42501';
  end if;
  return query
    select a.id, a.at, a.actor, t.email, a.db_role, a.changed, a.before, a.after
      from private.audit_log a
      left join private.team_addresses t on t.user_id = a.actor
     where a.table_name = p_ledger and a.row_id = p_id::text and a.action = 'UPDATE'
     order by a.id desc limit 20;
end $$;
revoke all on function public.admin_changes(text, uuid) from public, anon;
grant execute on function public.admin_changes(text, uuid) to authenticated, service_role;
comment on function public.admin_changes(text, uuid) is
  'Who changed one request, call or message, when and how: the latest twenty times.';
