-- Auth lets whoever is signed in add a number to their account or change the one it has, without its password and without
-- asking the old number; no page of ours does. With a code sent to that number they could then sign in for ever: neither a
-- new password nor signing out everywhere ends it, and no page shows the number. One unlocked computer would do, a team
-- member's too. So a confirmed account keeps the number that it was made with, or none.
create function private.refuse_number() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  raise exception 'An account keeps the number that it was made with' using errcode = '42501';
end $$;
-- To Auth an empty text may be no number.
create trigger refuse_number before update of phone on auth.users
  for each row when (coalesce(new.phone, '') <> coalesce(old.phone, '')
                     and (old.email_confirmed_at is not null or old.phone_confirmed_at is not null))
  execute function private.refuse_number();
