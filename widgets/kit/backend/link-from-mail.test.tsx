import { afterEach, expect, test } from 'vitest'
import { dropHash } from './link-from-mail.ts'

const address = location.href

afterEach(() => history.replaceState(null, '', address))

test('tokens leave the address even if it has two slashes where its path begins, as anybody may ask of a link', () => {
  history.replaceState(null, '', `${location.origin}//site.example?partner=acme#access_token=secret`)

  dropHash()

  expect(location.href).toBe(`${location.origin}//site.example?partner=acme`)
})
