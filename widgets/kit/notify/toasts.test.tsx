import { act, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { notifier } from './notify.tsx'
import { Toasts } from './toasts.tsx'

test('a toaster that came while its widget was off the page fails nothing, and tells once it is back', async () => {
  const page = document.createElement('div')
  render(<Toasts id="away" />, { container: page })
  document.body.append(page)
  onTestFinished(() => page.remove())

  act(() => notifier('away').success('Saved'))

  expect((await screen.findByText('Saved')).checkVisibility()).toBe(true)
})
