import { afterEach, expect, test } from 'vitest'
import { linkBrings } from './sign-in-link.ts'

const address = location.href
afterEach(() => history.replaceState(null, '', address))

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
