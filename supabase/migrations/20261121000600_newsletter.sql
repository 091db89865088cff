-- Newsletter addresses and unsubscribing. The browser sends {email, user_agent}; everything else is the server's.

create table public.newsletter_subscriptions (
  id                uuid primary key default gen_random_uuid(),
  -- In the collation "C" the index of the constraint also serves the team's search by a beginning.
  email             text collate "C" not null,
  user_agent        text,
  unsubscribe_token uuid not null default gen_random_uuid(),
  created_at        timestamptz not null default now(),
  constraint newsletter_subscriptions_email_key unique (email),
  constraint newsletter_subscriptions_email_shape check (private.is_email(email)),
  constraint newsletter_subscriptions_user_agent_length check (char_length(user_agent) <= 512)
);
create index newsletter_subscriptions_created_at_idx on public.newsletter_subscriptions (created_at, id);
-- Not unique: the token follows from the address, and for an address already on the list the error must name the constraint above.
create index newsletter_subscriptions_unsubscribe_token_idx on public.newsletter_subscriptions (unsubscribe_token);

create function private.newsletter_before_insert() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refuse_over_limit('newsletter', 10);
  new.id := gen_random_uuid();
  new.created_at := now();
  -- In "C" an É would stay a capital and count as another mailbox.
  new.email := lower(btrim(new.email) collate "default");
  -- Always the same for one address: people who left and came back can unsubscribe with the link in any email, old or new.
  new.unsubscribe_token := substr(encode(sha256(convert_to(concat_ws(' ',
    (select s.person_key from private.settings s), 'newsletter', new.email), 'UTF8')), 'hex'), 1, 32)::uuid;
  -- Truncated, never refused: the address matters, the browser's name does not.
  new.user_agent := left(new.user_agent, 512);
  return new;
end $$;
create trigger before_insert before insert on public.newsletter_subscriptions
  for each row execute function private.newsletter_before_insert();

create function private.newsletter_after_insert() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.enqueue('newsletter-welcome', 'email', new.email,
    jsonb_build_object('unsubscribe_token', new.unsubscribe_token));
  return null;
end $$;
create trigger after_insert after insert on public.newsletter_subscriptions
  for each row execute function private.newsletter_after_insert();
-- An address that is taken off the list, by its link or by the team, gets no welcome after that.
create function private.newsletter_after_delete() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.outbox_messages m
   where m.recipient = old.email and m.kind = 'newsletter-welcome' and m.sent_at is null;
  return null;
end $$;
create trigger after_delete after delete on public.newsletter_subscriptions
  for each row execute function private.newsletter_after_delete();
create trigger one_row after insert on public.newsletter_subscriptions
  referencing new table as new_rows for each statement execute function private.one_row_per_request();
create trigger audit after update or delete on public.newsletter_subscriptions
  for each row execute function private.write_audit('id');

alter table public.newsletter_subscriptions enable row level security;
revoke all on public.newsletter_subscriptions from anon, authenticated;
grant insert (email, user_agent) on public.newsletter_subscriptions to anon, authenticated;
-- With the unsubscribe token: each newsletter that the team sends has its reader's own link.
grant select (id, email, user_agent, unsubscribe_token, created_at), delete on public.newsletter_subscriptions to authenticated;
grant select, insert, update, delete on public.newsletter_subscriptions to service_role;

create policy "Anybody may subscribe, now" on public.newsletter_subscriptions
  for insert to anon, authenticated
  with check (created_at = now());
create policy "Administrators read subscribers" on public.newsletter_subscriptions
  for select to authenticated
  using ((select public.is_admin()));
create policy "Administrators delete subscribers" on public.newsletter_subscriptions
  for delete to authenticated
  using ((select public.is_admin()));

-- An insert-only box: every well-formed token answers 201, so it tells nothing about who is subscribed.
create table public.unsubscribe_requests (
  id         uuid primary key default gen_random_uuid(),
  token      uuid not null,
  created_at timestamptz not null default now()
);

create function private.unsubscribe_before_insert() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refuse_over_limit('unsubscribe', 20);
  new.created_at := now();
  delete from public.newsletter_subscriptions n where n.unsubscribe_token = new.token;
  -- The token always belongs to the same address: if it were kept, it would show who has left.
  new.token := new.id;
  return new;
end $$;
create trigger before_insert before insert on public.unsubscribe_requests
  for each row execute function private.unsubscribe_before_insert();
create trigger one_row after insert on public.unsubscribe_requests
  referencing new table as new_rows for each statement execute function private.one_row_per_request();

alter table public.unsubscribe_requests enable row level security;
revoke all on public.unsubscribe_requests from anon, authenticated;
grant insert (id, token) on public.unsubscribe_requests to anon, authenticated;
grant select, insert, delete on public.unsubscribe_requests to service_role;

create policy "Anybody with a link may unsubscribe, now" on public.unsubscribe_requests
  for insert to anon, authenticated
  with check (created_at = now());

-- Where the edge function leads people who follow the link of a mail program's button instead of pressing it.
create function public.site_url() returns text
  language sql stable security invoker set search_path = ''
as $$ select s.site_url from private.settings s $$;
revoke all on function public.site_url() from public, anon, authenticated;
grant execute on function public.site_url() to service_role;
