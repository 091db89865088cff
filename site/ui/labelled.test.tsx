import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { SelectField, TextField } from './labelled.tsx'

afterEach(cleanup)

test('somebody who is in a field before the script starts is told what is wrong with it', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<TextField label="Phone" />)
  screen.getByLabelText('Phone').focus()
  const { rerender } = render(<TextField label="Phone" />, { container, hydrate: true })

  rerender(<TextField label="Phone" problem="This is too short." />)

  expect(screen.getByText('This is too short.').closest('[aria-live=polite]')).not.toBeNull()
})

test('a problem that comes up after the field was left is read out, and what is typed is not read out again', () => {
  const { rerender } = render(<TextField label="Age" announced />)

  rerender(<TextField label="Age" announced problem="Enter a whole number." />)

  expect(screen.getByText('Enter a whole number.').closest('[aria-live=polite]')).not.toBeNull()
  expect(screen.getByLabelText('Age').closest('[aria-live]')).toBeNull()
})

test('a choice is sent in our words where a browser has translated them', () => {
  const { container } = render(
    <form>
      <SelectField label="State or territory" name="postcode" options={['ACT', 'WA']} />
    </form>,
  )
  const state = screen.getByLabelText<HTMLSelectElement>('State or territory')
  // As Safari and Chrome put it there.
  for (const option of state.options) option.textContent = `${option.textContent} auf Deutsch`

  state.value = 'WA'
  expect(state.selectedOptions[0]?.textContent).toBe('WA auf Deutsch')
  expect(new FormData(container.querySelector('form')!).get('postcode')).toBe('WA')
})
