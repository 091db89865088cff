-- Anybody may make an account with another's address or number, and a password of their own. Where the person asks too,
-- Auth keeps that account with its first password, and whoever made it would be let in for good once the person confirms it.

-- As long as the address is not confirmed, whatever is asked for again takes the password: whose it was, nobody can tell.
-- Whoever comes by the link then chooses one (site/session/README.md). With a number nobody signs in by a password.
-- To Auth an empty text is none.
create function private.forget_password() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.encrypted_password := '';
  return new;
end $$;
create trigger forget_password before update of confirmation_sent_at, recovery_sent_at, phone_confirmed_at on auth.users
  for each row when (new.email_confirmed_at is null
                     and (new.confirmation_sent_at <> old.confirmation_sent_at
                          or (new.recovery_sent_at is not null and new.recovery_sent_at is distinct from old.recovery_sent_at)
                          or new.phone_confirmed_at is distinct from old.phone_confirmed_at))
  execute function private.forget_password();
