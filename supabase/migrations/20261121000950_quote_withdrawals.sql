-- Withdrawing a request for a quote by its link, without an account. The link carries the id that the browser made: a
-- secret of the device is in it, and nobody but the visitor and the team ever sees it whole (the reference shows 40 of
-- its 122 bits). An insert-only box: every well-formed id answers 201, so it tells nothing about what there is.

create table public.quote_withdrawals (
  id         uuid primary key,
  request_id uuid not null,
  created_at timestamptz not null default now()
);
create index quote_withdrawals_created_at_idx on public.quote_withdrawals (created_at);

create function private.quote_withdrawal_before_insert() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  gone text;
begin
  new.created_at := now();
  perform private.refuse_over_limit('withdrawal', 20);
  delete from public.quote_requests q where q.id = new.request_id returning q.reference into gone;
  if found then
    -- What has not been sent yet names the visitor.
    delete from public.outbox_messages m
     where m.kind = 'quote-received' and m.sent_at is null and m.data ->> 'request_id' = new.request_id::text;
    perform private.notify_team('team-quote-withdrawn', jsonb_build_object('reference', gone));
  end if;
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

-- The message to the visitor names the link.
create or replace function private.quote_after_insert() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.is_suspect then return null; end if;
  perform private.enqueue('quote-received', 'email', new.email,
    jsonb_build_object('reference', new.reference, 'full_name', new.full_name, 'request_id', new.id));
  perform private.notify_team('team-quote', jsonb_build_object('reference', new.reference));
  return null;
end $$;
