import { cleanup, render } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pictureOf } from '#widgets/kit/element/tests/picture-of.ts'
import { quoteStart } from './element.ts'
import { examples } from './examples.ts'
import { go } from './go.ts'
import { adapt } from './paint.ts'
import { press } from './press.ts'
import { QuoteStart, type QuoteStartProps } from './quote-start.tsx'

test.each(Object.entries(examples))('%s: the picture is adapted to what the component renders', (_, props) => {
  // A tag always has the site's address, or another if the page sets one.
  const built = props.baseUrl ? { baseUrl: 'https://site.example' } : {}
  const box = pictureOf(<QuoteStart {...built} />)
  const rendered = pictureOf(<QuoteStart {...props} />)

  adapt(box, props)

  expect(box).toEqual(rendered)
})

test('a partner name that would be dropped on the way is not taken, and its author is told', () => {
  const { read } = quoteStart.attributes.partner!

  expect(read('acme-health')).toBe('acme-health')
  for (const bad of ['AcmeHealth', '', 'acme health']) expect(read(bad)).toBeUndefined()
})

const CHOICES: Partial<QuoteStartProps>[] = [
  {},
  { coverFor: 'couples' },
  { state: 'NT', partner: 'demo' },
  { coverFor: 'families', state: 'QLD', partner: 'demo', baseUrl: 'https://site.example' },
]
const listening = () => ({ onStartComparing: vi.fn(), onScheduleCall: vi.fn(), onInvalid: vi.fn() })

test.each(CHOICES.flatMap(choice => ['START COMPARING', 'SCHEDULE A CALL'].map(name => [name, choice] as const)))(
  'the picture answers %s, with %o chosen, as the component does',
  async (name, choice) => {
    const told = { picture: listening(), component: listening() }
    const { container: live } = render(<QuoteStart {...choice} {...told.component} />)
    const picture = document.body.appendChild(pictureOf(<QuoteStart {...choice} />))
    const button = (box: HTMLElement) =>
      [...box.querySelectorAll('button')].find(({ textContent }) => textContent === name)!

    button(live).click()
    const answered = press(button(picture), { ...choice, ...told.picture } as Required<QuoteStartProps>)

    expect(answered).toBe(true)
    for (const event of ['onStartComparing', 'onScheduleCall', 'onInvalid'] as const)
      expect(told.picture[event].mock.calls, event).toEqual(told.component[event].mock.calls)
    const errors = (box: HTMLElement) =>
      [...box.querySelectorAll('form p')].filter(p => p.checkVisibility()).map(p => p.textContent)
    await expect.poll(() => errors(live)).toEqual(errors(picture))
    cleanup()
    picture.remove()
  },
)

test('leads on in a new tab if the browser throws because the frame may not lead the page', () => {
  const refused = vi.spyOn(document, 'open').mockImplementation(() => {
    throw new DOMException('The frame may not.', 'InvalidAccessError')
  })
  const opened = vi.spyOn(window, 'open').mockReturnValue(window)
  onTestFinished(() => {
    refused.mockRestore()
    opened.mockRestore()
  })

  go({ href: 'https://site.example/quote' })

  expect(opened).toHaveBeenLastCalledWith('https://site.example/quote')
})
