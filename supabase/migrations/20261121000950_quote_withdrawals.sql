-- Withdrawing a quote request by its link, without an account. The link carries the id that the browser made: it is made
-- with a secret of the device, and only the visitor and the team ever see all of it (the reference shows 40 of its 122
-- bits). An insert-only box: every well-formed id answers 201, so the answer does not reveal which ids exist.

create table public.quote_withdrawals (
  id         uuid primary key,
  request_id uuid not null,
  created_at timestamptz not null default now()
);
create index quote_withdrawals_created_at_idx on public.quote_withdrawals (created_at);

create function private.quote_withdrawal_before_insert() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.created_at := now();
  perform private.refuse_over_limit('withdrawal', 20);
  delete from public.quote_requests q where q.id = new.request_id;
  return new;
end $$;
create trigger before_insert before insert on public.quote_withdrawals
  for each row execute function private.quote_withdrawal_before_insert();
create trigger one_row after insert on public.quote_withdrawals
  referencing new table as new_rows for each statement execute function private.one_row_per_request();

alter table public.quote_withdrawals enable row level security;
revoke all on public.quote_withdrawals from anon, authenticated;
grant insert (id, request_id) on public.quote_withdrawals to anon, authenticated;
grant select, insert, delete on public.quote_withdrawals to service_role;

create policy "Anybody with a link may withdraw that request, now" on public.quote_withdrawals
  for insert to anon, authenticated
  with check (created_at = now());

-- However a request is deleted, unsent messages about it are deleted too: they name the visitor. The team is told when a
-- visitor withdraws one, by the link or signed in, but not when it deletes one itself.
create function private.quote_after_delete() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.outbox_messages m
   where m.kind = 'quote-received' and m.sent_at is null and m.data ->> 'request_id' = old.id::text;
  if current_setting('role', true) in ('anon', 'authenticated') and not public.is_admin() and not old.is_suspect then
    perform private.notify_team('team-quote-withdrawn', jsonb_build_object('reference', old.reference));
  end if;
  return null;
end $$;
create trigger after_delete after delete on public.quote_requests
  for each row execute function private.quote_after_delete();
