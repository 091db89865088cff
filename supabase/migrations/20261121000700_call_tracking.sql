-- Taps on a phone link: {phone_number, source_page, user_agent, session_id}, as the specification has them.

create table public.web_call_tracking (
  id           bigint generated always as identity primary key,
  phone_number text not null check (phone_number ~ '^\+?[0-9][0-9 ()-]{2,19}$'),
  source_page  text not null check (source_page ~ '^[a-z0-9][a-z0-9:/_-]{0,99}$'),
  user_agent   text check (char_length(user_agent) <= 512),
  session_id   text check (session_id ~ '^[A-Za-z0-9_-]{1,64}$'),
  created_at   timestamptz not null default now()
);
create index web_call_tracking_created_at_idx on public.web_call_tracking (created_at, source_page);

create function private.call_tracking_before_insert() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refuse_over_limit('call-tracking', 60);
  new.created_at := now();
  new.user_agent := left(new.user_agent, 512);
  return new;
end $$;
create trigger before_insert before insert on public.web_call_tracking
  for each row execute function private.call_tracking_before_insert();
create trigger one_row after insert on public.web_call_tracking
  referencing new table as new_rows for each statement execute function private.one_row_per_request();

alter table public.web_call_tracking enable row level security;
revoke all on public.web_call_tracking from anon, authenticated;
grant insert (phone_number, source_page, user_agent, session_id) on public.web_call_tracking to anon, authenticated;
grant select, delete on public.web_call_tracking to authenticated;
grant select, insert, update, delete on public.web_call_tracking to service_role;

create policy "Anybody may record a call, now" on public.web_call_tracking
  for insert to anon, authenticated
  with check (created_at = now());
create policy "Administrators read calls" on public.web_call_tracking
  for select to authenticated
  using ((select public.is_admin()));
-- No screen deletes these; purge_expired() does, including when an administrator runs it.
create policy "Administrators delete calls that are past their time" on public.web_call_tracking
  for delete to authenticated
  using ((select public.is_admin()) and created_at < now() + interval '1 day' - interval '13 months');
