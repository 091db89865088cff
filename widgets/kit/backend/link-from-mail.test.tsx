import { afterEach, expect, test } from 'vitest'
import { bringsTokens, dropHash } from './link-from-mail.ts'

const address = location.href

afterEach(() => history.replaceState(null, '', address))

test('tokens leave the address even if it has two slashes where its path begins, as anybody may ask of a link', () => {
  history.replaceState(null, '', `${location.origin}//site.example?partner=acme#access_token=secret`)

  dropHash()

  expect(location.href).toBe(`${location.origin}//site.example?partner=acme`)
})

test.each(['access_token', 'type', 'error', 'error_description'])(
  'a link whose query names %s brings no tokens: the client would prefer that to what is behind the #',
  name => {
    const hash = '#access_token=secret'

    expect(bringsTokens({ search: '?partner=acme', hash })).toBe(true)
    expect(bringsTokens({ search: `?${name}=Call+0491+570+006+at+once`, hash })).toBe(false)
  },
)
