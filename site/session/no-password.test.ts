import { expect, test } from 'vitest'
import { hasNoPassword } from './no-password.ts'

const at = (time: string) => `2026-11-23T${time}Z`
const asked = { created_at: at('09:00:00'), confirmation_sent_at: at('09:00:01'), email_confirmed_at: at('09:05:00') }

test.each([
  ['somebody who asked for an account once', asked, false],
  ['somebody who asked for it again a minute later', { ...asked, confirmation_sent_at: at('09:01:01') }, true],
  [
    'somebody who asked for a new password before the first letter came',
    { ...asked, recovery_sent_at: at('09:02:00') },
    true,
  ],
  [
    'somebody who has forgotten the password of an account in use',
    { ...asked, recovery_sent_at: at('12:00:00') },
    false,
  ],
  ['somebody who signs in with a phone number', { created_at: at('09:00:00') }, false],
])('whether %s has to choose a password, %o: %s', (_, times, none) => {
  const user = { id: 'a', aud: 'authenticated', app_metadata: {}, user_metadata: {}, ...times }

  expect(hasNoPassword(user)).toBe(none)
})

test('where nobody is signed in there is no password to choose', () => {
  expect(hasNoPassword(null)).toBe(false)
})
