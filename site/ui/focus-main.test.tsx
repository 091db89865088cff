import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { focusMain } from './focus-main.ts'

afterEach(cleanup)

test('the page’s main part takes the focus where it is sent there, and not with a press beside its buttons', async () => {
  render(
    <main id="main">
      <p>A text</p>
      <button type="button">A button</button>
    </main>,
  )

  focusMain()
  expect(document.activeElement).toBe(screen.getByRole('main'))
  await userEvent.tab()
  await userEvent.click(screen.getByText('A text'))

  expect(document.activeElement).toBe(document.body)
})
