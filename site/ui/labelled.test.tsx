import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { TextField } from './labelled.tsx'

afterEach(cleanup)

test('somebody who is in a field before the script starts is told what is wrong with it', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<TextField label="Phone" />)
  screen.getByLabelText('Phone').focus()
  const { rerender } = render(<TextField label="Phone" />, { container, hydrate: true })

  rerender(<TextField label="Phone" problem="This is too short." />)

  expect(screen.getByText('This is too short.').closest('[aria-live=polite]')).not.toBeNull()
})
