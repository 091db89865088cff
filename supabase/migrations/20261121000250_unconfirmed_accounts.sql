-- Anybody can create an account with another person's address or number and a password of their own. If that person then
-- signs up too, Auth keeps the account with its first password: once they confirm it, its creator could always sign in.

-- So until the address is confirmed, asking again removes the password, because nobody can tell whose it was. The person
-- who follows the link then chooses one (site/session/README.md). Nobody signs in to a phone number with a password.
-- Auth treats an empty text as no password.
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
