import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import './put-back.ts'
import { bearTranslation } from './translated.ts'

const isWatched = () => !`${Node.prototype.appendChild}`.includes('native code')

/** A line that was empty, a text that goes with the component it is in, and a sentence of two texts. */
function Lines({ said }: { said?: string }) {
  return (
    <>
      <p role="status">{said}</p>
      <p>
        {said ? '' : <Words />} {said}
      </p>
    </>
  )
}
const Words = () => 'Nothing sent'

test('only a translator is taken for one, not React that writes into an empty line or takes a text off', async () => {
  const { container, rerender } = render(<Lines />)
  bearTranslation()
  rerender(<Lines said="Sending your request" />)
  await vi.dynamicImportSettled()
  expect(isWatched()).toBe(false)

  // As Safari does it.
  const line = container.querySelector('p + p')!
  const theirs = [...line.childNodes].map(({ textContent }) => new Text(`${textContent} (translated)`))
  for (const text of [...line.childNodes]) text.remove()
  line.append(...theirs)

  await expect.poll(isWatched).toBe(true)
})
