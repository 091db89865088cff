-- Everything that supabase/catalogue/lints.ts must find, one mistake per rule. Applied by a test, never elsewhere.

create schema if not exists private;

create table public.parents (id bigint primary key);
alter table public.parents enable row level security;
create policy "says something" on public.parents for select to anon using (id > 0);

-- unindexed_foreign_key
create table public.children (id bigint primary key, parent bigint references public.parents (id));
alter table public.children enable row level security;
create policy "says something" on public.children for select to anon using (id > 0);

-- auth_users_exposed, definer_view
create view public.accounts as select id, email from auth.users;

-- call_per_row_in_policy, estimates_reveal_values
create table public.per_row (id uuid primary key);
alter table public.per_row enable row level security;
create policy "asks for each row" on public.per_row for select to authenticated using (id = auth.uid());

-- no_primary_key
create table public.nameless (note text);
alter table public.nameless enable row level security;
create policy "says something" on public.nameless for select to anon using (note <> '');

-- several_permissive_policies
create table public.twice (id bigint primary key);
alter table public.twice enable row level security;
create policy "one" on public.twice for select to anon using (id > 0);
create policy "and another" on public.twice for select to anon using (id < 0);

create table public.twice_in_all (id bigint primary key);
alter table public.twice_in_all enable row level security;
create policy "one" on public.twice_in_all for select to anon using (id > 0);
create policy "and everything" on public.twice_in_all for all to anon using (id < 0);

-- policy_without_rls, rls_off
create table public.asleep (id bigint primary key);
create policy "does nothing" on public.asleep for select to anon using (id > 0);

-- rls_without_policy
create table public.silent (id bigint primary key);
alter table public.silent enable row level security;

-- duplicate_index
create index children_once on public.children (id, parent);
create index children_again on public.children (id, parent);

-- search_path_not_set, function_open_to_public
create function public.open_to_all() returns int language sql as 'select 1';

-- extension_in_public
create extension citext schema public;

-- policy_trusts_user_metadata
create table public.trusting (id bigint primary key);
alter table public.trusting enable row level security;
create policy "believes the visitor" on public.trusting for select to authenticated
  using ((current_setting('request.jwt.claims', true)::jsonb -> 'user_metadata' ->> 'admin')::boolean);

-- materialized_view_in_api
create materialized view public.frozen as select id from public.parents;
grant select on public.frozen to anon;

-- write_policy_always_true, policy_for_everybody, wide_grant_to_anonymous, box_without_guards
create table public.anything_goes (id bigint primary key);
alter table public.anything_goes enable row level security;
create policy "anything" on public.anything_goes for insert with check (true);
grant insert on public.anything_goes to anon;

-- box_without_guards: it counts how much one address sends, but not how many rows come at once
create table public.half_guarded (note text primary key);
alter table public.half_guarded enable row level security;
create policy "says something" on public.half_guarded for insert to anon with check (note <> '');
grant insert (note) on public.half_guarded to anon;
create function private.counts() returns trigger language plpgsql set search_path = '' as $$
begin
  perform private.refuse_over_limit('note', 10);
  return new;
end $$;
create trigger before_insert before insert on public.half_guarded for each row execute function private.counts();

-- definer_function_in_api
create function public.as_the_owner() returns int language sql security definer set search_path = '' as 'select 1';
