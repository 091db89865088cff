import { expect, test } from 'vitest'
import { providersOwn } from './providers-own.ts'

test('the provider’s words are its own, not what the client reads in an address or makes up itself', () => {
  const message = 'Call 0491 570 006 at once'

  expect(providersOwn({ name: 'AuthApiError', status: 403, message })).toBe(message)
  expect(providersOwn({ name: 'AuthImplicitGrantRedirectError', status: 500, message })).toBeUndefined()
  expect(providersOwn({ name: 'AuthUnknownError', status: 500, message })).toBeUndefined()
  expect(providersOwn({ name: 'AuthRetryableFetchError', status: 0, message })).toBeUndefined()
})
