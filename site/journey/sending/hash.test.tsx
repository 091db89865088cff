import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { useHash } from './hash.ts'

const ID = 'f3437e59-5261-4ba9-9f9b-f9a4d1fedb98'
const Token = () => <output>{useHash('token') ?? 'none'}</output>

function tokenOf(hash: string) {
  location.hash = hash
  render(<Token />, { wrapper: MemoryRouter })
  return screen.getByRole('status').textContent
}

afterEach(() => {
  cleanup()
  location.hash = ''
})

test.each(['', '.', '>', ')', '&utm_source=newsletter', '?fbclid=abc', '%20', '#:~:text=leave'])(
  'a link followed by "%s", as mail programs and trackers leave it, still names its id',
  after => {
    expect(tokenOf(`#token=${ID}${after}`)).toBe(ID)
  },
)

test.each([`#token=${ID.slice(0, -1)}`, `#token=${ID}0`, `#token=${ID}-0`, `#request=${ID}`, `#a-token=${ID}`])(
  '%s names no token',
  hash => {
    expect(tokenOf(hash)).toBe('none')
  },
)
