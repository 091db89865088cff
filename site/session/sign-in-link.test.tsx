import { afterEach, expect, test, vi } from 'vitest'
import { notify } from '#widgets/kit/notify/notify.tsx'
import { tellLinkError, tellLinkFailed } from './link-trouble.ts'
import { linkBrings } from './sign-in-link.ts'

const address = location.href
afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', address)
})

test.each([
  ['type=recovery', 'PASSWORD_RECOVERY'],
  ['%74ype=recovery', 'PASSWORD_RECOVERY'],
  ['type=signup', 'SIGNED_IN'],
  ['type=recovery-of-mine', 'SIGNED_IN'],
  ['type=recovery&type=signup', 'SIGNED_IN'],
  ['not=it', 'SIGNED_IN'],
] as const)('tokens with %s bring %s, as the client will say', (type, event) => {
  history.replaceState(null, '', `/#access_token=secret&${type}`)

  expect(linkBrings()).toBe(event)
})

test.each([
  ['Email+link+is+invalid+or+has+expired', 'Email link is invalid or has expired'],
  ['Call+0491+570+006+at+once', 'This link no longer works. Ask for a new one.'],
])('of why a link no longer works, the page repeats only what the provider is known to say: %s', (said, told) => {
  const error = vi.spyOn(notify, 'error')
  history.replaceState(null, '', `/#error=access_denied&error_code=otp_expired&error_description=${said}`)

  tellLinkError()

  expect(error.mock.calls).toEqual([[told]])
  expect(location.hash).toBe('')
})

test('of why its tokens are refused, the page repeats nothing that the maker of the link may have written', () => {
  const error = vi.spyOn(notify, 'error')
  // As a hosted project answers a token whose header names a key that it does not know.
  const message =
    'invalid JWT: unable to parse or verify signature, token is unverifiable: error while executing keyfunc: unrecognized JWT kid Call 0491 570 006 at once for algorithm ES256'

  tellLinkFailed({ name: 'AuthApiError', status: 403, code: 'bad_jwt', message })

  expect(error.mock.calls).toEqual([['invalid JWT: unable to parse or verify signature', 'Ask for a new link.']])
})
