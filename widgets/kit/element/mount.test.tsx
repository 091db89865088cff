import { waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mountWidget } from './mount.tsx'

const Greeting = () => <p>Good day</p>

test('a picture that a translator wrote into is redrawn, and nothing goes to the page’s error log', async () => {
  const heard = vi.fn((event: Event) => event.preventDefault())
  window.addEventListener('error', heard)
  onTestFinished(() => window.removeEventListener('error', heard))
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  root.innerHTML = '<div><p><font>Guten Tag</font></p></div>'

  const onError = vi.fn()
  await new Promise<void>(onReady => {
    const painted = root.querySelector('div')
    mountWidget(root, { component: Greeting, painted, values: {}, onError, onReady })
  })

  await waitFor(() => expect(root.textContent).toBe('Good day'))
  expect(heard).not.toHaveBeenCalled()
  expect(onError).not.toHaveBeenCalled()
})
