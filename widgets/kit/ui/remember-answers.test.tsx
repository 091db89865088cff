import { screen } from '@testing-library/react'
import { type ChangeEvent, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { rememberAnswers } from './remember-answers.ts'

function Form() {
  const [state, setState] = useState('')
  const [cover, setCover] = useState('both')
  const [news, setNews] = useState(true)
  const [name, setName] = useState('')
  const choose = (event: ChangeEvent<HTMLInputElement>) => setCover(event.target.value)
  return (
    <form>
      <select aria-label="State" name="state" value={state} onChange={event => setState(event.target.value)}>
        <option value="">Choose</option>
        <option>QLD</option>
      </select>
      <input aria-label="Both" name="cover" type="radio" value="both" checked={cover === 'both'} onChange={choose} />
      <input
        aria-label="Extras"
        name="cover"
        type="radio"
        value="extras"
        checked={cover === 'extras'}
        onChange={choose}
      />
      <input aria-label="News" name="news" type="checkbox" checked={news} onChange={() => setNews(!news)} />
      <input aria-label="Name" name="name" value={name} onChange={event => setName(event.target.value)} />
      <output>{`${state} ${cover} ${news} ${name}`}</output>
    </form>
  )
}

test('what was answered before React redraws a form is answered for React too', async () => {
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = renderToString(<Form />)
  const before = screen.getByLabelText<HTMLInputElement>('Name')
  before.after(document.createElement('i'))
  before.value = 'Ana'
  screen.getByLabelText<HTMLSelectElement>('State').value = 'QLD'
  for (const label of ['Extras', 'News']) screen.getByLabelText(label).click()

  const restore = rememberAnswers(box)
  const root = hydrateRoot(box, <Form />, { onRecoverableError: () => restore() })
  onTestFinished(() => {
    root.unmount()
    box.remove()
  })

  await expect.poll(() => screen.getByRole('status').textContent).toBe('QLD extras false Ana')
  expect(screen.getByLabelText('Name')).not.toBe(before)
  for (const [label, checked] of [
    ['Both', false],
    ['Extras', true],
    ['News', false],
  ] as const)
    expect(screen.getByLabelText<HTMLInputElement>(label).checked).toBe(checked)
})
