import { cleanup, render } from '@testing-library/react'
import { type Navigator, Router } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { Arrival } from './arrival.tsx'

afterEach(() => {
  cleanup()
  document.documentElement.removeAttribute('data-start')
})

test('somebody who goes back several pages at once, from a part of a page to one that the browser loaded, arrives there', () => {
  // As the history has an entry that the router did not make.
  const at = (pathname: string, hash = '') => (
    <Router location={{ pathname, hash, search: '', state: null, key: 'default' }} navigator={{} as Navigator}>
      <main>
        <h1 tabIndex={-1}>{pathname}</h1>
      </main>
      <Arrival />
    </Router>
  )
  const { rerender } = render(at('/faq', '#is-it-free'))

  rerender(at('/quote'))

  expect(document.activeElement?.textContent).toBe('/quote')
  expect(document.documentElement).toHaveAttribute('data-start')
})
